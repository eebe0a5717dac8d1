#include "drawwords.h"

#include "wording/filled.h"
#include "wording/tr.h"

namespace wording {

using bracket::Bracket;
using bracket::Kind;
using bracket::Match;
using bracket::Part;
using bracket::Stage;

namespace {

std::string numberOf(const Bracket& bracket, const bracket::MatchId& id)
{
    const Match* match = find(bracket, id);
    return match && match->number ? std::to_string(*match->number) : id;
}

/// A round that is called by its number.
QString numbered(const Bracket& bracket, Part part)
{
    const bool isPools = bracket.kind == Kind::PoolsPlayoff;
    if (part == Part::Losers)
        return Desk::tr("Losers round %1");
    if (part == Part::Winners && bracket.kind == Kind::DoubleElimination)
        return Desk::tr("Winners round %1");
    if (part == Part::Winners && isPools)
        return Desk::tr("Playoff round %1");
    return part == Part::Pool && isPools ? Desk::tr("Pool round %1") : Desk::tr("Round %1");
}

QString numberedInText(const Bracket& bracket, Part part)
{
    const bool isPools = bracket.kind == Kind::PoolsPlayoff;
    if (part == Part::Losers)
        return Desk::tr("losers round %1");
    if (part == Part::Winners && bracket.kind == Kind::DoubleElimination)
        return Desk::tr("winners round %1");
    if (part == Part::Winners && isPools)
        return Desk::tr("playoff round %1");
    return part == Part::Pool && isPools ? Desk::tr("pool round %1") : Desk::tr("round %1");
}

QString nameOf(Stage stage)
{
    switch (stage) {
    case Stage::Quarterfinal:
        return Desk::tr("Quarterfinals");
    case Stage::Semifinal:
        return Desk::tr("Semifinals");
    case Stage::WinnersFinal:
        return Desk::tr("Winners final");
    case Stage::LosersFinal:
        return Desk::tr("Losers final");
    case Stage::Final:
        return Desk::tr("Final");
    case Stage::SecondFinal:
        return Desk::tr("Second final, if necessary");
    case Stage::ThirdPlace:
        return Desk::tr("Third place");
    case Stage::PlayIn:
        return Desk::tr("Play-in");
    case Stage::Early:
        break;
    }
    return {};
}

QString inText(Stage stage)
{
    switch (stage) {
    case Stage::Quarterfinal:
        return Desk::tr("quarterfinals");
    case Stage::Semifinal:
        return Desk::tr("semifinals");
    case Stage::WinnersFinal:
        return Desk::tr("winners final");
    case Stage::LosersFinal:
        return Desk::tr("losers final");
    case Stage::Final:
        return Desk::tr("final");
    case Stage::SecondFinal:
        return Desk::tr("second final, if necessary");
    case Stage::ThirdPlace:
        return Desk::tr("third place");
    case Stage::PlayIn:
        return Desk::tr("play-in");
    case Stage::Early:
        break;
    }
    return {};
}

} // namespace

std::string name(Kind kind)
{
    switch (kind) {
    case Kind::SingleElimination:
        return filled(Desk::tr("single elimination"));
    case Kind::DoubleElimination:
        return filled(Desk::tr("double elimination"));
    case Kind::RoundRobin:
        return filled(Desk::tr("round robin"));
    case Kind::PoolsPlayoff:
        return filled(Desk::tr("pools to playoff"));
    case Kind::Swiss:
        break;
    }
    return filled(Desk::tr("Swiss"));
}

std::string goOnInWords(int teams)
{
    return filled(Desk::tr("%n go(es) on", nullptr, teams));
}

std::string roundName(const Bracket& bracket, Part part, int round)
{
    const Stage stage = stageOf(bracket, part, round);
    return stage == Stage::Early ? filled(numbered(bracket, part), round) : filled(nameOf(stage));
}

std::string roundName(const Bracket& bracket, const Match& match)
{
    if (match.bracket == Part::Pool && bracket.kind == Kind::PoolsPlayoff)
        return filled(Desk::tr("Pool %1 round %2"), poolOf(match), match.round);
    return roundName(bracket, match.bracket, match.round);
}

std::string roundInText(const Bracket& bracket, Part part, int round)
{
    const Stage stage = stageOf(bracket, part, round);
    return stage == Stage::Early ? filled(numberedInText(bracket, part), round) : filled(inText(stage));
}

std::string roundInText(const Bracket& bracket, const Match& match)
{
    if (match.bracket == Part::Pool && bracket.kind == Kind::PoolsPlayoff)
        return filled(Desk::tr("pool %1 round %2"), poolOf(match), match.round);
    return roundInText(bracket, match.bracket, match.round);
}

std::string matchInText(const Bracket& bracket, const Match& match)
{
    switch (stageOf(bracket, match.bracket, match.round)) {
    case Stage::Quarterfinal:
        return filled(Desk::tr("quarterfinal"));
    case Stage::Semifinal:
        return filled(Desk::tr("semifinal"));
    default:
        return roundInText(bracket, match.bracket, match.round);
    }
}

std::string heading(const Bracket& bracket, Part part)
{
    switch (part) {
    case Part::Winners:
        return filled(bracket.kind == Kind::PoolsPlayoff ? Desk::tr("Playoff") : Desk::tr("Winners' rounds"));
    case Part::Losers:
        return filled(Desk::tr("Losers' rounds"));
    case Part::Pool:
        return filled(Desk::tr("Pools"));
    case Part::PlayIn:
        return filled(Desk::tr("Play-ins"));
    default:
        return roundName(bracket, part, 1);
    }
}

std::string inWords(const bracket::PoolRank& rank)
{
    if (rank.pool == bracket::wildcards)
        return filled(Desk::tr("wildcard %1"), rank.rank);
    const bool isTeen = rank.rank / 10 % 10 == 1;
    switch (isTeen ? 0 : rank.rank % 10) {
    case 1:
        return filled(Desk::tr("%1st of pool %2"), rank.rank, rank.pool);
    case 2:
        return filled(Desk::tr("%1nd of pool %2"), rank.rank, rank.pool);
    case 3:
        return filled(Desk::tr("%1rd of pool %2"), rank.rank, rank.pool);
    default:
        return filled(Desk::tr("%1th of pool %2"), rank.rank, rank.pool);
    }
}

std::string inWords(const Bracket& bracket, const bracket::Slot& slot)
{
    struct Visitor {
        const Bracket& all;
        std::string operator()(const bracket::Seed& seed) const
        {
            return filled(Desk::tr("seed %1"), seed.number);
        }
        std::string operator()(const bracket::Bye&) const { return filled(Desk::tr("bye")); }
        std::string operator()(const bracket::WinnerOf& from) const
        {
            return filled(Desk::tr("winner of %1"), numberOf(all, from.match));
        }
        std::string operator()(const bracket::LoserOf& from) const
        {
            return filled(Desk::tr("loser of %1"), numberOf(all, from.match));
        }
        std::string operator()(const bracket::PoolRank& from) const { return inWords(from); }
    };
    return std::visit(Visitor{bracket}, behindByes(bracket, slot));
}

} // namespace wording
