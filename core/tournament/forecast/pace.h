// How fast hands are played tonight. For this room and its tests.
#pragma once

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

/// So many matches, the last in playing order that have hands, tell: an evening gets quicker or slower, and
/// looking at a long one takes no longer.
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

} // namespace tournament
