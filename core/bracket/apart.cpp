#include "apart.h"

#include "build.h"
#include "elimination.h"
#include "pools.h"
#include "swiss.h"

#include <algorithm>
#include <map>

namespace bracket {

namespace {

using Places = std::vector<int>;

Places placesIn(const std::vector<std::vector<int>>& sections, int entries)
{
    Places places(static_cast<std::size_t>(entries));
    for (std::size_t section = 0; section < sections.size(); ++section)
        for (const int seed : sections[section])
            places[static_cast<std::size_t>(seed) - 1] = static_cast<int>(section);
    return places;
}

/// Those who may meet by each round before the last.
Sections knockoutSections(int entries)
{
    const std::vector<int> order = seedOrder(placesFor(entries));
    Sections all;
    for (std::size_t size = 2; size < order.size(); size *= 2) {
        Places places(static_cast<std::size_t>(entries));
        for (std::size_t at = 0; at < order.size(); ++at)
            if (order[at] <= entries)
                places[static_cast<std::size_t>(order[at]) - 1] = static_cast<int>(at / size);
        all.push_back(std::move(places));
    }
    return all;
}

Sections swissSections(int entries)
{
    std::vector<std::vector<int>> pairs;
    for (const SwissPair& pair : firstSwissRound(entries))
        pairs.push_back(pair.b ? std::vector{pair.a, *pair.b} : std::vector{pair.a});
    return {placesIn(pairs, entries)};
}

constexpr std::size_t none = static_cast<std::size_t>(-1);

/// The affiliations as numbers from 0; `none` where a team has none.
std::vector<std::size_t> groupsOf(const std::vector<std::string>& affiliations)
{
    std::map<std::string, std::size_t> numbers;
    std::vector<std::size_t> groups;
    groups.reserve(affiliations.size());
    for (const std::string& each : affiliations)
        groups.push_back(each.empty() ? none : numbers.emplace(each, numbers.size()).first->second);
    return groups;
}

class Exchanges {
public:
    Exchanges(std::vector<std::size_t> order, const std::vector<std::string>& affiliations,
              const Sections& sections)
        : m_order(std::move(order)), m_groups(groupsOf(affiliations)), m_sections(sections),
          m_counts(sections.size(), std::vector<int>(m_order.size() * m_order.size()))
    {
        for (std::size_t place = 0; place < m_order.size(); ++place)
            count(place, 1);
    }

    /// Whether anything was exchanged.
    bool turn(std::size_t seeded)
    {
        bool any = false;
        for (std::size_t p = seeded; p < m_order.size(); ++p)
            for (std::size_t q = p + 1; q < m_order.size(); ++q)
                any = exchange(p, q) || any;
        return any;
    }

    std::vector<std::size_t> take() { return std::move(m_order); }

private:
    std::size_t groupAt(std::size_t place) const { return m_groups[m_order[place]]; }

    /// Where it stands how many of the group are in the section of that place.
    std::size_t countAt(std::size_t level, std::size_t place, std::size_t group) const
    {
        return static_cast<std::size_t>(m_sections[level][place]) * m_order.size() + group;
    }

    void count(std::size_t place, int by)
    {
        if (groupAt(place) != none)
            for (std::size_t level = 0; level < m_sections.size(); ++level)
                m_counts[level][countAt(level, place, groupAt(place))] += by;
    }

    /// By how many pairs a level has more where that group's team at `from` is in the section of `to`.
    int moved(std::size_t level, std::size_t from, std::size_t to) const
    {
        const std::size_t group = groupAt(from);
        if (group == none)
            return 0;
        return m_counts[level][countAt(level, to, group)] -
               (m_counts[level][countAt(level, from, group)] - 1);
    }

    bool betters(std::size_t p, std::size_t q) const
    {
        if (groupAt(p) == groupAt(q))
            return false;
        for (std::size_t level = 0; level < m_sections.size(); ++level) {
            if (m_sections[level][p] == m_sections[level][q])
                continue;
            if (const int more = moved(level, p, q) + moved(level, q, p); more != 0)
                return more < 0;
        }
        return false;
    }

    bool exchange(std::size_t p, std::size_t q)
    {
        if (!betters(p, q))
            return false;
        for (const std::size_t place : {p, q})
            count(place, -1);
        std::swap(m_order[p], m_order[q]);
        for (const std::size_t place : {p, q})
            count(place, 1);
        return true;
    }

    std::vector<std::size_t> m_order;
    std::vector<std::size_t> m_groups; // of entrants
    const Sections& m_sections;
    std::vector<std::vector<int>> m_counts; // by section and group, a level each
};

/// The way in words.
namespace words {

constexpr const char* tree =
    "Write the row 1. While it has fewer numbers than there are teams, write behind each number s of it the "
    "number 2L+1-s, where L is how many it had. In round 1 the two places with the first two numbers meet, "
    "those with the next two, and so on; any two of the first four, of the next four, and so on meet by "
    "round 2; of eight by round 3; and so on.";
constexpr const char* inTree = "For every two teams with the same affiliation, take the round in which they "
                               "meet if both win until then. "
                               "A draw is better if fewer such pairs meet in round 1; if these are as many, "
                               "fewer in round 2; and so on.";
constexpr const char* swiss =
    "With H the half of the number of teams, rounded down, the teams in places p and p + H meet in round 1, "
    "for p from 1 to H. A draw is better if fewer teams with the same affiliation meet there.";
constexpr const char* inPools = "A draw is better if fewer pairs of teams with the same affiliation are in "
                                "one pool; every two in a pool are a pair.";
constexpr const char* exchange =
    "Teams with seeds of their own keep their places. For each other place p from the first on, and each "
    "place q behind it from the first on: where the draw is better with the teams in p and q exchanged, "
    "exchange them at once. Do so again from the beginning until no exchange is made.";

} // namespace words

} // namespace

Sections sectionsOf(Kind kind, int entries, int pools)
{
    if (entries < fewestEntries)
        return {};
    switch (kind) {
    case Kind::SingleElimination:
    case Kind::DoubleElimination:
        return knockoutSections(entries);
    case Kind::PoolsPlayoff:
        return pools < 1 ? Sections{} : Sections{placesIn(poolsOf(entries, pools), entries)};
    case Kind::Swiss:
        return swissSections(entries);
    case Kind::RoundRobin:
        break;
    }
    return {};
}

std::vector<std::size_t> keptApart(std::vector<std::size_t> order, std::size_t seeded,
                                   const std::vector<std::string>& affiliations, const Sections& sections)
{
    Exchanges exchanges(std::move(order), affiliations, sections);
    while (exchanges.turn(seeded)) {
    }
    return exchanges.take();
}

std::vector<std::string> apartInWords(Kind kind, int pools)
{
    switch (kind) {
    case Kind::SingleElimination:
    case Kind::DoubleElimination:
        return {words::tree, words::inTree, words::exchange};
    case Kind::PoolsPlayoff:
        return {"Deal the places to " + std::to_string(pools) +
                    " pools to and fro: the first to the first pool, and so on to the last pool; the next to "
                    "the last pool, and so on back to the first; and so on. " +
                    words::inPools,
                words::exchange};
    case Kind::Swiss:
        return {words::swiss, words::exchange};
    case Kind::RoundRobin:
        break;
    }
    return {};
}

} // namespace bracket
