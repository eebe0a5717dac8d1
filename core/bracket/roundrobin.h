// Draws in which each team plays all others.
#pragma once

#include "bracket.h"

namespace bracket {

inline constexpr int mostInRoundRobin = 64;

/// The matches of one pool by the circle method, round by round. Each of `members` (seeds, best first) meets
/// each other one `meetings` times, with the sides swapped the second time, and plays at most once in a
/// round. With an odd number, one sits out each round, and all sit out equally often. The first two meet in
/// the last round. The matches have no numbers yet.
std::vector<Match> poolMatches(const std::string& pool, const std::vector<int>& members, int meetings);

/// Each team plays each other once or twice. 2 to 64 entries in one pool, `A`, whose standings decide.
std::variant<Bracket, Refusal> roundRobin(int entries, int meetings);

/// Why that number of meetings isn't possible. Nothing if it is.
std::optional<Refusal> refusedMeetings(int meetings);

} // namespace bracket
