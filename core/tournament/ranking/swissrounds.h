// The rounds of Swiss: whether another one can be paired, and of whom.
#pragma once

#include "message/message.h"
#include "pairing/swissround.h"
#include "tournament/model/tournament.h"

#include <optional>

#include <tl/expected.hpp>

namespace tournament {

/// The round that waits to be paired: those before it are over. Nothing in another format, while a match is
/// open, once all are paired, and where it cannot be paired.
std::optional<int> roundToPair(const Tournament& tournament);

/// Whether the tournament is over before all its rounds are: those that were paired have been played, and no
/// further one can be, because fewer than two teams are left or no pairing avoids a rematch or a second bye.
/// A round that may not be played would otherwise keep the standings open indefinitely. No one has to decide
/// it, and nothing is lost if a team comes late: with it there is a round again, and the tournament
/// continues.
bool endsEarly(const Tournament& tournament);

/// Whether no further round can be paired of those who were there and had not withdrawn before
/// that fact, by its seq: who
/// leaves then misses none.
bool hadNoFurtherRound(const Tournament& tournament, long long before);

/// Everybody who was there and had not withdrawn before that fact, by seed, with what they have so far; not
/// yet with their places in the standings, which ask in turn whether a further round can be.
std::vector<pairing::Player> playersOf(const Tournament& tournament, long long before);
/// Everybody who is still in.
std::vector<pairing::Player> playersOf(const Tournament& tournament);
/// The round that comes after those that are over, or why there is none to be paired yet or ever.
tl::expected<int, message::Message> nextRound(const Tournament& tournament);

} // namespace tournament
