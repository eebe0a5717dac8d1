// Swiss: a fixed number of rounds, and no one is eliminated. Each round is paired by the records so far
// (core/pairing). A published round is a fact and never changes.
#pragma once

#include "bracket.h"

namespace bracket {

/// Two seeds that meet, or one that has the bye.
struct SwissPair {
    int a = 1;
    std::optional<int> b;
    friend bool operator==(const SwissPair&, const SwissPair&) = default;
};
using SwissRound = std::vector<SwissPair>;

/// The number of rounds that leaves only one of this many teams (2 to 256) unbeaten: the base-2 logarithm,
/// rounded up.
int usualSwissRounds(int entries);

/// The number of rounds that can always be played, whatever was paired before. With 2m places (if the number
/// is odd, the bye is one) that is m, or m + 1 if m is even: before the last round, each team still has m (or
/// m - 1) possible opponents, and a graph of 2m points in which each has that many neighbors always has a
/// perfect matching.
int mostSwissRounds(int entries);

/// The first round: the top half against the bottom half, 1 against the first of the bottom half. With an odd
/// number, the last has the bye.
SwissRound firstSwissRound(int entries);

/// The rounds published so far, in playing order: `S1-1` and so on. The match of a bye has no number.
/// Withdrawn teams aren't in any. Refuses impossible numbers of entries or rounds, more rounds than planned,
/// a seed that isn't in the draw or plays twice in a round, a rematch, and a second bye.
std::variant<Bracket, Refusal> swiss(int entries, int rounds, const std::vector<SwissRound>& published);

} // namespace bracket
