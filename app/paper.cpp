// courtside paper FILE --match ID -a SCORE -b SCORE: a game that was begun on paper goes on here.
#include "tournamentfile.h"

#include "desk/play/table.h"

Exit paperCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("paper FILE --match ID -a POINTS -b POINTS [--bags-a N] [--bags-b N] [--sets-a N]\n"
                       "          [--sets-b N] [--hands N] --by NAME"),
        Command::tr("Takes the game in play over from a sheet of paper, at that score and with so many\n"
                    "bags, before its first hand here. The match has to be called first."));
    asked.option(QStringLiteral("match"), Command::tr("its number or id"), QStringLiteral("ID"));
    asked.option(QStringLiteral("hands"), Command::tr("how many were played on paper"), QStringLiteral("N"));
    for (const QString& side : {QStringLiteral("a"), QStringLiteral("b")}) {
        const QString letter = side.toUpper();
        asked.option(side, Command::tr("score of side %1").arg(letter), QStringLiteral("POINTS"));
        asked.option(QStringLiteral("bags-") + side, Command::tr("its bags"), QStringLiteral("N"));
        asked.option(QStringLiteral("sets-") + side, Command::tr("how often it was set"),
                     QStringLiteral("N"));
    }
    addWritingOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    bool good = true;
    const auto number = [&](const QString& name) { return asked.number(name, good).value_or(0); };
    scoring::Start start;
    for (const scoring::Side side : scoring::bothSides) {
        const QString letter = QString::fromStdString(scoring::name(side));
        if (!asked.has(letter)) {
            complain(Message{"option-score-missing", {{"side", scoring::name(side)}}});
            good = false;
        }
        start.sides[side] = {number(letter), number(QStringLiteral("bags-") + letter),
                             number(QStringLiteral("sets-") + letter)};
    }
    start.hands = number(QStringLiteral("hands"));
    if (!good)
        return Exit::BadInput;
    auto at = openMatch(asked);
    if (!at)
        return at.error();
    const auto taken = desk::takeOver(at->desk, at->by, at->match, start);
    if (!taken)
        return fail(taken.error());
    return answerRecorded(asked, *taken, desk::takenOverText(at->desk.tournament(), at->match));
}
