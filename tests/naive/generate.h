// Random venues, games and matches for comparing the two scorers. The same seed gives the same text on every
// machine.
#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>

namespace naive {

using nlohmann::json;

/// Which unusual things random records can have. Not every reader of game records accepts them.
struct Habits {
    bool handsAfterEnd = false;       ///< stored matches keep them; game records with them are refused
    bool stoppedWithoutTricks = true; ///< a hand stopped by the clock can be without tricks
    bool blindBesideBids =
        true; ///< "blind": true can also be beside two numbers, not only beside the side's bid
    bool bareCallWithoutLimit = false; ///< a time call without a choice at a venue without a time limit
    bool agreed = true;                ///< a target agreed before the first hand
};

/// The parameters of one complete phase that scoring reads, within the ranges of resources/rules/README.md
/// and without contradictions. Targets and limits are low, so that games end.
json randomParameters(std::uint64_t seed);

/// A courtside-rules/1 text with these parameters: id `random`, one phase, all citations "follows".
std::string venueText(const json& parameters);

/// A courtside-game/1 object of 1 to 25 hands that the venue allows; with an override if its sheet forbids
/// one.
json randomGame(const json& parameters, std::uint64_t seed, const Habits& habits = {});

/// A courtside-match/1 object with as many games as the rules say, else best of or total of.
json randomMatch(const json& parameters, std::uint64_t seed, const Habits& habits = {});

} // namespace naive
