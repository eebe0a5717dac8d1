#include "words.h"

#include <algorithm>

namespace bracket {

namespace {

std::string numberOf(const Bracket& bracket, const MatchId& id)
{
    const Match* match = find(bracket, id);
    return match && match->number ? std::to_string(*match->number) : id;
}

/// A round that is called by its number.
std::string numbered(const Bracket& bracket, Part part, int round)
{
    const bool isPools = bracket.kind == Kind::PoolsPlayoff;
    const char* whose = part == Part::Losers                                               ? "Losers round "
                        : part == Part::Winners && bracket.kind == Kind::DoubleElimination ? "Winners round "
                        : part == Part::Winners && isPools                                 ? "Playoff round "
                        : part == Part::Pool && isPools                                    ? "Pool round "
                                                                                           : "Round ";
    return whose + std::to_string(round);
}

// `1st`, `12th`
std::string placed(int rank)
{
    static constexpr const char* ends[] = {"th", "st", "nd", "rd"};
    const bool teen = rank / 10 % 10 == 1;
    return std::to_string(rank) + ends[teen || rank % 10 > 3 ? 0 : rank % 10];
}

} // namespace

std::string name(Kind kind)
{
    if (kind == Kind::PoolsPlayoff)
        return "pools to playoff";
    if (kind == Kind::Swiss)
        return "Swiss";
    std::string text(word(kind));
    std::replace(text.begin(), text.end(), '-', ' ');
    return text;
}

std::string goOnInWords(int teams)
{
    return std::to_string(teams) + (teams == 1 ? " goes on" : " go on");
}

std::string roundName(const Bracket& bracket, Part part, int round)
{
    switch (stageOf(bracket, part, round)) {
    case Stage::Quarterfinal:
        return "Quarterfinals";
    case Stage::Semifinal:
        return "Semifinals";
    case Stage::WinnersFinal:
        return "Winners final";
    case Stage::LosersFinal:
        return "Losers final";
    case Stage::Final:
        return "Final";
    case Stage::SecondFinal:
        return "Second final, if necessary";
    case Stage::ThirdPlace:
        return "Third place";
    case Stage::PlayIn:
        return "Play-in";
    case Stage::Early:
        break;
    }
    return numbered(bracket, part, round);
}

std::string roundName(const Bracket& bracket, const Match& match)
{
    if (match.bracket == Part::Pool && bracket.kind == Kind::PoolsPlayoff)
        return "Pool " + poolOf(match) + " round " + std::to_string(match.round);
    return roundName(bracket, match.bracket, match.round);
}

std::string matchRoundName(const Bracket& bracket, const Match& match)
{
    switch (stageOf(bracket, match.bracket, match.round)) {
    case Stage::Quarterfinal:
        return "Quarterfinal";
    case Stage::Semifinal:
        return "Semifinal";
    default:
        return roundName(bracket, match.bracket, match.round);
    }
}

std::string heading(const Bracket& bracket, Part part)
{
    switch (part) {
    case Part::Winners:
        return bracket.kind == Kind::PoolsPlayoff ? "Playoff" : "Winners' rounds";
    case Part::Losers:
        return "Losers' rounds";
    case Part::Pool:
        return "Pools";
    case Part::PlayIn:
        return "Play-ins";
    default:
        return roundName(bracket, part, 1);
    }
}

std::string inWords(const Bracket& bracket, const Slot& slot)
{
    struct Visitor {
        const Bracket& all;
        std::string operator()(const Seed& seed) const { return "seed " + std::to_string(seed.number); }
        std::string operator()(const Bye&) const { return "bye"; }
        std::string operator()(const WinnerOf& from) const
        {
            return "winner of " + numberOf(all, from.match);
        }
        std::string operator()(const LoserOf& from) const { return "loser of " + numberOf(all, from.match); }
        std::string operator()(const PoolRank& from) const
        {
            if (from.pool == wildcards)
                return "wildcard " + std::to_string(from.rank);
            return placed(from.rank) + " of pool " + from.pool;
        }
    };
    return std::visit(Visitor{bracket}, behindByes(bracket, slot));
}

} // namespace bracket
