#include "command.h"
#include "nearest.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <iostream>

namespace {

struct Command {
    const char* name;
    const char* does;
    Exit (*run)(const QStringList& words);
};

constexpr Command commands[] = {
    {"rules", "rule sets: list, show, check a file, diff, amend", rulesCommand},
    {"score", "score game and match records: ledgers that explain every point", scoreCommand},
    {"draw", "lay out the bracket for a number of teams", drawCommand},
    {"new", "make a tournament from a roster, drawn", newCommand},
    {"redraw", "another draw of a tournament that has not begun", redrawCommand},
    {"pair", "publish the next round of Swiss", pairCommand},
    {"lots", "draw lots where teams are level", lotsCommand},
    {"play-in", "a match between two teams that are level", playInCommand},
    {"late", "a team joins after the draw", lateCommand},
    {"substitute", "somebody comes in for a player of a team", substituteCommand},
    {"withdraw", "a team plays no more", withdrawCommand},
    {"resolve", "who plays a match that a correction left disputed", resolveCommand},
    {"vacate", "a team turns out not to have been allowed to play", vacateCommand},
    {"status", "teams, matches and standings of a tournament", statusCommand},
    {"ledger", "every point of a match and the reason for it", ledgerCommand},
    {"log", "every fact on record, a line each", logCommand},
    {"checkin", "a player is here", checkinCommand},
    {"card", "whose a card is, where the roster does not say", cardCommand},
    {"sanction", "a player or a team may not play, until a day", sanctionCommand},
    {"absence", "grace period and no-show penalties", absenceCommand},
    {"wait", "the grace period of a match begins", waitCommand},
    {"absent", "decide a match by who did not come", absentCommand},
    {"report", "the closing report of a shift", reportCommand},
    {"purge", "forget what a tournament knows of people, after the event", purgeCommand},
    {"call", "call a match of a tournament to a table", callCommand},
    {"clock", "start, pause or adjust the clock of a match or of all; call time", clockCommand},
    {"table", "close a table of the room, open it again, or have more of them", tableCommand},
    {"rest", "how long a team rests between two of its matches", restCommand},
    {"paper", "take over a game that was begun on paper", paperCommand},
    {"sheet", "the paper of a match went out to its table, or came back", sheetCommand},
    {"papercheck", "hold the totals that a table wrote against the rules", papercheckCommand},
    {"record", "enter the hands of a match, a line each", recordCommand},
    {"challenge", "claim a renege, with what shows it", challengeCommand},
    {"decide", "decide a renege challenge", decideCommand},
    {"foul", "an infraction for which the rules name a price", foulCommand},
    {"adjust", "points that a supervisor adds or takes, with the reason", adjustCommand},
    {"protest", "a side plays on under protest", protestCommand},
    {"settle", "what became of a protest", settleCommand},
    {"rate", "how a side behaved in a match", rateCommand},
    {"incident", "a warning, an ejection, or what else is to be on record", incidentCommand},
    {"finish", "both captains agree: the winner moves on", finishCommand},
    {"result", "decide a match without play", resultCommand},
    {"demo", "a whole tournament to look at, into a new file", demoCommand},
    {"do", "record facts, a line each, as log --json writes them", doCommand},
    {"amend", "correct a hand on record", amendCommand},
    {"swap", "put right the sides, seats or first dealer of a sheet", swapCommand},
    {"move", "a sheet entered for the wrong match goes to its own", moveCommand},
    {"verify", "whether a file is sound, and bears out what was signed", verifyCommand},
    {"backup", "a checked copy of a tournament", backupCommand},
    {"restore", "a tournament from a copy, or from what is left of a damaged file", restoreCommand},
    {"export", "the whole tournament as JSON", exportCommand},
    {"import", "a tournament from what export wrote", importCommand},
    {"print", "bracket, score sheets, standings and more as a PDF", printCommand},
    {"undo", "take back what was recorded last", undoCommand},
    {"redo", "record again what was taken back last", redoCommand},
};

// Qt's own remarks (a locale that is not UTF-8, say) are none of the user's business.
void keepQuiet(QtMsgType, const QMessageLogContext&, const QString&) {}

Exit help()
{
    std::string text =
        "Courtside scores intramural Spades by the venue's own rules.\n\n"
        "  courtside [FILE]  opens the window, on FILE or on the tournament that was open last\n";
    for (const Command& command : commands) {
        std::string name(command.name);
        name.resize(11, ' ');
        text += "  courtside " + name + command.does + '\n';
    }
    text += "\n`courtside help COMMAND` says more.\n";
    return answer(text) ? Exit::Done : Exit::Store;
}

/// The command of that name; null where there is none.
const Command* command(const QString& name)
{
    const auto* at = std::find_if(std::begin(commands), std::end(commands),
                                  [&](const Command& c) { return name == QLatin1String(c.name); });
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
    for (const Command& each : commands)
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
    const Command* asked = command(words.first());
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
