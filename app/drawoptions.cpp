#include "drawoptions.h"

#include "tournamentfile.h"

#include "desk/document/draft.h"
#include "desk/drawing/drawfacts.h"

namespace {

// Another way of seeding keeps nobody apart unless that is asked for anew.
void readSeeding(const CommandLine& asked, desk::HowDrawn& draw, bool& good)
{
    const auto said = asked.text(QStringLiteral("seeding"));
    const std::string how = said.value_or("listed");
    const std::string random = "random:";
    const std::string standings = "standings:";
    if (!said)
        return;
    draw.seeding = facts::Seeding::Listed;
    draw.apart = draw.apart && how.starts_with("random");
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
        complainOfChoice("--seeding", how, "listed, random, random:SEED, standings:TOURNAMENT");
        good = false;
    }
}

// `--third-place`, or `--no-third-place` where that is offered too.
void readFlag(const CommandLine& asked, const QString& name, bool& flag)
{
    flag = asked.has(name) || (flag && !asked.has(QStringLiteral("no-") + name));
}

void readNumber(const CommandLine& asked, const QString& name, std::optional<int>& number, bool& good)
{
    if (const auto said = asked.number(name, good))
        number = said;
}

} // namespace

void addDrawOptions(CommandLine& asked)
{
    asked.option(
        QStringLiteral("seeding"),
        Command::tr("%1 (the roster's seeds, then its order), %2 or %3, or %4 (the standings in the file of "
                    "another tournament, then the roster's order)")
            .arg(QStringLiteral("listed"), QStringLiteral("random"), QStringLiteral("random:SEED"),
                 QStringLiteral("standings:TOURNAMENT")),
        QStringLiteral("HOW"));
    asked.option(QStringLiteral("apart"),
                 Command::tr("with random: teams of one affiliation meet as late as can be, and go to "
                             "different pools; seeds of the roster stay as they are"));
    asked.option(QStringLiteral("third-place"), Command::tr("the losing semifinalists play for third place"));
    asked.option(QStringLiteral("single-final"), Command::tr("one final in a double elimination"));
    asked.option(QStringLiteral("pools"), Command::tr("of pools-playoff: how many"), QStringLiteral("P"));
    asked.option(QStringLiteral("advance"), Command::tr("of pools-playoff: from each pool"),
                 QStringLiteral("K"));
    asked.option(QStringLiteral("wildcards"), Command::tr("of pools-playoff: the best of the others"),
                 QStringLiteral("W"));
    asked.option(QStringLiteral("rounds"), Command::tr("of swiss"), QStringLiteral("R"));
    asked.option(QStringLiteral("meetings"),
                 Command::tr("of round-robin and pools-playoff: how often everybody meets everybody"),
                 QStringLiteral("M"));
    asked.option(
        QStringLiteral("ranking"),
        Command::tr("what breaks ties: %1, or %2")
            .arg(QStringLiteral(
                     "{\"order\": [\"win-share\", \"head-to-head\", …], \"cap\": 200, \"points\": …, "
                     "\"withdrawn\": \"keep\"|\"expunge\"}"),
                 QStringLiteral("usual")),
        QStringLiteral("JSON"));
}

bool givesPools(const CommandLine& asked)
{
    const bool pools = asked.has(QStringLiteral("pools"));
    const bool advance = asked.has(QStringLiteral("advance"));
    if (!pools)
        complain(Message{"option-pools-missing"});
    if (!advance)
        complain(Message{"option-advance-missing"});
    return pools && advance;
}

desk::HowDrawn drawAsked(const CommandLine& asked, bool& good, desk::HowDrawn before)
{
    desk::HowDrawn draw = std::move(before);
    readSeeding(asked, draw, good);
    readFlag(asked, QStringLiteral("apart"), draw.apart);
    readFlag(asked, QStringLiteral("third-place"), draw.thirdPlace);
    readFlag(asked, QStringLiteral("single-final"), draw.singleFinal);
    readNumber(asked, QStringLiteral("pools"), draw.pools, good);
    readNumber(asked, QStringLiteral("advance"), draw.advance, good);
    readNumber(asked, QStringLiteral("wildcards"), draw.wildcards, good);
    readNumber(asked, QStringLiteral("rounds"), draw.rounds, good);
    readNumber(asked, QStringLiteral("meetings"), draw.meetings, good);
    if (draw.wildcards == 0)
        draw.wildcards.reset();
    if (const auto said = asked.text(QStringLiteral("ranking")))
        draw.ranking = said == "usual" ? std::nullopt : said;
    return draw;
}
