// How long a match takes tonight: the one answer to that, for forecasts and for plans.
#pragma once

#include "pace.h"

#include "tournament/model/timestamp.h"

namespace tournament {

/// As many hands as such a match takes (pace.h), no longer than its clock lets it: the limit of each of its
/// games, or of the match, and the hand in play at its end. Where time only ends a game, it ends no match.
class Lengths {
public:
    /// Holds on to both.
    Lengths(const Tournament& tournament, const Timestamp& now);

    const Pace& pace() const { return m_pace; }
    /// Milliseconds from its first deal; null: of a match whose rules nobody knows.
    Range whole(const rules::Set* rules);
    /// Milliseconds from now on of a match at a table: it goes on from the hand that it is at.
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
