#include "wildcards.h"

#include "questions.h"

#include <algorithm>
#include <array>
#include <utility>

namespace bracket {

namespace {

using Pair = std::array<PoolRank, 2>;

bool isWildcard(const PoolRank& rank)
{
    return rank.pool == wildcards;
}

// Who meet in the first round of the playoff, the better place first.
std::vector<Pair> firstPairs(const Bracket& bracket)
{
    std::vector<Pair> pairs;
    for (const Match& match : bracket.matches) {
        const auto* a = std::get_if<PoolRank>(&match.a);
        const auto* b = std::get_if<PoolRank>(&match.b);
        if (a && b)
            pairs.push_back({*a, *b});
    }
    return pairs;
}

int lastRank(const Bracket& bracket)
{
    int last = 0;
    for (const Match& match : bracket.matches)
        for (const Slot& slot : {match.a, match.b})
            if (const auto* rank = std::get_if<PoolRank>(&slot); rank && !isWildcard(*rank))
                last = std::max(last, rank->rank);
    return last;
}

// The pairs whose second place is one of the last rank: who has it may be exchanged for a wildcard. The
// lowest place first.
std::vector<Pair> exchangeable(const std::vector<Pair>& pairs, int last)
{
    std::vector<Pair> found;
    for (const Pair& pair : pairs)
        if (!isWildcard(pair[0]) && !isWildcard(pair[1]) && pair[1].rank == last)
            found.push_back(pair);
    std::sort(found.begin(), found.end(), [](const Pair& left, const Pair& right) {
        return std::make_pair(left[0].rank, left[0].pool) < std::make_pair(right[0].rank, right[0].pool);
    });
    return found;
}

class Exchange {
public:
    Exchange(const Bracket& bracket, PoolRanks& ranks) : m_ranks(ranks)
    {
        for (const Pool& pool : poolsIn(bracket))
            for (const int seed : pool.seeds)
                m_pools[seed] = pool.letter;
    }

    bool areMates(const Pair& pair) const
    {
        const std::string one = poolOf(pair[0]);
        return !one.empty() && one == poolOf(pair[1]);
    }

    // Does it where both pairs are then of two pools each.
    bool tries(const Pair& mates, const Pair& other)
    {
        std::swap(m_ranks.at(mates[1]), m_ranks.at(other[1]));
        if (!areMates(mates) && !areMates(other))
            return true;
        std::swap(m_ranks.at(mates[1]), m_ranks.at(other[1]));
        return false;
    }

private:
    // Of the team that has the place; empty where nobody has.
    std::string poolOf(const PoolRank& rank) const
    {
        const auto* seed = std::get_if<Seed>(&m_ranks.at(rank));
        return seed ? m_pools.at(seed->number) : std::string();
    }

    PoolRanks& m_ranks;
    std::map<int, std::string> m_pools;
};

} // namespace

void keepWildcardsApart(const Bracket& bracket, PoolRanks& ranks)
{
    const std::vector<Pair> pairs = firstPairs(bracket);
    const bool meetsAny = std::any_of(pairs.begin(), pairs.end(), [](const Pair& pair) {
        return !isWildcard(pair[0]) && isWildcard(pair[1]);
    });
    if (!meetsAny)
        return;
    const std::vector<Pair> others = exchangeable(pairs, lastRank(bracket));
    const bool isKnown = std::all_of(pairs.begin(), pairs.end(), [&](const Pair& pair) {
        return ranks.count(pair[0]) > 0 && ranks.count(pair[1]) > 0;
    });
    if (!isKnown) {
        for (const Pair& other : others)
            ranks.erase(other[1]);
        return;
    }
    Exchange exchange(bracket, ranks);
    for (const Pair& pair : pairs)
        if (isWildcard(pair[1]) && exchange.areMates(pair))
            std::any_of(others.begin(), others.end(),
                        [&](const Pair& other) { return exchange.tries(pair, other); });
}

} // namespace bracket
