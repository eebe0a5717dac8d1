// How every command ends, and what it says where.
#pragma once

#include "desk/checks/answer.h"
#include "wording/tr.h"

#include <QStringList>

#include <string>
#include <string_view>

using message::Message;
using wording::Command;

/// formats.md, exit codes.
enum class Exit { Done = 0, No = 1, BadInput = 2, Store = 3, Conflict = 4 };

/// Says what is wrong, and where (`hands.jsonl:3`, or empty), as one line on standard error: the sentence, or
/// with --json its code, its arguments and the sentence. Control characters become blanks, so that it stays
/// one line. Gives BadInput.
Exit complain(const desk::Mistake& mistake, const std::string& where = {});
/// Says what went wrong, a line a mistake behind `where`, and gives the exit code with which that ends.
Exit fail(const desk::Failure& failure, const std::string& where = {});
/// Says that none of the choices was given with that option; what was given may be empty.
Exit complainOfChoice(const std::string& option, const std::string& given, const std::string& choices);
/// One line on standard error of what is no mistake: a warning, how far it is. Its spaces are plain ones.
void remark(std::string_view text);
/// Whether mistakes are said as JSON from now on.
void complainAsJson(bool asJson);
/// Text to standard output, at once: Done, or Store where it cannot be written, which has then been said. All
/// its spaces are plain ones, which grep finds and which take one column; JSON stays as it is.
Exit answer(std::string_view text, desk::As as = desk::As::Text);

/// `fall.courtside: --match`, or the option alone where `where` is empty.
std::string behind(const std::string& where, const std::string& option);
/// Words of which one is to be typed, for the help of an option: `a, b or supervisor`. They are never
/// translated.
QString oneOf(QStringList words);
/// The one of these words that is nearest to what was typed: at most a third of its letters left out, put in,
/// changed or swapped with the next. Empty where none is that near.
QString nearest(const QString& typed, const QStringList& known);
