#include "matching.h"

#include <lemon/matching.h>
#include <lemon/smart_graph.h>

#include <algorithm>
#include <iterator>

namespace pairing {

namespace {

using Graph = lemon::SmartGraph;
using Weights = Graph::EdgeMap<long long>;

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

// Every one has somebody to meet: the library takes that for granted.
bool nobodyAlone(std::size_t count, const std::vector<Edge>& edges)
{
    std::vector<bool> has(count);
    for (const Edge& edge : edges)
        has[edge.from] = has[edge.to] = true;
    return std::find(has.begin(), has.end(), false) == has.end();
}

} // namespace

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

    // The library looks for the greatest weight; all pairings have as many edges, so that is the least cost.
    lemon::MaxWeightedPerfectMatching<Graph, Weights> matching(graph, weights);
    if (!matching.run())
        return std::nullopt;
    std::vector<std::size_t> mates;
    std::transform(nodes.begin(), nodes.end(), std::back_inserter(mates), [&](const Graph::Node& node) {
        return static_cast<std::size_t>(Graph::id(matching.mate(node)));
    });
    return mates;
}

} // namespace pairing
