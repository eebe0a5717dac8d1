// Which matches can be called, and in what order.
#pragma once

#include "room.h"

namespace tournament {

/// Why a ready match isn't offered.
struct Hold {
    enum class Why {
        Nothing,
        Plays, ///< a team of it sits at another table: it can't be called
        Ids,   ///< a missing player has shown no ID, and the venue says "no ID, no play": it can't be called
        KeptOut, ///< a team of it is short, because a player who is checked in is suspended: it can't be
                 ///< called
        Rests    ///< a team of it rests; a supervisor can call it anyway
    };
    Why why = Why::Nothing;
    std::string team;  ///< the team that plays or rests
    std::string match; ///< the match it is at a table for
    std::string until; ///< UTC: when its rest is over
    friend bool operator==(const Hold&, const Hold&) = default;
};

struct Waiting {
    const Match* match = nullptr;
    /// UTC, as in a stamp: when both teams were first free to play it. The latest of the draw (in Swiss the
    /// pairing), the result it needs, and the last match of either team.
    std::string since;
    std::vector<std::string> missing;   ///< persons who aren't checked in and without whom a side is short
    std::vector<std::string> keptOut{}; ///< persons who are checked in but suspended, if a side is then short
    Hold hold;
    bool isOffered() const { return hold.why == Hold::Why::Nothing; }
    friend bool operator==(const Waiting&, const Waiting&) = default;
};

/// Whether it is ready, but waits for check-in: a missing player has shown no ID, and the venue says "no ID,
/// no play". On that day in the room (`2026-11-21`); empty: suspensions aren't looked at.
bool awaitsCheckIn(const Tournament& tournament, const Match& match, const std::string& day = {});

/// The matches that are ready, and those that are open again and have no table, longest wait first, so that
/// in a round robin the teams that have rested longest come first; equal waits in playing order; last the
/// matches of a team that is at a table.
std::vector<Waiting> queue(const Tournament& tournament, const Timestamp& now);

/// Only each team's next match in the queue; none for a team that plays now.
std::vector<Waiting> nextOfEach(const Tournament& tournament, const Timestamp& now);

/// The first in the queue that can be called; null if there is none.
const Match* firstOf(const std::vector<Waiting>& queue);

} // namespace tournament
