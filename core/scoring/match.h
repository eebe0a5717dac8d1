// A match of one or more games.
#pragma once

#include "game.h"

#include <vector>

namespace scoring {

/// BestOf: the first side to win more than half of n games wins. TotalOf: all n games are played and their
/// points are added.
struct Series {
    enum class Kind { BestOf, TotalOf };
    Kind kind = Kind::BestOf;
    int games = 1;
    friend bool operator==(const Series&, const Series&) = default;
};

/// The games of a match under these rules.
Series seriesOf(const End& end);

struct Match {
    Series series;
    std::vector<Game> games;
    friend bool operator==(const Match&, const Match&) = default;
};

struct MatchLedger {
    std::vector<GameLedger> games;
    PerSide<int> gamesWon;
    Result result; ///< `score` has the points of all games
    friend bool operator==(const MatchLedger&, const MatchLedger&) = default;
};

/// The state in which the next game of a match begins. When the match is won, nothing counts in it. In the
/// last game of TotalOf, the points of earlier games count for the decision.
GameState beginGame(const RuleSet& rules, const Series& series, const MatchLedger& soFar, const Start& start);
/// Adds a game to the match.
void addGame(const RuleSet& rules, const Series& series, MatchLedger& match, GameLedger game);
/// Scores a whole match.
MatchLedger score(const RuleSet& rules, const Match& match);

} // namespace scoring
