// Who advances from the rankings to a playoff, and where that is not known yet.
#pragma once

#include "ranking.h"

#include "message/message.h"
#include "tournament/model/tournament.h"

#include <tl/expected.hpp>

namespace tournament {

/// Who advances from which rank of which pool, as far as it is settled: the pool is complete, and no one is
/// tied there. Vacant if no one is left for the rank.
bracket::PoolRanks poolRanks(const Tournament& tournament);
/// The same if it was so `before` the results of these matches changed (their ids): only their pools are
/// ranked again.
bracket::PoolRanks poolRanks(const Tournament& tournament, const bracket::PoolRanks& before,
                             const std::set<std::string>& changed);

/// Ranks that teams share although one has to advance from them: seeds, and the pool (`*`: for a wildcard).
struct Undecided {
    std::string pool;
    std::vector<int> seeds;
    bool allGoOn = false; ///< all of them do: it is about whom they meet in the playoff
    friend bool operator==(const Undecided&, const Undecided&) = default;
};
/// The play-in of two of them that is not over; null where there is none.
const Match* openPlayIn(const Tournament& tournament, const Undecided& tie);
/// Complete rankings in which a play-in or a random draw has to decide who advances, or who has won.
std::vector<Undecided> undecidedTies(const Tournament& tournament);

// The pairing of the next round of Swiss.

/// The pairing of the next round, to be published: nobody who has withdrawn, nobody against anybody again,
/// the bye to the lowest in the standings who has had none, and before those who won without play
/// (pairing/swissround.h); of equal scores the top half by the standings as they are now meets the bottom
/// half. The first round by seed alone. Refused: another format, all rounds paired, a round before that is
/// not over, no such round.
tl::expected<facts::Pairing, message::Message> nextPairing(const Tournament& tournament);

} // namespace tournament
