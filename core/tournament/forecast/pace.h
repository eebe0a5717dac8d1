// How fast hands are played in this tournament. Only for this room and its tests.
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
    int hands = 0;        ///< how many hands were measured; 0: the usual value is used
    friend bool operator==(const Pace&, const Pace&) = default;
};

/// With fewer hands than this, the usual value is used.
inline constexpr int fewestTimed = 5;

/// Only this many matches are used: the last ones in playing order that have hands. Play gets faster or
/// slower during a tournament, and a long tournament then takes no longer to evaluate.
inline constexpr std::size_t mostTold = 48;

/// The median time from one hand of a game to the next. Ignored: a hand entered within 30 seconds of another
/// (a sheet entered later), after more than 20 minutes, or across a pause of the clock. The usual value is 4
/// minutes. With 40 to 50 points a hand, that fits the time limits on rule sheets (300 points in 30 minutes,
/// 500 in 45, 350 in 40).
Pace paceOf(const Tournament& tournament);

/// The number of hands in a whole match under these rules: median and quartiles of the matches that were
/// played out to the same target. With fewer than three such matches: 45 points a hand for the winner, plus
/// or minus a quarter. Null: the rules are unknown, so one game to 500.
Range handsOfMatch(const Tournament& tournament, const rules::Set* rules);

// How long a match takes, for forecasts and plans.

/// The time for the usual number of hands (pace.h), but no more than the clock allows: the limit of each game
/// or of the match, plus the hand in play when it ends. If the limit is for a game, the match continues after
/// it.
class Lengths {
public:
    /// Keeps references to both.
    Lengths(const Tournament& tournament, const Timestamp& now);

    const Pace& pace() const { return m_pace; }
    /// Milliseconds from the first deal. Null: the rules of the match are unknown.
    Range whole(const rules::Set* rules);
    /// Milliseconds from now, for a match at a table, which continues from its current hand.
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
/// Under these rules. Null: they are unknown, so one game to 500.
UsualMatch usualMatch(const rules::Set* rules);

} // namespace tournament
