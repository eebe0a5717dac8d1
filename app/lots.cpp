// courtside lots FILE: teams that are level where it has to be decided draw lots.
#include "tournamentfile.h"

#include "desk/drawing/drawlater.h"

Exit lotsCommand(const QStringList& words)
{
    CommandLine asked(
        QStringLiteral("lots FILE [--team TEAM]… [--seed SEED | --by-hand TEXT] --by NAME"),
        Command::tr(
            "Draws lots for the first tie that has to be decided (status lists them), by a seed with\n"
            "which anyone can repeat it; or records lots that were drawn by hand."));
    asked.repeatable(QStringLiteral("team"), Command::tr("its id or name; drawn by hand, the best first"),
                     QStringLiteral("TEAM"));
    asked.option(QStringLiteral("seed"), Command::tr("of the lot; else one is made"), QStringLiteral("SEED"));
    asked.option(QStringLiteral("by-hand"), Command::tr("how they were drawn"), QStringLiteral("TEXT"));
    addWritingOptions(asked);
    if (!asked.read(words, 1, 1))
        return asked.exit();
    auto at = openToWrite(asked);
    if (!at)
        return at.error();
    desk::LotOptions options;
    for (const std::string& typed : asked.texts(QStringLiteral("team"))) {
        auto team = teamAsked(typed, at->desk);
        if (!team)
            return team.error();
        options.teams.push_back(*std::move(team));
    }
    options.randomSeed = asked.text(QStringLiteral("seed"));
    options.reason = asked.text(QStringLiteral("by-hand"));
    options.byHand = options.reason.has_value();
    const auto drawn = desk::drawLots(at->desk, at->by, options);
    return drawn ? answerRecorded(asked, *drawn, desk::recordedText(at->desk.tournament(), *drawn))
                 : fail(drawn.error());
}
