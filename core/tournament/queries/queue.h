// Which matches can be called, and in what order.
#pragma once

#include "room.h"

namespace tournament {

/// What keeps a ready match from being offered.
struct Hold {
    enum class Why {
        Nothing,
        Plays,   ///< a team of it sits at another table: it cannot be called
        Ids,     ///< who is missing has shown no ID, and the venue says "no ID, no play": it cannot be called
        KeptOut, ///< a team of it is short of two, because someone checked in is suspended: it cannot be
                 ///< called
        Rests    ///< a team of it has its rest; a supervisor may call it anyway
    };
    Why why = Why::Nothing;
    std::string team;  ///< that plays or rests
    std::string match; ///< for which it sits at a table
    std::string until; ///< UTC: when its rest is over
    friend bool operator==(const Hold&, const Hold&) = default;
};

struct Waiting {
    const Match* match = nullptr;
    /// UTC, as in a stamp: since when both its teams could have played it: of the draw (in Swiss the
    /// pairing), of the result it waited for, or of the newest match of either team, whichever came last.
    std::string since;
    std::vector<std::string>
        missing; ///< persons who are not checked in and without whom a side is short of two
    std::vector<std::string> keptOut{}; ///< persons who are checked in but suspended, if a side is then short
    Hold hold;
    bool isOffered() const { return hold.why == Hold::Why::Nothing; }
    friend bool operator==(const Waiting&, const Waiting&) = default;
};

/// The matches that are ready, and those that are open again and lack a table, the longest waiting first, so
/// that in a round robin those who have rested longest come first; those that wait equally long in playing
/// order; behind all others those of a team that sits at a table.
std::vector<Waiting> queue(const Tournament& tournament, const Timestamp& now);

/// Of the queue each team's next match alone: nothing of who plays now.
std::vector<Waiting> nextOfEach(const Tournament& tournament, const Timestamp& now);

/// The first of the queue that nothing holds; null where there is none.
const Match* firstOf(const std::vector<Waiting>& queue);

} // namespace tournament
