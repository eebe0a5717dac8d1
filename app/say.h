// How commands end, and what they print to standard output and standard error.
#pragma once

#include "desk/checks/answer.h"
#include "wording/tr.h"

#include <QStringList>

#include <string>
#include <string_view>

using message::Message;
using wording::Command;

/// See the exit codes in formats.md.
enum class Exit { Done = 0, No = 1, BadInput = 2, Store = 3, Conflict = 4 };

/// Prints what is wrong, and where (`hands.jsonl:3`, or empty), as one line to standard error: the sentence,
/// or with --json its code, arguments and sentence. Control characters become blanks, so it stays one line.
/// Returns BadInput.
Exit complain(const desk::Mistake& mistake, const std::string& where = {});
/// Prints what went wrong, one line for each mistake with `where` before it. Returns the exit code of that
/// failure.
Exit fail(const desk::Failure& failure, const std::string& where = {});
/// Prints that the value given for the option isn't one of the choices. `given` may be empty.
Exit complainOfChoice(const std::string& option, const std::string& given, const std::string& choices);
/// Prints one line to standard error that isn't a mistake: a warning or progress. Only plain spaces.
void remark(std::string_view text);
/// Whether mistakes are printed as JSON from now on.
void complainAsJson(bool asJson);
/// Prints text to standard output at once. Returns Done, or Store after printing that it couldn't be written.
/// Other kinds of spaces become plain ones, which grep finds and which take one column; JSON isn't changed.
Exit answer(std::string_view text, desk::As as = desk::As::Text);

/// `fall.courtside: --match`, or only the option if `where` is empty.
std::string behind(const std::string& where, const std::string& option);
/// A choice of words for the help of an option: `a, b or supervisor`. The words themselves aren't translated.
QString oneOf(QStringList words);
/// The known word nearest to the typed one: at most a third of its letters are missing, added, changed or
/// swapped with the next. Empty if none is that near.
QString nearest(const QString& typed, const QStringList& known);
