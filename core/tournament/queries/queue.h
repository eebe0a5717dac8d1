// Which matches can be called, and in what order.
#pragma once

#include "room.h"

namespace tournament {

/// Why a ready match isn't offered.
struct Hold {
    enum class Why {
        Nothing,
        Plays, ///< one of its teams is at another table: it can't be called
        Ids,   ///< a missing player has shown no ID, and the venue says "no ID, no play": it can't be called
        /// One of its teams is short, because a player who is checked in is suspended: it can't be called.
        KeptOut,
        Rests ///< one of its teams rests; a supervisor can call it anyway
    };
    Why why = Why::Nothing;
    std::string team;  ///< the team that plays or rests
    std::string match; ///< the match that team is at a table for
    std::string until; ///< UTC: when its rest is over
    friend bool operator==(const Hold&, const Hold&) = default;
};

struct Waiting {
    const Match* match = nullptr;
    /// UTC, in the format of a stamp: when both teams were first free to play it. The latest of: the draw (in
    /// Swiss the pairing), the results it needs, and the last match of either team.
    std::string since;
    std::vector<std::string> missing; ///< ids of the missing players of a side that is short
    /// Ids of suspended players who are checked in, if their side is short.
    std::vector<std::string> suspended{};
    Hold hold;
    bool isOffered() const { return hold.why == Hold::Why::Nothing; }
    friend bool operator==(const Waiting&, const Waiting&) = default;
};

/// Whether the match is ready but waits for check-in: a missing player has shown no ID, and the venue says
/// "no ID, no play". `day` is the day in the room (`2026-11-21`); empty: suspensions aren't checked.
bool awaitsCheckIn(const Tournament& tournament, const Match& match, const std::string& day = {});

/// The matches that are ready and those that were reopened and have no table. Longest wait first, so in a
/// round robin the teams that have rested longest come first. Equal waits are in playing order. Matches of a
/// team that is at a table come last.
std::vector<Waiting> queue(const Tournament& tournament, const Timestamp& now);

/// Only each team's next match in the queue. None for a team that is playing.
std::vector<Waiting> nextOfEach(const Tournament& tournament, const Timestamp& now);

/// The first match in the queue that can be called. Null if there is none.
const Match* firstOf(const std::vector<Waiting>& queue);

} // namespace tournament
