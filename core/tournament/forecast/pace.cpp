#include "pace.h"

#include "tournament/model/timestamp.h"

#include <algorithm>

namespace tournament {

namespace {

constexpr long long minute = 60'000;
constexpr long long usualHand = 4 * minute;
constexpr long long shortestHand = minute / 2;
constexpr long long longestHand = 20 * minute;
constexpr std::size_t fewestMatches = 3;
constexpr int pointsAHand = 45; // of the side that wins
constexpr int usualTarget = 500;

/// Median and quartiles, each one of the values; which must not be none.
Range rangeOf(std::vector<long long> values)
{
    std::sort(values.begin(), values.end());
    const auto at = [&](std::size_t quarter) { return values[(values.size() - 1) * quarter / 4]; };
    return {at(1), at(2), at(3)};
}

Range around(long long likely)
{
    return {likely * 3 / 4, likely, (likely * 5 + 3) / 4};
}

bool isCounted(const facts::Hand& hand)
{
    return !std::holds_alternative<std::monostate>(hand.sides.a.tricks) && !hand.struck;
}

/// What passed between hands of one game as they were first written down; of a void playing too.
class HandTimes {
public:
    explicit HandTimes(std::vector<long long>& into) : m_into(into) {}
    void take(const Record& record)
    {
        m_last = 0;
        for (const Filed& filed : record)
            if (filed.holds)
                take(*filed.entry);
    }

private:
    void take(const facts::Entry& entry)
    {
        if (const auto* clock = std::get_if<facts::Clock>(&entry.fact);
            clock && clock->what == facts::ClockDeed::Pause)
            m_last = 0;
        const auto* hand = std::get_if<facts::Hand>(&entry.fact);
        if (!hand || !isCounted(*hand))
            return;
        // Another hand of the same game than before, and a later one: what is amended goes back.
        const bool isNext = m_last > 0 && m_spot.sitting == hand->spot.sitting &&
                            m_spot.game == hand->spot.game && m_spot.place < hand->spot.place;
        if (m_last > 0 && !isNext && m_spot.sitting == hand->spot.sitting && m_spot.game == hand->spot.game)
            return;
        const long long now = millisOf(entry.stamp.at);
        if (const long long passed = now - m_last; isNext && passed >= shortestHand && passed <= longestHand)
            m_into.push_back(passed);
        m_last = now;
        m_spot = hand->spot;
    }

    std::vector<long long>& m_into;
    long long m_last = 0; ///< since 1970; 0 where nothing is measured from
    facts::Spot m_spot;
};

/// The last in playing order that are wanted.
template <class Wanted>
std::vector<const Match*> lastOf(const Tournament& tournament, Wanted wanted)
{
    std::vector<const Match*> last;
    const auto& drawn = tournament.setting->bracket.matches;
    for (auto at = drawn.rbegin(); at != drawn.rend() && last.size() < mostTold; ++at)
        if (const Match* found = match(tournament, at->id); found && wanted(*found))
            last.push_back(found);
    return last;
}

bool isLikeThat(const rules::Set& one, const rules::Set& other)
{
    return one.rules.end.target == other.rules.end.target && one.rules.end.length == other.rules.end.length &&
           one.rules.end.lengthCount == other.rules.end.lengthCount;
}

long long usualHands(int target)
{
    return std::max(1, (target + pointsAHand - 1) / pointsAHand);
}

long long usualHands(const rules::Set& rules)
{
    const scoring::End& end = rules.rules.end;
    if (end.length == scoring::Length::FixedHands)
        return end.lengthCount;
    const long long game = usualHands(end.target);
    return end.length == scoring::Length::FixedGames ? game * end.lengthCount : game;
}

} // namespace

Pace paceOf(const Tournament& tournament)
{
    std::vector<long long> passed;
    HandTimes times(passed);
    for (const Match* match : lastOf(tournament, [](const Match& each) { return !each.games.empty(); }))
        times.take(recordOf(tournament, match->id));
    if (passed.size() < static_cast<std::size_t>(fewestTimed))
        return {usualHand, 0};
    const int hands = static_cast<int>(passed.size());
    return {rangeOf(std::move(passed)).likely, hands};
}

Range handsOfMatch(const Tournament& tournament, const rules::Set* rules)
{
    if (!rules)
        return around(usualHands(usualTarget));
    std::vector<long long> hands;
    const auto isTold = [&](const Match& match) {
        return match.outcome == Outcome::Played && match.paper.empty() && isLikeThat(*match.rules, *rules);
    };
    for (const Match* match : lastOf(tournament, isTold))
        hands.push_back(handsOn(*match));
    if (hands.size() >= fewestMatches)
        return rangeOf(std::move(hands));
    const long long usual = usualHands(*rules);
    return rules->rules.end.length == scoring::Length::FixedHands ? Range{usual, usual, usual}
                                                                  : around(usual);
}

} // namespace tournament
