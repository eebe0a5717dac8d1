// What every command shares: how it ends, what it says where, and how it reads its words.
#pragma once

#include "desk/checks/answer.h"
#include "wording/tr.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QStringList>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

using message::Message;
using wording::Command;

/// formats.md, exit codes.
enum class Exit { Done = 0, No = 1, BadInput = 2, Store = 3, Conflict = 4 };

/// Says what is wrong, and where (`hands.jsonl:3`, or empty), as one line on standard error: the sentence, or
/// with --json its code, its arguments and the sentence. Control characters become blanks, so that it stays
/// one line.
void complain(const desk::Mistake& mistake, const std::string& where = {});
/// One line on standard error of what is no mistake: a warning, how far it is.
void remark(std::string_view text);
/// Whether mistakes are said as JSON from now on.
void complainAsJson(bool asJson);
/// Text to standard output, at once. False where it cannot be written; that has then been said.
bool answer(std::string_view text);

/// Words of which one is to be typed, for the help of an option: `a, b or supervisor`. They are never
/// translated.
QString oneOf(const std::vector<const char*>& words);

/// Reads the words of a command strictly. Nothing where they are wrong, which has then been said. `--help`
/// and `-h` are answered with `usage` and give nothing either.
class CommandLine {
public:
    /// `usage` is the line after `courtside `: `score [FILE|-] [--text]`.
    CommandLine(QString usage, QString does);
    void option(const QString& name, const QString& does);
    void option(const QString& name, const QString& does, const QString& value);
    /// An option that may be given more than once.
    void repeatable(const QString& name, const QString& does, const QString& value);
    /// True where the words were good and the command should go on; `fewest` to `most` words without a name.
    bool read(const QStringList& words, qsizetype fewest, qsizetype most);
    /// The exit code where read() said no.
    Exit exit() const { return m_exit; }

    bool has(const QString& name) const { return m_parser.isSet(name); }
    std::optional<std::string> text(const QString& name) const;
    /// Every value of a repeatable option, in the order in which they were given.
    std::vector<std::string> texts(const QString& name) const;
    /// A whole number; where it is none, `good` becomes false and that has been said.
    std::optional<int> number(const QString& name, bool& good) const;
    QStringList rest() const { return m_parser.positionalArguments(); }
    /// The word without a name at that place, from 0; read() has said that it is there.
    std::string word(qsizetype place) const { return rest().at(place).toStdString(); }

private:
    /// How the command is used, as what is wrong with its words names it.
    std::string usage() const { return m_usage.toStdString(); }
    /// Why the words cannot be read: which option is none, and which one was meant, or what is wrong with a
    /// value.
    message::Message misread(const QStringList& words) const;
    /// Which option lacks a value, or has one and takes none.
    message::Message misvalued(const QStringList& words) const;
    /// What is wrong with words that can be read; nothing where they are good.
    std::optional<message::Message> wrongWith(qsizetype fewest, qsizetype most) const;
    void describe(const QString& name, const QString& does, const QString& value);

    QString m_usage;
    QString m_does;
    std::string m_options;
    QStringList m_known; ///< names of options
    QStringList m_flags; ///< those without a value
    QStringList m_repeatable;
    QCommandLineParser m_parser;
    Exit m_exit = Exit::BadInput;
};

/// A whole number among the words, which the usage calls `name`; nothing where it is none, which has then
/// been said.
std::optional<int> wholeNumber(const std::string& word, const char* name);

/// The window, on the file in `words` or, where there is none, on the tournament that was open last.
Exit openWindow(int argc, char* argv[], const QStringList& words);

// One file a command.
Exit rulesCommand(const QStringList& words);
Exit scoreCommand(const QStringList& words);
Exit drawCommand(const QStringList& words);
Exit newCommand(const QStringList& words);
Exit redrawCommand(const QStringList& words);
Exit pairCommand(const QStringList& words);
Exit lotsCommand(const QStringList& words);
Exit playInCommand(const QStringList& words);
Exit lateCommand(const QStringList& words);
Exit substituteCommand(const QStringList& words);
Exit withdrawCommand(const QStringList& words);
Exit vacateCommand(const QStringList& words);
Exit resolveCommand(const QStringList& words);
Exit statusCommand(const QStringList& words);
Exit ledgerCommand(const QStringList& words);
Exit logCommand(const QStringList& words);
Exit checkinCommand(const QStringList& words);
Exit cardCommand(const QStringList& words);
Exit sanctionCommand(const QStringList& words);
Exit absenceCommand(const QStringList& words);
Exit waitCommand(const QStringList& words);
Exit absentCommand(const QStringList& words);
Exit purgeCommand(const QStringList& words);
Exit reportCommand(const QStringList& words);
Exit callCommand(const QStringList& words);
Exit clockCommand(const QStringList& words);
Exit tableCommand(const QStringList& words);
Exit restCommand(const QStringList& words);
Exit paperCommand(const QStringList& words);
Exit sheetCommand(const QStringList& words);
Exit papercheckCommand(const QStringList& words);
Exit recordCommand(const QStringList& words);
Exit challengeCommand(const QStringList& words);
Exit decideCommand(const QStringList& words);
Exit foulCommand(const QStringList& words);
Exit adjustCommand(const QStringList& words);
Exit protestCommand(const QStringList& words);
Exit settleCommand(const QStringList& words);
Exit rateCommand(const QStringList& words);
Exit incidentCommand(const QStringList& words);
Exit finishCommand(const QStringList& words);
Exit resultCommand(const QStringList& words);
Exit demoCommand(const QStringList& words);
Exit doCommand(const QStringList& words);
Exit undoCommand(const QStringList& words);
Exit redoCommand(const QStringList& words);
Exit amendCommand(const QStringList& words);
Exit swapCommand(const QStringList& words);
Exit moveCommand(const QStringList& words);
Exit verifyCommand(const QStringList& words);
Exit backupCommand(const QStringList& words);
Exit restoreCommand(const QStringList& words);
Exit exportCommand(const QStringList& words);
Exit importCommand(const QStringList& words);
Exit printCommand(const QStringList& words);

/// Whether that command draws pages, for which it needs fonts but no display.
bool printsPages(const QString& command);
/// The application that finds the fonts without a display.
std::unique_ptr<QCoreApplication> pageApplication(int& argc, char** argv);

// What somebody meant who mistyped a word.

/// The one of these words that is nearest to what was typed: at most a third of its letters left out, put in,
/// changed or swapped with the next. Empty where none is that near.
QString nearest(const QString& typed, const QStringList& known);

// What may become of later matches, for the help of every command that corrects the record.

/// Lines without an end, to stand behind what the command does.
inline QString thenHelp()
{
    return u'\n' + Command::tr("What becomes of a later match whose sides it changes is said with --then:\n"
                               "%1 (who belongs there takes over as it stands), %2 (who belongs there\n"
                               "plays it again), %3 (who sat down plays on, or has played it).")
                       .arg(QStringLiteral("seat"), QStringLiteral("replay"), QStringLiteral("stand"));
}
