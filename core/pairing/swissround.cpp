#include "swissround.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <lemon/matching.h>
#include <lemon/smart_graph.h>
#include <tuple>

namespace pairing {

using message::Message;

using Cost = std::function<std::optional<long long>(std::size_t, std::size_t)>;
using Graph = lemon::SmartGraph;
using Weights = Graph::EdgeMap<long long>;

namespace {

// Pairs everyone at the least cost. Only for this folder.

struct Edge {
    std::size_t from;
    std::size_t to;
    long long cost;
};

std::vector<Edge> allowed(std::size_t count, const Cost& cost)
{
    std::vector<Edge> edges;
    for (std::size_t from = 0; from < count; ++from) {
        for (std::size_t to = from + 1; to < count; ++to) {
            if (const auto costs = cost(from, to))
                edges.push_back({from, to, *costs});
        }
    }
    return edges;
}

// Everyone has a possible opponent, which the library takes for granted.
bool nobodyAlone(std::size_t count, const std::vector<Edge>& edges)
{
    std::vector<bool> has(count);
    for (const Edge& edge : edges)
        has[edge.from] = has[edge.to] = true;
    return std::find(has.begin(), has.end(), false) == has.end();
}

/// The partner of each of 0 to `count` - 1 at the least total cost; nothing if not all can be paired.
std::optional<std::vector<std::size_t>> cheapestPairs(std::size_t count, const Cost& cost)
{
    const std::vector<Edge> edges = allowed(count, cost);
    if (count % 2 == 1 || !nobodyAlone(count, edges))
        return std::nullopt;
    long long dearest = 0;
    for (const Edge& edge : edges)
        dearest = std::max(dearest, edge.cost);

    Graph graph;
    std::vector<Graph::Node> nodes;
    for (std::size_t i = 0; i < count; ++i)
        nodes.push_back(graph.addNode());
    Weights weights(graph);
    for (const Edge& edge : edges)
        weights[graph.addEdge(nodes[edge.from], nodes[edge.to])] = dearest - edge.cost;

    // The library finds the greatest weight. All pairings have the same number of edges, so that is the least
    // cost.
    lemon::MaxWeightedPerfectMatching<Graph, Weights> matching(graph, weights);
    if (!matching.run())
        return std::nullopt;
    std::vector<std::size_t> mates;
    std::transform(nodes.begin(), nodes.end(), std::back_inserter(mates), [&](const Graph::Node& node) {
        return static_cast<std::size_t>(Graph::id(matching.mate(node)));
    });
    return mates;
}

bool haveMet(const Player& one, const Player& other)
{
    return std::find(one.met.begin(), one.met.end(), other.seed) != one.met.end();
}

bool isFurtherUp(const Player& one, const Player& other)
{
    return std::make_tuple(-one.score, one.place, one.seed) <
           std::make_tuple(-other.score, other.place, other.seed);
}

// The players from the top, without the one with the bye.
class Table {
public:
    explicit Table(std::vector<Player> players) : m_players(std::move(players))
    {
        for (const Player& player : m_players) {
            const auto same = [&](const Player& other) { return other.score == player.score; };
            const auto first = std::find_if(m_players.begin(), m_players.end(), same);
            m_first.push_back(first - m_players.begin());
            m_size.push_back(std::count_if(first, m_players.end(), same));
        }
    }

    std::optional<std::vector<Pair>> pairs() const
    {
        const auto mates = cheapestPairs(
            m_players.size(), [this](std::size_t upper, std::size_t lower) { return cost(upper, lower); });
        if (!mates)
            return std::nullopt;
        std::vector<Pair> pairs;
        for (std::size_t i = 0; i < mates->size(); ++i) {
            if (i < (*mates)[i])
                pairs.push_back({m_players[i].seed, m_players[(*mates)[i]].seed});
        }
        return pairs;
    }

private:
    std::optional<long long> cost(std::size_t upper, std::size_t lower) const
    {
        if (haveMet(m_players[upper], m_players[lower]) || haveMet(m_players[lower], m_players[upper]))
            return std::nullopt;
        const long long between = m_players[upper].score - m_players[lower].score;
        if (between > 0)
            return between * between * crossing() + fromBottom(upper) + fromTop(lower);
        const long long apart = static_cast<long long>(lower - upper);
        const long long off = std::abs(apart - m_size[upper] / 2);
        return off * off;
    }

    // More than all costs within score groups together.
    long long crossing() const
    {
        const auto count = static_cast<long long>(m_players.size());
        return count * count * count;
    }
    long long fromTop(std::size_t player) const { return static_cast<long long>(player) - m_first[player]; }
    long long fromBottom(std::size_t player) const { return m_size[player] - 1 - fromTop(player); }

    std::vector<Player> m_players;
    std::vector<long long> m_first; // of the same score
    std::vector<long long> m_size;  // of the same score
};

// Players who may have the bye, the first choice first.
std::vector<Player> forTheBye(const std::vector<Player>& players)
{
    std::vector<Player> candidates;
    for (const bool wonUnplayed : {false, true}) {
        for (auto player = players.rbegin(); player != players.rend(); ++player) {
            if (!player->hadBye && player->wonUnplayed == wonUnplayed)
                candidates.push_back(*player);
        }
    }
    return candidates;
}

std::optional<std::vector<Pair>> withBye(const std::vector<Player>& players)
{
    for (const Player& alone : forTheBye(players)) {
        std::vector<Player> others;
        std::copy_if(players.begin(), players.end(), std::back_inserter(others),
                     [&](const Player& player) { return player.seed != alone.seed; });
        if (auto pairs = Table(std::move(others)).pairs()) {
            pairs->push_back({alone.seed, std::nullopt});
            return pairs;
        }
    }
    return std::nullopt;
}

} // namespace

tl::expected<std::vector<Pair>, Message> swissRound(std::vector<Player> players)
{
    if (players.size() < 2)
        return tl::unexpected(Message{"pairing-needs-two-teams"});
    std::sort(players.begin(), players.end(), isFurtherUp);
    auto pairs = players.size() % 2 == 0 ? Table(players).pairs() : withBye(players);
    if (!pairs)
        return tl::unexpected(Message{"pairing-no-round-left"});
    return *std::move(pairs);
}

} // namespace pairing
