#include "pools.h"

#include "elimination.h"
#include "questions.h"
#include "roundrobin.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>
#include <vector>

namespace bracket {

using message::Message;

namespace {

// Gives each row a column at the least cost. Only for this folder.

// Rows are added one by one. Each looks for the shortest path over taken columns to a free one. The prices of
// rows and columns keep every reduced cost from being negative. Row and column 0 are not used.
class Assignment {
public:
    explicit Assignment(const std::vector<std::vector<long long>>& costs)
        : m_costs(costs), m_rowPrice(costs.size() + 1), m_columnPrice(costs.size() + 1),
          m_rowIn(costs.size() + 1), m_before(costs.size() + 1)
    {
        for (std::size_t row = 1; row <= costs.size(); ++row)
            enter(row);
    }

    std::vector<std::size_t> columns() const
    {
        std::vector<std::size_t> columns(m_costs.size());
        for (std::size_t column = 1; column < m_rowIn.size(); ++column)
            columns[m_rowIn[column] - 1] = column - 1;
        return columns;
    }

private:
    void enter(std::size_t row)
    {
        m_rowIn[0] = row;
        m_least.assign(m_rowIn.size(), std::numeric_limits<long long>::max());
        m_isDone.assign(m_rowIn.size(), false);
        std::size_t column = 0;
        while (m_rowIn[column] != 0)
            column = next(column);
        for (; column != 0; column = m_before[column])
            m_rowIn[column] = m_rowIn[m_before[column]];
    }

    // The nearest column that isn't finished yet, from the finished ones.
    std::size_t next(std::size_t from)
    {
        m_isDone[from] = true;
        const std::size_t row = m_rowIn[from];
        std::size_t nearest = 0;
        for (std::size_t column = 1; column < m_rowIn.size(); ++column) {
            if (m_isDone[column])
                continue;
            const long long cost = m_costs[row - 1][column - 1] - m_rowPrice[row] - m_columnPrice[column];
            if (cost < m_least[column]) {
                m_least[column] = cost;
                m_before[column] = from;
            }
            if (nearest == 0 || m_least[column] < m_least[nearest])
                nearest = column;
        }
        reprice(m_least[nearest]);
        return nearest;
    }

    void reprice(long long by)
    {
        for (std::size_t column = 0; column < m_rowIn.size(); ++column) {
            if (m_isDone[column]) {
                m_rowPrice[m_rowIn[column]] += by;
                m_columnPrice[column] -= by;
            } else {
                m_least[column] -= by;
            }
        }
    }

