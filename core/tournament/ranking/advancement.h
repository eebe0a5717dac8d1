// Which teams advance from the rankings to a playoff, and where that isn't decided yet.
#pragma once

#include "ranking.h"

#include "message/message.h"
#include "tournament/model/tournament.h"

#include <tl/expected.hpp>

namespace tournament {

/// The team that advances from each rank of each pool, as far as that is decided: the pool is complete, and
/// no one is tied at that rank. Vacant if there is no team for the rank.
bracket::PoolRanks poolRanks(const Tournament& tournament);
/// The same, computed from the ranks `before` the results of these matches (ids) changed. Only their pools
/// are ranked again.
bracket::PoolRanks poolRanks(const Tournament& tournament, const bracket::PoolRanks& before,
                             const std::set<std::string>& changed);

/// Tied teams (seeds) of which only some can advance. `pool` is `*` for a wildcard.
struct Undecided {
    std::string pool;
    std::vector<int> seeds;
    bool allAdvance = false; ///< all of them advance; only their opponents in the playoff depend on the tie
    friend bool operator==(const Undecided&, const Undecided&) = default;
};
/// The play-in between two of them that isn't over. Null if there is none.
const Match* openPlayIn(const Tournament& tournament, const Undecided& tie);
/// The ties in complete rankings that a play-in or a random draw must break, for who advances or who has won.
std::vector<Undecided> undecidedTies(const Tournament& tournament);

// The pairing of the next round of Swiss.

/// The pairing of the next round, ready to publish. It has no withdrawn team and no rematch. The bye goes to
/// the lowest team in the standings that had none and, if possible, no win without play
/// (pairing/swissround.h). Among equal scores, the top half of the current standings meets the bottom half;
/// the first round goes by seed only. Refused: another format, all rounds are paired, an earlier round isn't
/// over, no round is possible.
tl::expected<facts::Pairing, message::Message> nextPairing(const Tournament& tournament);

} // namespace tournament
