// The pairing of the next round of Swiss.
#pragma once

#include "message/message.h"
#include "tournament/model/tournament.h"

#include <tl/expected.hpp>

namespace tournament {

/// The pairing of the next round, to be published: nobody who has withdrawn, nobody against anybody again,
/// the bye to the lowest in the standings who has had none, and before those who won without play
/// (pairing/swissround.h); of equal scores the top half by the standings as they are now meets the bottom
/// half. The first round by seed alone. Refused: another format, all rounds paired, a round before that is
/// not over, no such round.
tl::expected<facts::Pairing, message::Message> nextPairing(const Tournament& tournament);

} // namespace tournament
