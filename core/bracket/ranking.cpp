#include "ranking.h"

#include "questions.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <span>

namespace bracket {

namespace {

/// Ranks a group of tied teams, place by place.
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
                    for (const int drawn : group) // the draw gives the order of all
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
    /// Puts the best teams first and returns how many they are; all if nothing separates them.
    std::size_t part(std::vector<int>& group, std::vector<Parted>& ties) const
    {
        for (const Breaker breaker : m_rules.order) {
            const std::vector<Value> values = valuesBy(breaker, group, m_record, m_rules);
            std::vector<std::size_t> order(values.size());
            std::iota(order.begin(), order.end(), 0U);
            std::ranges::stable_sort(order, isMore, [&](std::size_t at) { return values[at]; });
            std::size_t best = 0;
            while (best < order.size() && !isMore(values[order.front()], values[order[best]]))
                ++best;
            if (best == order.size())
                continue; // doesn't apply, or all are equal
            Parted parted{breaker, {}, {}};
            for (const std::size_t at : order) {
                parted.among.push_back(group[at]);
                parted.values.push_back(values[at].amount);
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

/// Teams with equal values in a tie are listed by their places.
void orderEqual(std::vector<Ranked>& places)
{
    std::map<int, std::size_t> place;
    for (std::size_t i = 0; i < places.size(); ++i)
        place[places[i].seed] = i;
    for (Ranked& each : places)
        for (Parted& tie : each.ties)
            for (std::size_t from = 0, to = 0; from < tie.among.size(); from = to) {
                while (to < tie.among.size() && tie.values[to] == tie.values[from])
                    ++to;
                std::ranges::sort(std::span(tie.among).subspan(from, to - from), {},
                                  [&](int seed) { return place.at(seed); });
            }
}

/// The best teams left in each pool.
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
    return std::ranges::any_of(
        first, [&](const Ranked& each) { return std::ranges::count(tie.among, each.seed) > 0; });
}

/// For each of the others, the ties that put them behind the first.
std::map<int, std::vector<Parted>> tiesBehind(const std::vector<Ranked>& first,
                                              const std::vector<Ranked>& others)
{
    std::map<int, std::vector<Parted>> behind;
    for (const Ranked& other : others)
        std::ranges::copy_if(other.ties, std::back_inserter(behind[other.seed]),
                             [&](const Parted& tie) { return isAmong(tie, first); });
    return behind;
}

/// How many teams are in the match, or may still be.
int sidesOf(const Seated& seated)
{
    const auto may = [&](const Occupant& who) {
        return seated.stand == Stand::Holds || isTeam(who) || !isKnown(who);
    };
    return (may(seated.a) ? 1 : 0) + (may(seated.b) ? 1 : 0);
}

bool isThirdPlace(const Match& match)
{
    return match.bracket == Part::ThirdPlace;
}

/// Teams eliminated in one round, and the places that they share.
struct Leaving {
    int own = 0;  ///< by a match of the round
    int both = 0; ///< by an earlier double forfeit, whose loser would have come to the round
    Places places{};
};

class Placing {
public:
    Placing(const Bracket& bracket, const Seating& seating) : m_bracket(bracket), m_seating(seating)
    {
        for (const Match& match : bracket.matches)
            if (isOfKnockout(match))
                count(match, seating.at(match.id));
        share();
        for (const Match& match : bracket.matches)
            if (isOfKnockout(match))
                read(match, seating.at(match.id));
    }

    std::map<int, Places> take() { return std::move(m_places); }
    std::map<int, MatchId> takeMatches() { return std::move(m_matches); }

private:
    using RoundKey = std::pair<Part, int>;

    static RoundKey roundOf(const Match& match) { return {match.bracket, match.round}; }

    /// The last match that its loser can come to. The match itself if the loser is eliminated, as in a first
    /// final that makes the second unnecessary.
    const Match& lastFor(const Match& match) const
    {
        const auto place = loserGoesTo(m_bracket, match.id);
        const Match* next = place ? find(m_bracket, place->match) : nullptr;
        return next && !isUnneeded(*next, m_seating.at(next->id)) ? lastFor(*next) : match;
    }

    void count(const Match& match, const Seated& seated)
    {
        const Match& last = lastFor(match);
        Leaving& leaving = m_leaving[roundOf(last)];
        const bool eliminates = &last == &match;
        (eliminates ? leaving.own : leaving.both) +=
            static_cast<int>(std::ranges::count_if(seated.out, isTeam));
        if (!eliminates)
            return;
        if (isKnown(seated.winner))
            leaving.own +=
                (isTeam(seated.loser) ? 1 : 0) + (isThirdPlace(match) && isTeam(seated.winner) ? 1 : 0);
        else
            leaving.own += isThirdPlace(match) ? sidesOf(seated) : std::max(0, sidesOf(seated) - 1);
    }

    /// From the winner down.
    void share()
    {
        int above = 0;
        if (const Match* deciding = decidingMatch(m_bracket)) {
            const Occupant& winner = m_seating.at(deciding->id).winner;
            above = isTeam(winner) || !isKnown(winner) ? 1 : 0;
        }
        const std::vector<Round> all = rounds(m_bracket);
        for (auto round = all.rbegin(); round != all.rend(); ++round) {
            const auto at = m_leaving.find({round->bracket, round->number});
            if (at == m_leaving.end() || at->second.own + at->second.both == 0)
                continue;
            const int best = std::max(2, above + 1);
            above = std::max(best, above + at->second.own + at->second.both);
            at->second.places = {best, above};
        }
    }

    void read(const Match& match, const Seated& seated)
    {
        const Match& last = lastFor(match);
        const Leaving& leaving = m_leaving[roundOf(last)];
        Places shared = leaving.places;
        Places losers = shared;
        if (isThirdPlace(last)) { // its two teams rank ahead of those who forfeit a semifinal
            const int worst = shared.best + leaving.own - 1;
            shared = &last == &match ? Places{shared.best, worst}
                                     : Places{worst + 1, std::max(worst + 1, shared.worst)};
            losers = {worst, worst};
        }
        for (const Occupant& who : seated.out)
            put(who, shared, match);
        if (&last == &match)
            put(seated.loser, losers, match);
        if (isThirdPlace(match))
            put(seated.winner, {shared.best, shared.best}, match);
        else if (!winnerGoesTo(m_bracket, match.id))
            put(seated.winner, {1, 1}, match);
    }

    void put(const Occupant& who, const Places& places, const Match& by)
    {
        if (const auto* seed = std::get_if<Seed>(&who)) {
            m_places[seed->number] = places;
            m_matches[seed->number] = by.id;
        }
    }

    const Bracket& m_bracket;
    const Seating& m_seating;
    std::map<RoundKey, Leaving> m_leaving;
    std::map<int, Places> m_places;
    std::map<int, MatchId> m_matches;
};

} // namespace

std::vector<Ranked> ranked(const std::vector<int>& seeds, const Record& record, const RankingRules& rules)
{
    Ranking ranking(record, rules);
    ranking.place(seeds, {});
    std::vector<Ranked> places = std::move(ranking).places();
    orderEqual(places);
    return places;
}

std::vector<Ranked> rankedAcross(std::vector<std::vector<Ranked>> pools, const Record& record,
                                 const RankingRules& rules)
{
    const RankingRules across = acrossPools(rules);
    std::vector<Ranked> all;
    std::map<int, std::vector<Parted>> behind;
    for (std::vector<int> heads = headsOf(pools); !heads.empty(); heads = headsOf(pools)) {
        std::vector<Ranked> first = ranked(heads, record, across);
        const auto others = std::ranges::find_if(first, [](const Ranked& each) { return each.rank > 1; });
        const std::vector<Ranked> rest(others, first.end());
        first.erase(others, first.end());
        const int rank = static_cast<int>(all.size()) + 1;
        for (const Ranked& each : first) {
            std::vector<Parted> ties = behind[each.seed];
            for (const Parted& tie : each.ties)
                if (std::ranges::count(ties, tie) == 0)
                    ties.push_back(tie);
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

std::map<int, Places> placings(const Bracket& bracket, const Seating& seating)
{
    return Placing(bracket, seating).take();
}

std::map<int, MatchId> placingMatches(const Bracket& bracket, const Seating& seating)
{
    return Placing(bracket, seating).takeMatches();
}

} // namespace bracket
