#include "words.h"

#include <algorithm>

namespace bracket {

namespace {

int lastRound(const Bracket& bracket, Part part)
{
    int last = 0;
    for (const Match& match : bracket.matches) {
        if (match.bracket == part)
            last = std::max(last, match.round);
    }
    return last;
}

std::string numberOf(const Bracket& bracket, const MatchId& id)
{
    const Match* match = find(bracket, id);
    return match && match->number ? std::to_string(*match->number) : id;
}

} // namespace

std::string name(Kind kind)
{
    std::string text(word(kind));
    std::replace(text.begin(), text.end(), '-', ' ');
    return text;
}

std::string roundName(const Bracket& bracket, Part part, int round)
{
    if (part == Part::ThirdPlace)
        return "Third place";
    if (bracket.kind == Kind::SingleElimination) {
        const int left = lastRound(bracket, part) - round;
        if (left < 3)
            return left == 0 ? "Final" : left == 1 ? "Semifinals" : "Quarterfinals";
    }
    return "Round " + std::to_string(round);
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
            return "rank " + std::to_string(from.rank) + " of pool " + from.pool;
        }
    };
    return std::visit(Visitor{bracket}, behindByes(bracket, slot));
}

} // namespace bracket
