// The second opinion: a slow and simple scorer, written only from resources/rules/README.md. It shares no
// code with core/scoring. So if the two differ, one of them has misread the rules.
#pragma once

#include <nlohmann/json.hpp>

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace naive {

using nlohmann::json;

/// Sides by number: 0 is a, 1 is b.
inline const char* sideName(int side)
{
    return side == 0 ? "a" : "b";
}

/// The result of a hand for one side, in the words of courtside-ledger/1.
struct SideResult {
    int points = 0;
    int score = 0; ///< after the hand
    int bags = 0;  ///< after the hand
    int bagsGained = 0;
    int counted = 0;
    std::optional<bool> made; ///< none if there was no contract
    std::map<std::string, int>
        lines; ///< kind of line -> sum of its points; kinds with a sum of 0 are left out
};

struct HandResult {
    std::array<SideResult, 2> side;
    std::string state; ///< in-progress, extra-hand, won, after-end
};

struct Result {
    std::vector<HandResult> hands; ///< misdeals and time calls have no row
    std::string state;             ///< in-progress, extra-hand, won
    std::optional<std::string> winner;
    std::optional<std::string> by;
    std::array<int, 2> score{};
};

struct MatchResult {
    std::vector<Result> games;
    std::array<int, 2> gamesWon{};
    std::array<int, 2> total{}; ///< of all games, including an unfinished one
    std::string state;          ///< in-progress, extra-hand (of the current game), won
    std::optional<std::string> winner;
};

/// Scores a courtside-game/1 object under one complete phase of a courtside-rules/1 file. The record must be
/// well formed; hands after the end count nothing.
Result score(const json& parameters, const json& game);

/// Scores a courtside-match/1 object. Games after the end of the match aren't in the result.
MatchResult scoreMatch(const json& parameters, const json& match);

} // namespace naive
