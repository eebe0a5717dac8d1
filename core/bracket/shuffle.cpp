#include "shuffle.h"

#include "elimination.h"
#include "pools.h"
#include "swiss.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <numeric>
#include <utility>

namespace bracket {

namespace {

/// SplitMix64 (Steele, Lea and Flood 2014). The engines of the standard library would do, but its
/// distributions and its shuffle differ between libraries.
class Lots {
public:
    explicit Lots(std::string_view seed)
    {
        for (const char c : seed)
            m_state = (m_state ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    }

    /// 0 to `bound` - 1, all equally likely.
    std::uint64_t below(std::uint64_t bound)
    {
        const std::uint64_t spare = (0 - bound) % bound; // how many of all numbers are left over
        std::uint64_t number = next();
        while (number < spare)
            number = next();
        return number % bound;
    }

private:
    std::uint64_t next()
    {
        m_state += 0x9e3779b97f4a7c15U;
        std::uint64_t mixed = m_state;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9U;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebU;
        return mixed ^ (mixed >> 31);
    }

    std::uint64_t m_state = 0xcbf29ce484222325U;
};

using Places = std::vector<int>;

Places placesIn(const std::vector<std::vector<int>>& sections, int entries)
{
    Places places(static_cast<std::size_t>(entries));
    for (std::size_t section = 0; section < sections.size(); ++section)
        for (const int seed : sections[section])
            places[static_cast<std::size_t>(seed) - 1] = static_cast<int>(section);
    return places;
}

/// The teams that may meet by each round before the last.
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

/// The affiliations as numbers from 0; `none` for a team without one.
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

    /// Returns whether anything was exchanged.
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

    /// The index of the count of that group in the section of that place.
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

    /// By how many pairs of that group a level grows if its team at `from` moves to the section of `to`.
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
    std::vector<std::size_t> m_groups; // by entrant
    const Sections& m_sections;
    std::vector<std::vector<int>> m_counts; // by level: section and group
};

} // namespace

std::vector<int> shuffled(int count, std::string_view seed)
{
    std::vector<int> order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), 0);
    Lots lots(seed);
    for (std::size_t place = order.size(); place > 1; --place)
        std::swap(order[place - 1], order[lots.below(place)]);
    return order;
}

std::vector<std::size_t> drawOrder(const std::vector<std::optional<int>>& seeds,
                                   const std::optional<std::string>& lot)
{
    std::vector<std::size_t> order;
    std::vector<std::size_t> others;
    for (std::size_t place = 0; place < seeds.size(); ++place)
        (seeds[place] ? order : others).push_back(place);
    std::ranges::stable_sort(order, {}, [&](std::size_t place) { return *seeds[place]; });
    if (!lot) {
        order.insert(order.end(), others.begin(), others.end());
        return order;
    }
    for (const int place : shuffled(static_cast<int>(others.size()), *lot))
        order.push_back(others[static_cast<std::size_t>(place)]);
    return order;
}

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

} // namespace bracket
