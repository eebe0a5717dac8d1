#include "length.h"

#include "tournament/queries/clock.h"

#include <algorithm>

namespace tournament {

namespace {

using scoring::OnExpiry;
using scoring::TimeScope;

/// Whether its clock stops a game in the middle.
bool capsGame(const scoring::Time& time)
{
    return time.limitMin && time.onExpiry && *time.onExpiry != OnExpiry::FinishGame;
}

/// How many clocks run in it, one after the other.
int clocksIn(const scoring::RuleSet& rules)
{
    const bool several =
        rules.time.scope == TimeScope::Game && rules.end.length == scoring::Length::FixedGames;
    return several ? rules.end.lengthCount : 1;
}

long long limitOf(const scoring::RuleSet& rules)
{
    return *rules.time.limitMin * 60'000LL;
}

Range capped(Range range, long long most)
{
    return {std::min(range.low, most), std::min(range.likely, most), std::min(range.high, most)};
}

/// When the newest hand of it was written down, or it was called: milliseconds since 1970.
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

/// What the clocks leave of it, the hand in play at the end of the last included; nothing where they end
/// nothing. Those of games that have not begun are whole.
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
    const bool isLast = toCome == 0 || !reading->endsAt.empty(); // at that time of day all play ends
    return game + hand + (isLast ? 0 : toCome * limitOf(rules));
}

} // namespace

Lengths::Lengths(const Tournament& tournament, const Timestamp& now)
    : m_tournament(tournament), m_now(now), m_pace(paceOf(tournament))
{
}

Range Lengths::whole(const rules::Set* rules)
{
    auto known = m_hands.find(rules);
    if (known == m_hands.end())
        known = m_hands.emplace(rules, handsOfMatch(m_tournament, rules)).first;
    const Range& hands = known->second;
    const long long hand = m_pace.handMs;
    const Range lasts{hands.low * hand, hands.likely * hand, hands.high * hand};
    if (!rules || !capsGame(rules->rules.time))
        return lasts;
    return capped(lasts, clocksIn(rules->rules) * limitOf(rules->rules) + hand);
}

Range Lengths::left(const Match& match)
{
    if (match.state == State::Ended)
        return {};
    const long long hand = m_pace.handMs;
    const long long done = handsOn(match) * hand;
    const long long since = std::clamp(millisOf(m_now.utc) - lastSeen(recordOf(m_tournament, match.id)), 0LL,
                                       hand); // of the hand in play
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
