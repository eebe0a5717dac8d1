#include "drawoptions.h"

#include "nightfile.h"

#include "desk/world.h"

namespace {

void readSeeding(const Words& asked, desk::HowDrawn& draw, bool& good)
{
    const std::string how = asked.text(QStringLiteral("seeding")).value_or("listed");
    const std::string random = "random:";
    const std::string standings = "standings:";
    if (how == "listed")
        return;
    if (how.size() > standings.size() && how.starts_with(standings)) {
        auto names = desk::standingsIn(how.substr(standings.size()), desk::thisMachine());
        if (names)
            draw.standings = *std::move(names);
        else
            fail(names.error());
        good = good && draw.standings;
        return;
    }
    draw.seeding = facts::Seeding::Random;
    if (how.size() > random.size() && how.starts_with(random)) {
        draw.randomSeed = how.substr(random.size());
    } else if (how != "random") {
        complain("--seeding: \"" + how + "\" is none of these: listed, random, random:SEED, standings:NIGHT");
        good = false;
    }
}

} // namespace

void addDrawOptions(Words& asked)
{
    asked.option(
        QStringLiteral("seeding"),
        QStringLiteral(
            "listed (the roster's seeds, then its order), random or random:SEED, or standings:NIGHT (the "
            "standings in the file of another night, then the roster's order)"),
        QStringLiteral("HOW"));
    asked.option(QStringLiteral("apart"),
                 QStringLiteral("with random: teams of one affiliation meet as late as can be, and go to "
                                "different pools; seeds of the roster stay as they are"));
    asked.option(QStringLiteral("third-place"),
                 QStringLiteral("the losing semifinalists play for third place"));
    asked.option(QStringLiteral("single-final"), QStringLiteral("one final in a double elimination"));
    asked.option(QStringLiteral("pools"), QStringLiteral("of pools-playoff: how many"), QStringLiteral("P"));
    asked.option(QStringLiteral("advance"), QStringLiteral("of pools-playoff: from each pool"),
                 QStringLiteral("K"));
    asked.option(QStringLiteral("wildcards"), QStringLiteral("of pools-playoff: the best of the others"),
                 QStringLiteral("W"));
    asked.option(QStringLiteral("rounds"), QStringLiteral("of swiss"), QStringLiteral("R"));
    asked.option(QStringLiteral("meetings"),
                 QStringLiteral("of round-robin and pools-playoff: how often everybody meets everybody"),
                 QStringLiteral("M"));
    asked.option(
        QStringLiteral("ranking"),
        QStringLiteral("what breaks ties: {\"order\": [\"win-share\", \"head-to-head\", …], \"cap\": "
                       "200, \"points\": …, \"withdrawn\": \"keep\"|\"expunge\"}"),
        QStringLiteral("JSON"));
}

desk::HowDrawn drawAsked(const Words& asked, bool& good)
{
    desk::HowDrawn draw;
    readSeeding(asked, draw, good);
    draw.apart = asked.has(QStringLiteral("apart"));
    draw.thirdPlace = asked.has(QStringLiteral("third-place"));
    draw.singleFinal = asked.has(QStringLiteral("single-final"));
    draw.pools = asked.number(QStringLiteral("pools"), good);
    draw.advance = asked.number(QStringLiteral("advance"), good);
    draw.wildcards = asked.number(QStringLiteral("wildcards"), good);
    draw.rounds = asked.number(QStringLiteral("rounds"), good);
    draw.meetings = asked.number(QStringLiteral("meetings"), good);
    draw.ranking = asked.text(QStringLiteral("ranking"));
    return draw;
}
