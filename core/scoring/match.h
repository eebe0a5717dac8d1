// A match of one or more games.
#pragma once

#include "game.h"

#include <vector>

namespace scoring {

/// BestOf: who first wins the most of n games. TotalOf: all n games are played and their points added.
struct Series {
    enum class Kind { BestOf, TotalOf };
    Kind kind = Kind::BestOf;
    int games = 1;
    friend bool operator==(const Series&, const Series&) = default;
};

struct Match {
    Series series;
    std::vector<Game> games;
    friend bool operator==(const Match&, const Match&) = default;
};

struct MatchLedger {
    std::vector<GameLedger> games;
    PerSide<int> gamesWon;
    Result result; ///< score: points of all games
    friend bool operator==(const MatchLedger&, const MatchLedger&) = default;
};

/// The state in which game `games.size()` of the match begins, given how the earlier ones ended.
GameState beginGame(const Match& match, const MatchLedger& soFar, const Start& start);
/// The whole match. Games after its end are scored, and their hands show as after-end.
MatchLedger score(const RuleSet& rules, const Match& match);
/// What stands against entering the match, first mistake first, with the game and item it is about.
} // namespace scoring
