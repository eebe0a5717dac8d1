// The rounds of Swiss: whether another one can be paired, and which teams are in it.
#pragma once

#include "message/message.h"
#include "pairing/swissround.h"
#include "tournament/model/tournament.h"

#include <optional>

#include <tl/expected.hpp>

namespace tournament {

/// The round to pair next, if all rounds before it are over. Nothing in another format, while a match is
/// open, when all rounds are paired, and if the next can't be paired.
std::optional<int> roundToPair(const Tournament& tournament);

/// Whether the tournament ends before its planned rounds: the paired rounds have been played, and no other
/// round is possible, because fewer than two teams are left or every pairing would have a rematch or a second
/// bye. Without this, a round that can't be played would keep the standings open. No one has to decide it,
/// and it can change: if a team comes late, another round may be possible, and the tournament continues.
bool endsEarly(const Tournament& tournament);

/// Whether no further round was possible with the teams that were in before that fact (a seq). A team that
/// leaves after that doesn't miss a round.
bool hadNoFurtherRound(const Tournament& tournament, long long before);

/// Each team that was in before that fact, by seed, with its results so far. Without ranks, because the ranks
/// depend on whether another round is possible.
std::vector<pairing::Player> playersOf(const Tournament& tournament, long long before);
/// Each team that is still in.
std::vector<pairing::Player> playersOf(const Tournament& tournament);
/// The round after those that are over, or why it can't be paired.
tl::expected<int, message::Message> nextRound(const Tournament& tournament);

} // namespace tournament
