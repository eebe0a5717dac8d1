#include "pace.h"

#include "tournament/queries/clock.h"

#include <algorithm>

namespace tournament {

using scoring::OnExpiry;
using scoring::TimeScope;

namespace {

constexpr long long minute = 60'000;
constexpr long long usualHand = 4 * minute;
constexpr long long shortestHand = minute / 2;
constexpr long long longestHand = 20 * minute;
constexpr std::size_t fewestMatches = 3;
constexpr int pointsAHand = 45; // of the winning side
constexpr int usualTarget = 500;

/// The quartiles and the median, all taken from the values, of which there must be at least one.
Range rangeOf(std::vector<long long> values)
{
    std::ranges::sort(values);
    const auto at = [&](std::size_t quarter) { return values[(values.size() - 1) * quarter / 4]; };
    return {at(1), at(2), at(3)};
}

Range around(long long likely)
{
    return {likely * 3 / 4, likely, (likely * 5 + 3) / 4};
}

/// Times between hands of one game as first recorded, in void attempts too.
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
            clock && clock->what == facts::ClockAction::Pause)
            m_last = 0;
        const auto* hand = std::get_if<facts::Hand>(&entry.fact);
        if (!hand || hand->struck || !scoring::hasTricks(hand->sides.a))
            return;
        // Only a later hand of the same game: an amended hand is an earlier one.
        const bool isSameGame =
            m_last > 0 && m_spot.sitting == hand->spot.sitting && m_spot.game == hand->spot.game;
        const bool isNext = isSameGame && m_spot.place < hand->spot.place;
        if (isSameGame && !isNext)
            return;
        const long long now = millisOf(entry.stamp.at);
        if (const long long passed = now - m_last; isNext && passed >= shortestHand && passed <= longestHand)
            m_into.push_back(passed);
        m_last = now;
        m_spot = hand->spot;
    }

    std::vector<long long>& m_into;
    long long m_last = 0; ///< since 1970; 0 if there is no hand to measure from
    facts::Spot m_spot;
};

/// The last matches in playing order that pass `wanted`.
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
    const scoring::Series series = scoring::seriesOf(end);
    const long long all = usualHands(end.target) * series.games;
    // A best-of takes about five of six games.
    return series.kind == scoring::Series::Kind::BestOf && series.games > 1 ? all * 5 / 6 : all;
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
    return {rangeOf(passed).likely, static_cast<int>(passed.size())};
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

namespace {

/// Whether the clock can stop a game before its end.
bool capsGame(const scoring::Time& time)
{
    return time.limitMin && time.onExpiry && *time.onExpiry != OnExpiry::FinishGame;
}

/// How many hands are still finished after time is up.
int handsPastTime(const scoring::Time& time)
{
    return time.oneMoreHand ? 2 : 1;
}

/// How many clocks run in a match, one after the other.
int clocksIn(const scoring::RuleSet& rules)
{
    return rules.time.scope == TimeScope::Game ? scoring::seriesOf(rules.end).games : 1;
}

long long limitOf(const scoring::RuleSet& rules)
{
    return *rules.time.limitMin * 60'000LL;
}

Range capped(Range range, long long most)
{
    return {std::min(range.low, most), std::min(range.likely, most), std::min(range.high, most)};
}

/// When the newest hand was recorded, or the match was called; milliseconds since 1970.
long long lastSeen(const Record& record)
{
    std::string at;
    for (const Filed& filed : record) {
        const auto* hand = std::get_if<facts::Hand>(&filed.entry->fact);
        if (filed.holds && ((hand && hand->revision == 1) || std::get_if<facts::Call>(&filed.entry->fact)))
            at = std::max(at, filed.entry->stamp.at);
    }
    return at.empty() ? 0 : millisOf(at);
}

/// The longest that the clocks leave for the match, including the hands after time is up; nothing if they
/// don't end it. Games that have not begun have their full time.
std::optional<long long> mostLeft(const Tournament& tournament, const Match& match, const Timestamp& now,
                                  long long hand)
{
    const scoring::RuleSet& rules = match.rules->rules;
    const auto reading = readingOf(tournament, match, now);
    if (!reading)
        return std::nullopt;
    const bool caps = capsGame(rules.time);
    if (!caps && !reading->called && reading->endsAt.empty())
        return std::nullopt;
    const long long game = reading->called ? 0 : std::max(0LL, reading->left);
    const int toCome = clocksIn(rules) - std::min(currentGame(match), clocksIn(rules));
    if (toCome > 0 && !caps)
        return std::nullopt;
    const bool isLast = toCome == 0 || !reading->endsAt.empty(); // all play ends at that time of day
    return game + handsPastTime(rules.time) * hand + (isLast ? 0 : toCome * limitOf(rules));
}

} // namespace

Lengths::Lengths(const Tournament& tournament, const Timestamp& now)
    : m_tournament(tournament), m_now(now), m_pace(paceOf(tournament))
{
}

Range Lengths::whole(const rules::Set* rules)
{
    if (!m_hands.contains(rules))
        m_hands[rules] = handsOfMatch(m_tournament, rules);
    const Range& hands = m_hands[rules];
    const long long hand = m_pace.handMs;
    const Range lasts{hands.low * hand, hands.likely * hand, hands.high * hand};
    if (!rules || !capsGame(rules->rules.time))
        return lasts;
    return capped(lasts,
                  clocksIn(rules->rules) * limitOf(rules->rules) + handsPastTime(rules->rules.time) * hand);
}

Range Lengths::left(const Match& match)
{
    if (match.state == State::Ended)
        return {};
    const long long hand = m_pace.handMs;
    const long long done = handsOn(match) * hand;
    const long long since = std::clamp(millisOf(m_now.utc) - lastSeen(recordOf(m_tournament, match.id)), 0LL,
                                       hand); // in the hand in play
    const Range all = whole(&*match.rules);
    const auto left = [&](long long lasts) { return std::max(hand, lasts - done) - since; };
    const Range range{left(all.low), left(all.likely), left(all.high)};
    const auto most = mostLeft(m_tournament, match, m_now, hand);
    return most ? capped(range, *most) : range;
}

UsualMatch usualMatch(const rules::Set* rules)
{
    const Tournament nothing;
    const Timestamp never;
    Lengths lengths(nothing, never);
    const long long byPoints = handsOfMatch(nothing, rules).likely * lengths.pace().handMs;
    const long long lasts = lengths.whole(rules).likely;
    return {lasts, lasts < byPoints};
}

} // namespace tournament
