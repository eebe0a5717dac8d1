// What each tiebreaker gives for the tied teams. Only for ranking.
#pragma once

#include "seating.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bracket {

// How teams are ranked without a bracket, and what is known about them.

/// The tiebreakers. All except PlayIn and Lot are computed from the matches on record.
enum class Breaker {
    WinShare,       ///< matches won, divided by matches that count and rounds missed; a tie is half a win
    Points,         ///< see PointsTable
    FewestForfeits, ///< the team's own forfeits; a match that it gave up with notice (default) isn't one
    HeadToHead,     ///< wins among the tied teams, if all of them have met equally often
    Sportsmanship,  ///< the average of its ratings
    Difference,     ///< points scored minus points of the opponents, for each game up to the cap
    PointsFor,
    FewestSets, ///< how often the team was set
    FewestBags,
    Strength, ///< the average of its opponents' winning percentages, from up to 16 matches each
    /// Matches that were played only to break this tie. First is the team that lost none of these and has
    /// beaten all the others, directly or through a team that it beat. Otherwise wins, if all have met
    /// equally often.
    PlayIn,
    Lot ///< a random draw; its order is used for the teams that were drawn and are still tied
};

/// `win-share`, `head-to-head`: the words in commands and files.
std::string_view word(Breaker breaker);
std::optional<Breaker> breakerOf(std::string_view text);

/// What a match is worth for Breaker::Points. 3 for a win, and −1 for a forfeit, as at UConn.
struct PointsTable {
    int win = 3; ///< also for a bye
    int tie = 1;
    int loss = 0;
    int forfeit = -1;
    friend bool operator==(const PointsTable&, const PointsTable&) = default;
};

struct RankingRules {
    std::vector<Breaker> order; ///< the first ranks the teams, the others break ties
    std::optional<int> cap;     ///< for the difference of one game; nothing: no cap
    PointsTable points;
    /// Divides sums by the number of matches, for teams that haven't played equally many.
    bool perMatch = false;
    friend bool operator==(const RankingRules&, const RankingRules&) = default;
};
/// Whether those rules divide what is summed for this tiebreaker by the number of matches.
bool isPerMatch(Breaker breaker, const RankingRules& rules);

/// What a team has by a tiebreaker.
struct Amount {
    enum class Kind {
        Share,   ///< `number` out of `of`
        Sum,     ///< in that many matches; 0: in all
        Balance, ///< the same, but can be negative
        Percent,
        Rating, ///< in hundredths
        Drawn   ///< its place in the random draw
    };
    Kind kind = Kind::Sum;
    long long number = 0;
    long long of = 0;
    long long tied = 0; ///< for a share: how many were ties
    friend bool operator==(const Amount&, const Amount&) = default;
};

/// Winning percentage, fewest forfeits, head-to-head, sportsmanship, difference up to 200 a game, points
/// scored, fewest sets, fewest bags, play-in, random draw. In Swiss, strength of schedule comes before
/// sportsmanship.
RankingRules usualRanking(Kind kind);

/// The same for teams of different pools, which don't meet: without head-to-head, and with averages per match
/// instead of sums.
RankingRules acrossPools(RankingRules rules);

/// How a match that is over ended for one of its teams.
enum class Ending { Played, Default, Forfeit };

/// A match that is over and counts.
struct Meeting {
    std::array<int, 2> seeds{};
    Winner winner = Winner::Nobody;        ///< A is the first of `seeds`; Nobody: both forfeited
    std::array<Ending, 2> endings{};       ///< one for each of `seeds`
    bool isPlayIn = false;                 ///< played to break a tie; doesn't count for anything else
    std::vector<std::array<int, 2>> games; ///< scores of games played to their end; empty after a forfeit
    std::array<int, 2> sets{};
    std::array<int, 2> bags{};
    friend bool operator==(const Meeting&, const Meeting&) = default;
};

/// How many points the seed at that place is ahead of the other in all games together, with each game capped.
int differenceIn(const Meeting& meeting, std::size_t place, std::optional<int> cap);

/// What is known about the teams to rank.
struct Record {
    std::vector<Meeting> meetings;
    std::map<int, int> byes;                 ///< by seed: each is a win without points
    std::map<int, int> missed;               ///< by seed: rounds it wasn't in; each counts as a match not won
    std::map<int, std::vector<int>> ratings; ///< by seed: sportsmanship ratings in tenths
    std::vector<std::vector<int>> lots;      ///< seeds in the order in which they were drawn
};

/// An exact fraction; more is better. And the amount it stands for.
struct Value {
    long long over = 0;
    long long under = 1;
    Amount amount;
};
bool isMore(const Value& left, const Value& right);

/// What each of these seeds has by that tiebreaker. Empty if it doesn't apply to them.
std::vector<Value> valuesBy(Breaker breaker, const std::vector<int>& among, const Record& record,
                            const RankingRules& rules);

/// How many of its matches the seed was there for: those it played to the end and those that the other side
/// gave up. Play-ins don't count.
int playedBy(const Record& record, int seed);

} // namespace bracket
