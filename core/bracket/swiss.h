// Swiss: a number of rounds fixed before, and nobody is out. Rounds are paired one by one, by who has won how
// much (core/pairing); a published round is a fact and never changes.
#pragma once

#include "bracket.h"

namespace bracket {

/// Two seeds who meet, or one who has the bye.
struct SwissPair {
    int a = 1;
    std::optional<int> b;
    friend bool operator==(const SwissPair&, const SwissPair&) = default;
};
using SwissRound = std::vector<SwissPair>;

/// As many as single out one of so many (2 to 256) who has won all: the logarithm to the base 2, rounded up.
int usualSwissRounds(int entries);

/// As many as can be played for certain, whatever was paired before. With 2m places, the bye being one for an
/// odd number, that is m, or m + 1 where m is even: before the last of them everybody has m (or m - 1) left
/// to meet, and a graph of 2m points in which all have so many neighbours always has a perfect matching.
int mostSwissRounds(int entries);

/// The first round, before anybody has won: the top half against the bottom half, 1 against the first behind
/// the middle; of an odd number the last has the bye.
SwissRound firstSwissRound(int entries);

/// The rounds that are published so far, in playing order: `S1-1` and so on, the bye's match without a
/// number. Whoever has withdrawn is in none. Refused: numbers of entries or rounds that cannot be, more
/// rounds than were fixed, a seed that is not in the draw or plays twice in a round, a rematch, and a second
/// bye.
std::variant<Bracket, Refusal> swiss(int entries, int rounds, const std::vector<SwissRound>& published);

} // namespace bracket