    const std::vector<std::vector<long long>>& m_costs;
    std::vector<long long> m_rowPrice;
    std::vector<long long> m_columnPrice;
    std::vector<std::size_t> m_rowIn;  // by column
    std::vector<std::size_t> m_before; // the column before on the shortest path
    std::vector<long long> m_least;
    std::vector<bool> m_isDone;
};

/// The column for each row of a square cost table, each column once, at the least total cost (Kuhn's
/// Hungarian method with shortest paths, O(n³)).
template <class Cost>
std::vector<std::size_t> cheapest(std::size_t size, Cost cost)
{
    std::vector<std::vector<long long>> costs(size, std::vector<long long>(size));
    for (std::size_t row = 0; row < size; ++row)
        for (std::size_t column = 0; column < size; ++column)
            costs[row][column] = cost(row, column);
    return Assignment(costs).columns();
}

Message poolsText(int pools)
{
    return Message{"pools-counted", {{"n", pools}}};
}

std::optional<Refusal> refusedPools(int entries, const PoolsPlan& plan)
{
    if (plan.pools < 1 || plan.pools > mostPools)
        return Message{"pools-outside", {{"most", mostPools}, {"pools", plan.pools}}};
    if (entries < 2 * plan.pools)
        return Message{"pools-too-small", {{"entries", entries}, {"pools", poolsText(plan.pools)}}};
    const int largest = (entries + plan.pools - 1) / plan.pools;
    if (largest > mostInRoundRobin)
        return Message{"pools-too-large",
                       {{"pools", poolsText(plan.pools)},
                        {"entries", entries},
                        {"largest", largest},
                        {"most", mostInRoundRobin}}};
    return refusedMeetings(plan.meetings);
}

std::optional<Refusal> refusedPlayoff(int entries, const PoolsPlan& plan)
{
    const int smallest = entries / plan.pools;
    if (plan.advance < 1 || plan.advance > smallest)
        return Message{"pools-advance-outside", {{"advance", plan.advance}, {"smallest", smallest}}};
    const int advanceCount = plan.pools * plan.advance;
    if (plan.wildcards < 0 || plan.wildcards > entries - advanceCount)
        return Message{
            "pools-wildcards-outside",
            {{"wildcards", // fewer than none count as none
              Message{"wildcards-counted", {{"count", plan.wildcards}, {"n", std::max(plan.wildcards, 0)}}}},
             {"advancing", advanceCount},
             {"entries", entries}}};
    if (advanceCount + plan.wildcards < 2)
        return Message{"pools-playoff-of-one"};
    if (plan.thirdPlace && advanceCount + plan.wildcards < 3)
        return Message{"pools-third-place-of-two"};
    return std::nullopt;
}

// By round, and in each round the pools in order.
void addPools(Bracket& bracket, const PoolsPlan& plan)
{
    char letter = 'A';
    for (const std::vector<int>& members : poolsOf(bracket.entries, plan.pools)) {
        const std::vector<Match> matches = poolMatches({letter++}, members, plan.meetings);
        bracket.matches.insert(bracket.matches.end(), matches.begin(), matches.end());
    }
    std::ranges::stable_sort(bracket.matches, {}, &Match::round);
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

// Gives the pools their places, rank by rank. Each pool goes where its teams meet as few as possible of those
// that already have a place, and as late as possible.
class Separation {
public:
    Separation(int pools, int advance, int wildcards)
        : m_pools(static_cast<std::size_t>(pools)),
          m_lines(static_cast<std::size_t>(placesFor(pools * advance + wildcards))), m_placed(m_pools)
    {
        const std::vector<int> order = seedOrder(static_cast<int>(m_lines.size()));
        for (std::size_t line = 0; line < order.size(); ++line)
            m_lines[static_cast<std::size_t>(order[line]) - 1] = line;
        for (int rank = 1; rank <= advance; ++rank)
            place(rank);
    }

    std::vector<PoolRank> take() { return std::move(m_seeds); }

    // The pool for each place after those seeds.
    std::vector<std::size_t> behind(const std::vector<std::size_t>& pools) const
    {
        return cheapest(pools.size(), [&](std::size_t at, std::size_t who) {
            return apart(at, pools[who]) + static_cast<long long>(at > who ? at - who : who - at);
        });
    }

private:
    void place(int rank)
    {
        const auto cost = [&](std::size_t at, std::size_t pool) {
            return apart(at, pool) + outOfOrder(at, pool, rank);
        };
        for (const std::size_t pool : cheapest(m_pools, cost)) {
            m_placed[pool].push_back(m_lines[m_seeds.size()]);
            m_seeds.push_back({std::string(1, static_cast<char>('A' + pool)), rank});
        }
    }

    // The cost of giving the next place but `at` to the pool; far more than any order costs.
    long long apart(std::size_t at, std::size_t pool) const
    {
        return crowding(m_lines[m_seeds.size() + at], pool) * 1'000'000;
    }

    // Teams of the same pool that could meet a round earlier count four times as much.
    long long crowding(std::size_t line, std::size_t pool) const
    {
        long long sum = 0;
        for (const std::size_t mate : m_placed[pool]) {
            auto weight = static_cast<long long>(m_lines.size());
            weight *= weight;
            for (std::size_t apart = line ^ mate; apart > 0; apart /= 2)
                weight /= 4;
            sum += weight;
        }
        return sum;
    }

    // If nothing else decides, each rank begins half the pools after the one before.
    long long outOfOrder(std::size_t at, std::size_t pool, int rank) const
    {
        const std::size_t wish = (at + m_pools / 2 * static_cast<std::size_t>(rank - 1)) % m_pools;
        const std::size_t off = (pool + m_pools - wish) % m_pools;
        return static_cast<long long>(std::min(off, m_pools - off));
    }

    std::size_t m_pools;
    std::vector<std::size_t> m_lines;               // by seed: the line in the first round, from the top
    std::vector<std::vector<std::size_t>> m_placed; // by pool: its lines
    std::vector<PoolRank> m_seeds;
};

using Pair = std::array<PoolRank, 2>;

bool isWildcard(const PoolRank& rank)
{
    return rank.pool == wildcards;
}

// The pairs of the first playoff round, the better place first.
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

// The pairs whose second place is of the last rank, where a wildcard can be exchanged. The lowest place
// first.
std::vector<Pair> exchangeable(const std::vector<Pair>& pairs, int last)
{
    std::vector<Pair> found;
    for (const Pair& pair : pairs)
        if (!isWildcard(pair[0]) && !isWildcard(pair[1]) && pair[1].rank == last)
            found.push_back(pair);
    std::ranges::sort(found, {}, [](const Pair& pair) { return std::pair(pair[0].rank, pair[0].pool); });
    return found;
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
    auto why = outside(Message{"draw-of-pools"}, fewestEntries, mostEntries, entries);
    if (!why)
        why = refusedPools(entries, plan);
    if (!why)
        why = refusedPlayoff(entries, plan);
    if (why)
        return *std::move(why);
    Bracket bracket{Kind::PoolsPlayoff, entries, {}};
    addPools(bracket, plan);
    addPlayoff(bracket, plan);
    numberInOrder(bracket.matches);
    return bracket;
}

std::vector<PoolRank> playoffSeeds(int pools, int advance)
{
    return Separation(pools, advance, 0).take();
}

std::vector<std::size_t> wildcardPlaces(int pools, int advance, const std::vector<std::string>& from)
{
    std::vector<std::size_t> letters;
    for (const std::string& pool : from)
        letters.push_back(static_cast<std::size_t>(pool.front() - 'A'));
    return Separation(pools, advance, static_cast<int>(from.size())).behind(letters);
}

void keepWildcardsApart(const Bracket& bracket, PoolRanks& ranks)
{
    const std::vector<Pair> pairs = firstPairs(bracket);
    if (std::ranges::none_of(pairs,
                             [](const Pair& pair) { return !isWildcard(pair[0]) && isWildcard(pair[1]); }))
        return;
    const std::vector<Pair> others = exchangeable(pairs, lastRank(bracket));
    const bool isKnown = std::ranges::all_of(
        pairs, [&](const Pair& pair) { return ranks.contains(pair[0]) && ranks.contains(pair[1]); });
    if (!isKnown) {
        for (const Pair& other : others)
            ranks.erase(other[1]);
        return;
    }
    std::map<int, std::string> pools;
    for (const Pool& pool : poolsIn(bracket))
        for (const int seed : pool.seeds)
            pools[seed] = pool.letter;
    const auto poolAt = [&](const PoolRank& rank) { // the team's pool; empty if no team has the place
        const auto* seed = std::get_if<Seed>(&ranks.at(rank));
        return seed ? pools.at(seed->number) : std::string();
    };
    const auto areMates = [&](const Pair& pair) {
        const std::string one = poolAt(pair[0]);
        return !one.empty() && one == poolAt(pair[1]);
    };
    const auto exchange = [&](const Pair& mates, const Pair& other) {
        std::swap(ranks.at(mates[1]), ranks.at(other[1]));
        return !areMates(mates) && !areMates(other); // then neither pair is from one pool
    };
    for (const Pair& pair : pairs)
        if (isWildcard(pair[1]) && areMates(pair))
            for (const Pair& other : others) {
                if (exchange(pair, other))
                    break;
                exchange(pair, other); // undo it
            }
}

} // namespace bracket
