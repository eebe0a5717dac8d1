// How fast hands are played tonight. For this room and its tests.
#pragma once

#include "tournament/model/timestamp.h"
#include "tournament/model/tournament.h"

namespace tournament {

/// What a number comes to: likely, and within what it mostly lies.
struct Range {
    long long low = 0;
    long long likely = 0;
    long long high = 0;
    friend bool operator==(const Range&, const Range&) = default;
};

/// How long a hand takes tonight.
struct Pace {
    long long handMs = 0; ///< milliseconds
    int hands = 0;        ///< of tonight that it was measured on; 0: what is usual
    friend bool operator==(const Pace&, const Pace&) = default;
};

/// Before so many hands were timed tonight, what is usual holds.
inline constexpr int fewestTimed = 5;

/// Only this many matches count, the last in playing order that have hands: play gets faster or slower over a
/// tournament, and a long one then takes no longer to look at.
inline constexpr std::size_t mostTold = 48;

/// The median of what passed from one hand of a game to the next. A hand written down within half a minute of
/// another (a sheet that was entered afterwards), after more than twenty, or across a pause of the clock does
/// not count. Usual is four minutes: with 40 to 50 points a hand that is what time
/// limits on sheets come to (300 points in 30 minutes, 500 in 45, 350 in 40).
Pace paceOf(const Tournament& tournament);

/// Hands of a whole match under these rules: the median of those that were played out tonight to the same
/// target, with the quartiles; before there are three, 45 points a hand for the winner, a quarter more or
/// less. Null: rules that nobody knows, which are taken for one game to 500.
Range handsOfMatch(const Tournament& tournament, const rules::Set* rules);

// How long a match takes tonight: the one answer to that, for forecasts and for plans.

/// As many hands as such a match takes (pace.h), no longer than its clock lets it: the limit of each of its
/// games, or of the match, and the hand in play at its end. Where time only ends a game, it ends no match.
class Lengths {
public:
    /// Holds on to both.
    Lengths(const Tournament& tournament, const Timestamp& now);

    const Pace& pace() const { return m_pace; }
    /// Milliseconds from its first deal; null: of a match whose rules nobody knows.
    Range whole(const rules::Set* rules);
    /// Milliseconds from now on of a match at a table: it continues from the hand that it is at.
    Range left(const Match& match);

private:
    const Tournament& m_tournament;
    const Timestamp& m_now;
    Pace m_pace;
    std::map<const rules::Set*, Range> m_hands;
};

/// What a match is taken to last before one has been played.
struct UsualMatch {
    long long lastsMs = 0;
    bool isCutShort = false; ///< its clock is likely to end it before its points do
};
/// Under these rules; null: where nobody knows them, one game to 500.
UsualMatch usualMatch(const rules::Set* rules);

} // namespace tournament
