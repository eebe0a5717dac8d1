// The next round of Swiss, from who has won how much.
#pragma once

#include "tournament.h"

#include <optional>
#include <string>

#include <tl/expected.hpp>

namespace tournament {

/// The round that waits to be paired: those before it are over. Nothing in another format, while a match is
/// open, once all are paired, and where it cannot be paired.
std::optional<int> roundToPair(const Tournament& tournament);

/// Whether the tournament is over before all its rounds are: those that were paired have been played, and no
/// further one can be, since fewer than two teams are left or no pairing is without a rematch or a second
/// bye. A round that may not be played would otherwise keep the standings open for ever. Nobody has to say
/// so, and nothing is lost if a team then comes after all: with it there is a round again, and the tournament
/// goes on.
bool endsEarly(const Tournament& tournament);

/// Whether no further round can be paired of those who were there and had not withdrawn before
/// that fact, by its seq: who
/// leaves then misses none.
bool hadNoFurtherRound(const Tournament& tournament, long long before);

/// The pairing of the next round, to be published: nobody who has withdrawn, nobody against anybody again,
/// the bye to the lowest in the standings who has had none, and before those who won without play
/// (pairing/swissround.h); of equal scores the top half by the standings as they are now meets the bottom
/// half. The first round by seed alone. Refused in a sentence: another format, all rounds paired, a round
/// before that is not over, no such round.
tl::expected<facts::Pairing, std::string> nextPairing(const Tournament& tournament);

} // namespace tournament
