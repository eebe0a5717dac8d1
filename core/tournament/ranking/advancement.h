// Which teams advance from the rankings to a playoff, and where that isn't known yet.
#pragma once

#include "ranking.h"

#include "message/message.h"
#include "tournament/model/tournament.h"

#include <tl/expected.hpp>

namespace tournament {

/// The team that advances from each rank of each pool, as far as it is settled: the pool is complete, and no
/// one is tied there. Vacant if no one is left for the rank.
bracket::PoolRanks poolRanks(const Tournament& tournament);
/// The same, given what it was `before` the results of these matches (their ids) changed: ranks only their
/// pools again.
bracket::PoolRanks poolRanks(const Tournament& tournament, const bracket::PoolRanks& before,
                             const std::set<std::string>& changed);

/// Teams that share ranks although only some of them can advance: seeds, and the pool (`*`: for a wildcard).
struct Undecided {
    std::string pool;
    std::vector<int> seeds;
    bool allGoOn = false; ///< all of them advance: only their opponents in the playoff depend on it
    friend bool operator==(const Undecided&, const Undecided&) = default;
};
/// The play-in between two of them that isn't over; null if there is none.
const Match* openPlayIn(const Tournament& tournament, const Undecided& tie);
/// Complete rankings in which a play-in or a random draw must decide who advances, or who has won.
std::vector<Undecided> undecidedTies(const Tournament& tournament);

// The pairing of the next round of Swiss.

/// The pairing of the next round, ready to publish: no withdrawn team, no rematch, and the bye to the lowest
/// in the standings that had none and, if possible, no win without play (pairing/swissround.h). Among equal
/// scores, the top half by the current standings meets the bottom half. The first round goes by seed only.
/// Refused: another format, all rounds paired, an earlier round that isn't over, no possible round.
tl::expected<facts::Pairing, message::Message> nextPairing(const Tournament& tournament);

} // namespace tournament
