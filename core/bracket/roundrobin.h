// Draws in which everybody meets everybody.
#pragma once

#include "bracket.h"

namespace bracket {

inline constexpr int mostInRoundRobin = 64;

/// The matches of one pool by the circle method, round by round: each of `members` (seeds, the best first)
/// meets each of the others `meetings` times, sides changed the second time, and plays at most once a round.
/// Of an odd number one sits out each round, everybody as often. The first two meet in the last round.
/// Not numbered yet.
std::vector<Match> poolMatches(const std::string& pool, const std::vector<int>& members, int meetings);

/// Everybody meets everybody once or twice: 2 to 64 entries in one pool, `A`, whose standings decide.
std::variant<Bracket, Refusal> roundRobin(int entries, int meetings);

/// Why nobody can meet anybody so often; nothing where that can be.
std::optional<Refusal> refusedMeetings(int meetings);

} // namespace bracket
