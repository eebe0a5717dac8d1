// Random venues, games and matches for the comparison of the two scorers. The same seed gives the same text
// on every machine.
#pragma once

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>

namespace naive {

using nlohmann::json;

/// What random records may hold beyond what every reader of game records must take.
struct Habits {
    bool handsAfterEnd = false;       ///< a stored match keeps them; a game record with them is refused
    bool stoppedWithoutTricks = true; ///< a hand that the clock stopped may leave its tricks away
    bool blindBesideBids = true; ///< "blind": true also beside two numbers, not only beside the side's bid
    bool bareCallWithoutLimit = false; ///< a time call that names no choice where the venue has no time limit
    bool agreed = true;                ///< a target agreed before the first hand
};

/// The scored groups of one complete phase, within the ranges and without the contradictions of
/// resources/rules/README.md. Targets and limits are low, so that games end.
json randomParameters(std::uint64_t seed);

/// A courtside-rules/1 text with these parameters: id `random`, one phase, every cite "follows".
std::string venueText(const json& parameters);

/// A courtside-game/1 object of 1 to 25 hands that the venue admits, with an override where its sheet does
/// not.
json randomGame(const json& parameters, std::uint64_t seed, const Habits& habits = {});

/// A courtside-match/1 object; of the games that the rules name, else best of or total of.
json randomMatch(const json& parameters, std::uint64_t seed, const Habits& habits = {});

} // namespace naive
