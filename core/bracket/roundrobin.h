// Draws in which every team plays every other.
#pragma once

#include "bracket.h"

namespace bracket {

inline constexpr int mostInRoundRobin = 64;

/// The matches of one pool by the circle method, round by round: each of `members` (seeds, best first) meets
/// each of the others `meetings` times, with the sides swapped the second time, and plays at most once a
/// round. With an odd number, one sits out each round, each equally often. The first two meet in the last
/// round. Not numbered yet.
std::vector<Match> poolMatches(const std::string& pool, const std::vector<int>& members, int meetings);

/// Every team plays every other once or twice: 2 to 64 entries in one pool, `A`, whose standings decide.
std::variant<Bracket, Refusal> roundRobin(int entries, int meetings);

/// Why that number of meetings isn't possible; nothing if it is.
std::optional<Refusal> refusedMeetings(int meetings);

} // namespace bracket
