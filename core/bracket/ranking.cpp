#include "ranking.h"

#include "breakers.h"

#include <algorithm>
#include <iterator>

namespace bracket {

namespace {

struct Naming {
    Breaker breaker;
    std::string_view word;
    std::string_view name;
};
constexpr std::array namings{
    Naming{Breaker::WinShare, "win-share", "share of matches won"},
    Naming{Breaker::Points, "points", "standings points"},
    Naming{Breaker::FewestForfeits, "forfeits", "fewest forfeits"},
    Naming{Breaker::HeadToHead, "head-to-head", "head-to-head"},
    Naming{Breaker::Sportsmanship, "sportsmanship", "sportsmanship"},
    Naming{Breaker::Difference, "difference", "point difference"},
    Naming{Breaker::PointsFor, "points-for", "points for"},
    Naming{Breaker::FewestSets, "sets", "fewest sets"},
    Naming{Breaker::FewestBags, "bags", "fewest bags"},
    Naming{Breaker::Strength, "strength", "strength of schedule"},
    Naming{Breaker::PlayIn, "play-in", "play-in"},
    Naming{Breaker::Lot, "lot", "drawn lot"},
};

/// Ranks a group that is level so far, place after place.
class Ranking {
public:
    Ranking(const Record& record, const RankingRules& rules) : m_record(record), m_rules(rules) {}

    void place(std::vector<int> group, const std::vector<Parted>& before)
    {
        if (group.empty())
            return;
        std::vector<Parted> ties = before;
        if (group.size() > 1)
            if (const std::size_t best = part(group, ties); best < group.size()) {
                if (!ties.empty() && ties.back().by == Breaker::Lot) {
                    for (const int drawn : group) // nothing else parts them: its order holds for them all
                        place({drawn}, ties);
                    return;
                }
                const auto end = group.begin() + static_cast<std::ptrdiff_t>(best);
                place({group.begin(), end}, ties);
                place({end, group.end()}, ties);
                return;
            }
        std::sort(group.begin(), group.end());
        const int rank = static_cast<int>(m_places.size()) + 1;
        for (const int seed : group)
            m_places.push_back({seed, rank, group.size() > 1, ties});
    }

    std::vector<Ranked> places() && { return std::move(m_places); }

private:
    /// Puts the best first; how many they are: all of them where nothing parts them.
    std::size_t part(std::vector<int>& group, std::vector<Parted>& ties) const
    {
        for (const Breaker breaker : m_rules.order) {
            const std::vector<Value> values = valuesBy(breaker, group, m_record, m_rules);
            std::vector<std::size_t> order(values.size());
            for (std::size_t i = 0; i < order.size(); ++i)
                order[i] = i;
            std::stable_sort(order.begin(), order.end(), [&](std::size_t left, std::size_t right) {
                return isMore(values[left], values[right]);
            });
            std::size_t best = 0;
            while (best < order.size() && !isMore(values[order.front()], values[order[best]]))
                ++best;
            if (best == order.size())
                continue; // it does not apply, or all have the same
            Parted parted{breaker, {}, {}};
            for (const std::size_t at : order) {
                parted.among.push_back(group[at]);
                parted.values.push_back(values[at].text);
            }
            group = parted.among;
            if (breaker != m_rules.order.front())
                ties.push_back(std::move(parted));
            return best;
        }
        return group.size();
    }

