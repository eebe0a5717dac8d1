// The second opinion: a slow and plain scorer, written from resources/rules/README.md alone. It shares no
// line with core/scoring, so that where the two differ one of them has misread the rules.
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

/// What a hand came to for one side, in the words of courtside-ledger/1.
struct SideResult {
    int points = 0;
    int score = 0; ///< after the hand
    int bags = 0;  ///< after the hand
    int bagsGained = 0;
    int counted = 0;
    std::optional<bool> made; ///< none where there is nothing to be made
    std::map<std::string, int>
        lines; ///< kind of line -> its points together; a kind that comes to 0 is left out
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
    std::array<int, 2> total{}; ///< points of all games together, an unfinished one included
    std::string state;          ///< in-progress, extra-hand (of the game now played), won
    std::optional<std::string> winner;
};

/// Scores a courtside-game/1 object under one complete phase of a courtside-rules/1 file. The record is taken
/// to be legal in shape; what stands after the end counts nothing.
Result score(const json& parameters, const json& game);

/// Scores a courtside-match/1 object. Games after the end of the match are left out of the result.
MatchResult scoreMatch(const json& parameters, const json& match);

} // namespace naive
