// courtside rate FILE --match ID --side a --rating 3.5: how a side behaved.
#include "tournamentfile.h"

#include "desk/rulings/conduct.h"

Exit rateCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("rate FILE --match ID --side a|b --rating N [--reason TEXT] --by NAME"),
        Command::tr("Rates the sportsmanship of a side in a match, 0 to 10, as 4 or 3.5. It is not open\n"
                    "to protest; staff may revise it, with a reason."));
    asked.option(QStringLiteral("match"), Command::tr("its number or id"), QStringLiteral("ID"));
    asked.option(QStringLiteral("side"), oneOf({"a", "b"}), QStringLiteral("SIDE"));
    asked.option(QStringLiteral("rating"), Command::tr("as 4 or 3.5"), QStringLiteral("N"));
    asked.option(QStringLiteral("reason"), Command::tr("why, where it is revised"), QStringLiteral("TEXT"));
    addWritingOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    const auto side = choice<facts::Side>(asked, QStringLiteral("side"));
    const auto tenths = desk::ratingIn(asked.text(QStringLiteral("rating")).value_or(""));
    if (!tenths)
        return fail(tenths.error(), "--rating");
    if (!side)
        return Exit::BadInput;
    auto at = openMatch(asked);
    if (!at)
        return at.error();
    const auto done = desk::rate(at->desk, at->by, at->match, *side, *tenths,
                                 asked.text(QStringLiteral("reason")).value_or(""));
    if (!done)
        return fail(done.error());
    return answerRecorded(
        asked, *done,
        desk::conductText(at->desk.tournament(), *done, desk::timestampOf(at->desk.environment())));
}