    const Record& m_record;
    const RankingRules& m_rules;
    std::vector<Ranked> m_places;
};

/// Those of each pool before whom no mate is left.
std::vector<int> headsOf(const std::vector<std::vector<Ranked>>& pools)
{
    std::vector<int> heads;
    for (const std::vector<Ranked>& pool : pools)
        for (const Ranked& each : pool)
            if (each.rank == pool.front().rank)
                heads.push_back(each.seed);
    return heads;
}

bool isAmong(const Parted& tie, const std::vector<Ranked>& first)
{
    return std::any_of(first.begin(), first.end(), [&](const Ranked& each) {
        return std::find(tie.among.begin(), tie.among.end(), each.seed) != tie.among.end();
    });
}

/// Of each behind these, by which ties.
std::map<int, std::vector<Parted>> tiesBehind(const std::vector<Ranked>& first,
                                              const std::vector<Ranked>& others)
{
    std::map<int, std::vector<Parted>> behind;
    for (const Ranked& other : others)
        std::copy_if(other.ties.begin(), other.ties.end(), std::back_inserter(behind[other.seed]),
                     [&](const Parted& tie) { return isAmong(tie, first); });
    return behind;
}

} // namespace

std::string_view word(Breaker breaker)
{
    return namings[static_cast<std::size_t>(breaker)].word;
}

std::string_view name(Breaker breaker)
{
    return namings[static_cast<std::size_t>(breaker)].name;
}

std::string name(Breaker breaker, const RankingRules& rules)
{
    constexpr std::array sums{Breaker::Points,    Breaker::FewestForfeits, Breaker::Difference,
                              Breaker::PointsFor, Breaker::FewestSets,     Breaker::FewestBags};
    std::string text(name(breaker));
    if (rules.perMatch && std::find(sums.begin(), sums.end(), breaker) != sums.end())
        text += " a match";
    if (breaker == Breaker::Difference && rules.cap)
        text += ", each game up to " + std::to_string(*rules.cap);
    return text;
}

std::optional<Breaker> breakerOf(std::string_view text)
{
    for (const Naming& naming : namings)
        if (naming.word == text)
            return naming.breaker;
    return std::nullopt;
}

const std::vector<Breaker>& allBreakers()
{
    static const std::vector<Breaker> all = [] {
        std::vector<Breaker> breakers;
        breakers.reserve(std::size(namings));
        for (const Naming& naming : namings)
            breakers.push_back(naming.breaker);
        return breakers;
    }();
    return all;
}

RankingRules usualRanking(Kind kind)
{
    std::vector<Breaker> order{Breaker::WinShare, Breaker::FewestForfeits, Breaker::HeadToHead};
    if (kind == Kind::Swiss)
        order.push_back(Breaker::Strength);
    for (const Breaker breaker : {Breaker::Sportsmanship, Breaker::Difference, Breaker::PointsFor,
                                  Breaker::FewestSets, Breaker::FewestBags, Breaker::PlayIn, Breaker::Lot})
        order.push_back(breaker);
    return {std::move(order), 200, {}, false};
}

RankingRules acrossPools(RankingRules rules)
{
    std::erase(rules.order, Breaker::HeadToHead);
    rules.perMatch = true;
    return rules;
}

std::vector<Ranked> ranked(const std::vector<int>& seeds, const Record& record, const RankingRules& rules)
{
    Ranking ranking(record, rules);
    ranking.place(seeds, {});
    return std::move(ranking).places();
}

std::vector<Ranked> rankedAcross(std::vector<std::vector<Ranked>> pools, const Record& record,
                                 const RankingRules& rules)
{
    const RankingRules across = acrossPools(rules);
    std::vector<Ranked> all;
    std::map<int, std::vector<Parted>> behind;
    for (std::vector<int> heads = headsOf(pools); !heads.empty(); heads = headsOf(pools)) {
        std::vector<Ranked> first = ranked(heads, record, across);
        const auto others =
            std::find_if(first.begin(), first.end(), [](const Ranked& each) { return each.rank > 1; });
        const std::vector<Ranked> rest(others, first.end());
        first.erase(others, first.end());
        const int rank = static_cast<int>(all.size()) + 1;
        for (const Ranked& each : first) {
            std::vector<Parted> ties = behind[each.seed];
            std::copy_if(each.ties.begin(), each.ties.end(), std::back_inserter(ties), [&](const auto& tie) {
                return std::find(ties.begin(), ties.end(), tie) == ties.end();
            });
            all.push_back({each.seed, rank, first.size() > 1, std::move(ties)});
            for (std::vector<Ranked>& pool : pools)
                std::erase_if(pool, [&](const Ranked& mate) { return mate.seed == each.seed; });
        }
        behind = tiesBehind(first, rest);
    }
    return all;
}

std::vector<int> levelAt(const std::vector<Ranked>& ranked, int places)
{
    const auto line = static_cast<std::size_t>(places);
    if (places < 1 || line >= ranked.size() || ranked[line - 1].rank != ranked[line].rank)
        return {};
    std::vector<int> level;
    for (const Ranked& each : ranked)
        if (each.rank == ranked[line].rank)
            level.push_back(each.seed);
    return level;
}

} // namespace bracket
