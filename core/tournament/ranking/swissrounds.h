// The rounds of Swiss: whether another one can be paired, and with which teams.
#pragma once

#include "message/message.h"
#include "pairing/swissround.h"
#include "tournament/model/tournament.h"

#include <optional>

#include <tl/expected.hpp>

namespace tournament {

/// The round to pair next: all rounds before it are over. Nothing in another format, while a match is open,
/// once all are paired, and if it can't be paired.
std::optional<int> roundToPair(const Tournament& tournament);

/// Whether the tournament ends before its planned rounds: those that were paired have been played, and no
/// other is possible, because fewer than two teams are left or every pairing would have a rematch or a second
/// bye. Otherwise a round that can't be played would keep the standings open. No one has to decide it, and
/// nothing is lost if a team comes late: with it another round is possible, and the tournament continues.
bool endsEarly(const Tournament& tournament);

/// Whether no further round was possible with the teams that were in before that fact (its seq): a team that
/// leaves after that misses no round.
bool hadNoFurtherRound(const Tournament& tournament, long long before);

/// Every team that was in before that fact, by seed, with its results so far; without places in the
/// standings, which themselves depend on whether another round is possible.
std::vector<pairing::Player> playersOf(const Tournament& tournament, long long before);
/// Every team that is still in.
std::vector<pairing::Player> playersOf(const Tournament& tournament);
/// The round after those that are over; or why none can be paired yet, or ever.
tl::expected<int, message::Message> nextRound(const Tournament& tournament);

} // namespace tournament
