#include "pools.h"

#include "build.h"
#include "elimination.h"
#include "roundrobin.h"

#include <algorithm>

namespace bracket {

namespace {

std::string so(int n, const std::string& what)
{
    return std::to_string(n) + ' ' + what + (n == 1 ? "" : "s");
}

std::optional<Refusal> refusedPools(int entries, const PoolsPlan& plan)
{
    if (plan.pools < 1 || plan.pools > mostPools)
        return Refusal{"there can be 1 to " + std::to_string(mostPools) + " pools, not " +
                       std::to_string(plan.pools)};
    if (entries < 2 * plan.pools)
        return Refusal{std::to_string(entries) + " entries are too few for " + so(plan.pools, "pool") +
                       ": a pool takes two teams or more"};
    const int largest = (entries + plan.pools - 1) / plan.pools;
    if (largest > mostInRoundRobin)
        return Refusal{so(plan.pools, "pool") + " of " + std::to_string(entries) + " entries hold up to " +
                       std::to_string(largest) + " teams; " + std::to_string(mostInRoundRobin) +
                       " is the most that can all meet each other"};
    return refusedMeetings(plan.meetings);
}

std::optional<Refusal> refusedPlayoff(int entries, const PoolsPlan& plan)
{
    const int smallest = entries / plan.pools;
    if (plan.advance < 1 || plan.advance > smallest)
        return Refusal{std::to_string(plan.advance) + " cannot go on from each pool: the smallest has " +
                       std::to_string(smallest) + " teams"};
    const int goOn = plan.pools * plan.advance;
    if (plan.wildcards < 0 || plan.wildcards > entries - goOn)
        return Refusal{"there cannot be " + so(plan.wildcards, "wildcard") + ": " + std::to_string(goOn) +
                       " of " + std::to_string(entries) + " teams go on by their rank"};
    if (goOn + plan.wildcards < 2)
        return Refusal{"a playoff takes two teams or more: let more go on from the pools"};
    if (plan.thirdPlace && goOn + plan.wildcards < 3)
        return Refusal{"a third-place match takes 3 teams in the playoff or more"};
    return std::nullopt;
}

// Round by round, in each the pools in their order.
void addPools(Bracket& bracket, const PoolsPlan& plan)
{
    char letter = 'A';
    for (const std::vector<int>& members : poolsOf(bracket.entries, plan.pools)) {
        const std::vector<Match> matches = poolMatches({letter++}, members, plan.meetings);
        bracket.matches.insert(bracket.matches.end(), matches.begin(), matches.end());
    }
    std::stable_sort(bracket.matches.begin(), bracket.matches.end(),
                     [](const Match& left, const Match& right) { return left.round < right.round; });
}

void addPlayoff(Bracket& bracket, const PoolsPlan& plan)
{
    std::vector<Slot> entrants;
    for (const PoolRank& rank : playoffSeeds(plan.pools, plan.advance))
        entrants.emplace_back(rank);
    for (int rank = 1; rank <= plan.wildcards; ++rank)
        entrants.emplace_back(PoolRank{std::string(wildcards), rank});
    const std::vector<Match> matches = knockout(entrants, "PW", plan.thirdPlace);
    bracket.matches.insert(bracket.matches.end(), matches.begin(), matches.end());
}

} // namespace

std::vector<std::vector<int>> poolsOf(int entries, int pools)
{
    std::vector<std::vector<int>> all(static_cast<std::size_t>(pools));
    for (int seed = 0; seed < entries; ++seed) {
        const int along = seed % pools;
        const bool back = seed / pools % 2 == 1;
        all[static_cast<std::size_t>(back ? pools - 1 - along : along)].push_back(seed + 1);
    }
    return all;
}

PoolsPlan usualPools(int entries, std::optional<int> pools)
{
    constexpr int fewestInPool = 3;
    PoolsPlan plan;
    plan.pools = pools.value_or(1);
    while (!pools && plan.pools * 2 * fewestInPool <= entries && plan.pools * 2 <= mostPools)
        plan.pools *= 2;
    plan.advance = plan.pools == 1 || entries / plan.pools >= fewestInPool ? 2 : 1;
    return plan;
}

std::variant<Bracket, Refusal> poolsPlayoff(int entries, const PoolsPlan& plan)
{
    if (auto why = outside("a draw of pools", fewestEntries, mostEntries, entries))
        return *std::move(why);
    if (auto why = refusedPools(entries, plan))
        return *std::move(why);
    if (auto why = refusedPlayoff(entries, plan))
        return *std::move(why);
    Bracket bracket{Kind::PoolsPlayoff, entries, {}};
    addPools(bracket, plan);
    addPlayoff(bracket, plan);
    numberInOrder(bracket.matches);
    return bracket;
}

} // namespace bracket
