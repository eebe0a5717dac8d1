// Whom a match that people sat down to waits for, where it is open again who belongs there.
#pragma once

#include "tournament/model/tournament.h"

namespace tournament {

/// What has to be over, or to be decided, before the draw knows who plays in a match that people sat down to.
struct Awaited {
    std::string match; ///< its id; empty of a pool
    std::string pool;  ///< `A`; `*` of all pools
    friend bool operator==(const Awaited&, const Awaited&) = default;
};
/// A correction has opened that again, or it is held by a challenge or a protest. Empty where the draw knows
/// it, where the match is disputed, and while nobody sat down to it.
std::vector<Awaited> awaited(const Tournament& tournament, const Match& match);
} // namespace tournament
