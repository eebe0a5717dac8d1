// How fast hands are played in this tournament. For this room and its tests.
#pragma once

#include "tournament/model/timestamp.h"
#include "tournament/model/tournament.h"

namespace tournament {

/// An estimate: the likely value and its usual range.
struct Range {
    long long low = 0;
    long long likely = 0;
    long long high = 0;
    friend bool operator==(const Range&, const Range&) = default;
};

/// How long a hand takes in this tournament.
struct Pace {
    long long handMs = 0; ///< milliseconds
    int hands = 0;        ///< the number of hands measured; 0: the usual value
    friend bool operator==(const Pace&, const Pace&) = default;
};

/// Before this many hands were timed, the usual value counts.
inline constexpr int fewestTimed = 5;

/// Only this many matches count, the last in playing order that have hands: play gets faster or slower over a
/// tournament, and a long one then takes no longer to evaluate.
inline constexpr std::size_t mostTold = 48;

/// The median time from one hand of a game to the next. A hand entered within half a minute of another (a
/// sheet entered later), after more than twenty minutes, or across a pause of the clock doesn't count. The
/// usual value is four minutes: with 40 to 50 points a hand, that fits the time limits on rule sheets (300
/// points in 30 minutes, 500 in 45, 350 in 40).
Pace paceOf(const Tournament& tournament);

/// Hands of a whole match under these rules: the median of those that were played out to the same target,
/// with the quartiles. Before there are three: 45 points a hand for the winner, a quarter more or less. Null:
/// unknown rules, taken as one game to 500.
Range handsOfMatch(const Tournament& tournament, const rules::Set* rules);

// How long a match takes, for forecasts and plans.

/// The time for the number of hands of such a match (pace.h), at most what its clock allows: the limit of
/// each game or of the match, and the hand in play at its end. If time only ends a game, it doesn't end the
/// match.
class Lengths {
public:
    /// Keeps references to both.
    Lengths(const Tournament& tournament, const Timestamp& now);

    const Pace& pace() const { return m_pace; }
    /// Milliseconds from its first deal; null: a match with unknown rules.
    Range whole(const rules::Set* rules);
    /// Milliseconds from now for a match at a table: it continues from its current hand.
    Range left(const Match& match);

private:
    const Tournament& m_tournament;
    const Timestamp& m_now;
    Pace m_pace;
    std::map<const rules::Set*, Range> m_hands;
};

/// The assumed length of a match before one has been played.
struct UsualMatch {
    long long lastsMs = 0;
    bool isCutShort = false; ///< the clock will probably end it before the score does
};
/// Under these rules; null: unknown, taken as one game to 500.
UsualMatch usualMatch(const rules::Set* rules);

} // namespace tournament
