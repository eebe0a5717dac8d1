#include "assignment.h"
#include "build.h"
#include "elimination.h"
#include "pools.h"

#include <algorithm>

namespace bracket {

namespace {

std::string letterOf(std::size_t pool)
{
    return std::string(1, static_cast<char>('A' + pool));
}

// Rank by rank its places are given to the pools, each pool going where it meets as few as can be of those
// who have gone on from it already, and these as late as can be.
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

    // For each place behind those seeds, who of these pools.
    std::vector<std::size_t> behind(const std::vector<std::size_t>& pools) const
    {
        std::vector<std::vector<long long>> costs;
        for (std::size_t at = 0; at < pools.size(); ++at) {
            std::vector<long long>& row = costs.emplace_back();
            for (std::size_t who = 0; who < pools.size(); ++who)
                row.push_back(apart(at, pools[who]) + static_cast<long long>(at > who ? at - who : who - at));
        }
        return cheapest(costs);
    }

private:
    void place(int rank)
    {
        std::vector<std::vector<long long>> costs;
        for (std::size_t at = 0; at < m_pools; ++at) {
            std::vector<long long>& row = costs.emplace_back();
            for (std::size_t pool = 0; pool < m_pools; ++pool)
                row.push_back(apart(at, pool) + outOfOrder(at, pool, rank));
        }
        for (const std::size_t pool : cheapest(costs)) {
            m_placed[pool].push_back(m_lines[m_seeds.size()]);
            m_seeds.push_back({letterOf(pool), rank});
        }
    }

    // What it costs that one of the pool has the next place but `at`; far more than any order does.
    long long apart(std::size_t at, std::size_t pool) const
    {
        return crowding(m_lines[m_seeds.size() + at], pool) * 1'000'000;
    }

    // Of pool mates, those that could be met a round earlier weigh four times as much.
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

    // Where nothing else decides, each rank begins half way round the pools from the one before.
    long long outOfOrder(std::size_t at, std::size_t pool, int rank) const
    {
        const std::size_t wish = (at + m_pools / 2 * static_cast<std::size_t>(rank - 1)) % m_pools;
        const std::size_t off = (pool + m_pools - wish) % m_pools;
        return static_cast<long long>(std::min(off, m_pools - off));
    }

    std::size_t m_pools;
    std::vector<std::size_t> m_lines;               // in the first round, from the top, by seed
    std::vector<std::vector<std::size_t>> m_placed; // the lines of each pool
    std::vector<PoolRank> m_seeds;
};

} // namespace

std::vector<PoolRank> playoffSeeds(int pools, int advance)
{
    return Separation(pools, advance, 0).take();
}

std::vector<std::size_t> wildcardPlaces(int pools, int advance, const std::vector<std::string>& from)
{
    std::vector<std::size_t> letters(from.size());
    std::transform(from.begin(), from.end(), letters.begin(),
                   [](const std::string& pool) { return static_cast<std::size_t>(pool.front() - 'A'); });
    return Separation(pools, advance, static_cast<int>(from.size())).behind(letters);
}

} // namespace bracket
