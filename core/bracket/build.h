// What the draws are put together from; for this folder alone.
#pragma once

#include "bracket.h"

namespace bracket {

/// A side of it is nobody by the draw, so nobody sits down to it.
bool hasBye(const Match& match);

/// The smallest power of two that holds so many; at least 2.
int placesFor(int entries);

/// `W2-1`, from the letters before the round.
MatchId idOf(const std::string& letters, int round, int place);

/// Seeds 1 to `entries`.
std::vector<Slot> seeds(int entries);

/// Nobody loses a match that is not played, so its loser's place is a bye.
Slot loserOf(const Match& match);

/// Numbers the matches that are played, as they stand.
void numberInOrder(std::vector<Match>& matches);

/// `round robin takes 2 to 64 entries, not 65`: `format` is how the draw is called.
std::optional<Refusal> outside(message::Message format, int fewest, int most, int entries);

} // namespace bracket
