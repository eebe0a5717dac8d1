#include "command.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <iostream>

namespace {

struct Verb {
    const char* name;
    const char* does; ///< translated where it is shown
    Exit (*run)(const QStringList& words);
};

constexpr Verb commands[] = {
    {"rules", QT_TRANSLATE_NOOP("Command", "rule sets: list, show, check a file, diff, amend"), rulesCommand},
    {"score", QT_TRANSLATE_NOOP("Command", "score game and match records: ledgers that explain every point"),
     scoreCommand},
    {"draw", QT_TRANSLATE_NOOP("Command", "lay out the bracket for a number of teams"), drawCommand},
    {"new", QT_TRANSLATE_NOOP("Command", "make a tournament from a roster, drawn"), newCommand},
    {"redraw", QT_TRANSLATE_NOOP("Command", "another draw of a tournament that has not begun"),
     redrawCommand},
    {"pair", QT_TRANSLATE_NOOP("Command", "publish the next round of Swiss"), pairCommand},
    {"lots", QT_TRANSLATE_NOOP("Command", "draw lots where teams are level"), lotsCommand},
    {"play-in", QT_TRANSLATE_NOOP("Command", "a match between two teams that are level"), playInCommand},
    {"late", QT_TRANSLATE_NOOP("Command", "a team joins after the draw"), lateCommand},
    {"substitute", QT_TRANSLATE_NOOP("Command", "somebody comes in for a player of a team"),
     substituteCommand},
    {"withdraw", QT_TRANSLATE_NOOP("Command", "a team plays no more"), withdrawCommand},
    {"resolve", QT_TRANSLATE_NOOP("Command", "who plays a match that a correction left disputed"),
     resolveCommand},
    {"vacate", QT_TRANSLATE_NOOP("Command", "a team turns out not to have been allowed to play"),
     vacateCommand},
    {"status", QT_TRANSLATE_NOOP("Command", "teams, matches and standings of a tournament"), statusCommand},
    {"ledger", QT_TRANSLATE_NOOP("Command", "every point of a match and the reason for it"), ledgerCommand},
    {"log", QT_TRANSLATE_NOOP("Command", "every fact on record, a line each"), logCommand},
    {"checkin", QT_TRANSLATE_NOOP("Command", "a player is here"), checkinCommand},
    {"card", QT_TRANSLATE_NOOP("Command", "whose a card is, where the roster does not say"), cardCommand},
    {"sanction", QT_TRANSLATE_NOOP("Command", "a player or a team may not play, until a day"),
     sanctionCommand},
    {"absence", QT_TRANSLATE_NOOP("Command", "grace period and no-show penalties"), absenceCommand},
    {"wait", QT_TRANSLATE_NOOP("Command", "the grace period of a match begins"), waitCommand},
    {"absent", QT_TRANSLATE_NOOP("Command", "decide a match by who did not come"), absentCommand},
    {"report", QT_TRANSLATE_NOOP("Command", "the closing report of a shift"), reportCommand},
    {"purge", QT_TRANSLATE_NOOP("Command", "forget what a tournament knows of people, once it is over"),
     purgeCommand},
    {"call", QT_TRANSLATE_NOOP("Command", "call a match of a tournament to a table"), callCommand},
    {"clock",
     QT_TRANSLATE_NOOP("Command", "start, pause or adjust the clock of a match or of all; call time"),
     clockCommand},
    {"table", QT_TRANSLATE_NOOP("Command", "close a table of the room, open it again, or have more of them"),
     tableCommand},
    {"rest", QT_TRANSLATE_NOOP("Command", "how long a team rests between two of its matches"), restCommand},
    {"paper", QT_TRANSLATE_NOOP("Command", "take over a game that was begun on paper"), paperCommand},
    {"sheet", QT_TRANSLATE_NOOP("Command", "the paper of a match went out to its table, or came back"),
     sheetCommand},
    {"papercheck", QT_TRANSLATE_NOOP("Command", "hold the totals that a table wrote against the rules"),
     papercheckCommand},
    {"record", QT_TRANSLATE_NOOP("Command", "enter the hands of a match, a line each"), recordCommand},
    {"challenge", QT_TRANSLATE_NOOP("Command", "claim a renege, with what shows it"), challengeCommand},
    {"decide", QT_TRANSLATE_NOOP("Command", "decide a renege challenge"), decideCommand},
    {"foul", QT_TRANSLATE_NOOP("Command", "an infraction for which the rules name a price"), foulCommand},
    {"adjust", QT_TRANSLATE_NOOP("Command", "points that a supervisor adds or takes, with the reason"),
     adjustCommand},
    {"protest", QT_TRANSLATE_NOOP("Command", "a side plays on under protest"), protestCommand},
    {"settle", QT_TRANSLATE_NOOP("Command", "what became of a protest"), settleCommand},
    {"rate", QT_TRANSLATE_NOOP("Command", "how a side behaved in a match"), rateCommand},
    {"incident", QT_TRANSLATE_NOOP("Command", "a warning, an ejection, or what else is to be on record"),
     incidentCommand},
    {"finish", QT_TRANSLATE_NOOP("Command", "both captains agree: the winner moves on"), finishCommand},
    {"result", QT_TRANSLATE_NOOP("Command", "decide a match without play"), resultCommand},
    {"demo", QT_TRANSLATE_NOOP("Command", "a whole tournament to look at, into a new file"), demoCommand},
    {"do", QT_TRANSLATE_NOOP("Command", "record facts, a line each, as log --json writes them"), doCommand},
    {"amend", QT_TRANSLATE_NOOP("Command", "correct a hand on record"), amendCommand},
    {"swap", QT_TRANSLATE_NOOP("Command", "put right the sides, seats or first dealer of a sheet"),
     swapCommand},
    {"move", QT_TRANSLATE_NOOP("Command", "a sheet entered for the wrong match goes to its own"),
     moveCommand},
    {"verify", QT_TRANSLATE_NOOP("Command", "whether a file is sound, and bears out what was signed"),
     verifyCommand},
    {"backup", QT_TRANSLATE_NOOP("Command", "a checked copy of a tournament"), backupCommand},
    {"restore",
     QT_TRANSLATE_NOOP("Command", "a tournament from a copy, or from what is left of a damaged file"),
     restoreCommand},
    {"export", QT_TRANSLATE_NOOP("Command", "the whole tournament as JSON"), exportCommand},
    {"import", QT_TRANSLATE_NOOP("Command", "a tournament from what export wrote"), importCommand},
    {"print", QT_TRANSLATE_NOOP("Command", "bracket, score sheets, standings and more as a PDF"),
     printCommand},
    {"undo", QT_TRANSLATE_NOOP("Command", "take back what was recorded last"), undoCommand},
    {"redo", QT_TRANSLATE_NOOP("Command", "record again what was taken back last"), redoCommand},
};

// Qt's own remarks (a locale that is not UTF-8, say) are none of the user's business.
void keepQuiet(QtMsgType, const QMessageLogContext&, const QString&) {}

Exit help()
{
    std::string text =
        Command::tr("Courtside scores intramural Spades by the venue's own rules.").toStdString() +
        "\n\n  courtside [FILE]  " +
        Command::tr("opens the window, on FILE or on the tournament that was open last").toStdString() + '\n';
    for (const Verb& command : commands) {
        std::string name(command.name);
        name.resize(11, ' ');
        text += "  courtside " + name + Command::tr(command.does).toStdString() + '\n';
    }
    text += '\n' + Command::tr("`courtside help COMMAND` says more.").toStdString() + '\n';
    return answer(text) ? Exit::Done : Exit::Store;
}

/// The command of that name; null where there is none.
const Verb* command(const QString& name)
{
    const auto* at = std::find_if(std::begin(commands), std::end(commands),
                                  [&](const Verb& c) { return name == QLatin1String(c.name); });
    return at == std::end(commands) ? nullptr : at;
}

// A word that is no command may be a tournament's file.
bool wantsWindow(const QStringList& words)
{
    if (words.isEmpty())
        return true;
    const QString& word = words.first();
    return words.size() == 1 && !command(word) &&
           (word.endsWith(QLatin1String(".courtside")) || QFileInfo(word).isFile());
}

/// `help call` is `call --help`, and `-h` is `--help`.
QStringList inFull(QStringList words)
{
    if (words.size() > 1 && words.first() == QLatin1String("help")) {
        words.removeFirst();
        if (!words.first().startsWith(QLatin1Char('-')))
            words << QStringLiteral("--help");
    }
    if (words.value(0) == QLatin1String("-h"))
        words.first() = QStringLiteral("--help");
    return words;
}

Exit refuseUnknown(const QString& word)
{
    QStringList names{QStringLiteral("help"), QStringLiteral("--help"), QStringLiteral("--version")};
    for (const Verb& each : commands)
        names << QString::fromUtf8(each.name);
    const QString meant = nearest(word, names);
    if (meant.isEmpty())
        complain(Message{"command-unknown", {{"word", word.toStdString()}}});
    else
        complain(
            Message{"command-unknown-meant", {{"word", word.toStdString()}, {"meant", meant.toStdString()}}});
    return Exit::BadInput;
}

Exit run(const QStringList& words)
{
    complainAsJson(words.contains(QStringLiteral("--json")));
    if (words.size() > 1 && words.first().startsWith(QLatin1Char('-'))) {
        complain(Message{"command-too-many-words", {{"word", words.at(1).toStdString()}}});
        return Exit::BadInput;
    }
    if (words.first() == QLatin1String("--help") || words.first() == QLatin1String("help"))
        return help();
    if (words.first() == QLatin1String("--version"))
        return answer("courtside " COURTSIDE_VERSION "\n") ? Exit::Done : Exit::Store;
    const Verb* asked = command(words.first());
    return asked ? asked->run(words.mid(1)) : refuseUnknown(words.first());
}

} // namespace

int main(int argc, char* argv[])
{
    std::ios::sync_with_stdio(false); // so that a read error of standard input is told from its end
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words << QString::fromUtf8(argv[i]);
    words = inFull(std::move(words));
    if (wantsWindow(words))
        return static_cast<int>(openWindow(argc, argv, words));
    qInstallMessageHandler(keepQuiet);
    // It finds the database driver, and reads no words of ours.
    int name = 1;
    const auto application = printsPages(words.first()) ? pageApplication(name, argv)
                                                        : std::make_unique<QCoreApplication>(name, argv);
    return static_cast<int>(run(words));
}
