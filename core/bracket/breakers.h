// What each breaker gives the tied teams. Known to the ranking alone.
#pragma once

#include "seating.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace bracket {

// By what those are ranked whom no bracket ranks, and what is known of them.

/// What breaks ties. All between forfeits and lot are taken from matches on record.
enum class Breaker {
    WinShare,       ///< matches won of those that count, and of rounds that it missed; a tie is half a win
    Points,         ///< by `PointsTable`
    FewestForfeits, ///< its own; a match that it gave up in time (default) is none
    HeadToHead,     ///< wins among the tied teams, if each has met each equally often
    Sportsmanship,  ///< the mean of its ratings
    Difference,     ///< points for less points against, each game's up to the cap
    PointsFor,
    FewestSets, ///< how often it was set
    FewestBags,
    Strength, ///< the mean of its opponents' shares of matches won; of up to 16 matches each
    /// Matches that were played for this only: first is the team that lost none of those among the tied teams
    /// and has won, itself or through a team it beat, against all of them; else wins, if each has met each
    /// equally often.
    PlayIn,
    Lot ///< a random draw: its order holds for all who were drawn and are tied when it is reached
};

/// `win-share`, `head-to-head`: as commands and files write them.
std::string_view word(Breaker breaker);
std::optional<Breaker> breakerOf(std::string_view text);

/// What a match is worth under Breaker::Points: 3, 0 and -1 for a forfeit, as UConn counts.
struct PointsTable {
    int win = 3; ///< a bye too
    int tie = 1;
    int loss = 0;
    int forfeit = -1;
    friend bool operator==(const PointsTable&, const PointsTable&) = default;
};

struct RankingRules {
    std::vector<Breaker> order; ///< the first ranks, the others break ties
    std::optional<int> cap;     ///< of one game's difference; nothing: none
    PointsTable points;
    bool perMatch = false; ///< sums are taken a match: for those who have not played equally many
    friend bool operator==(const RankingRules&, const RankingRules&) = default;
};
/// Whether a sum over matches is divided by them, under those rules.
bool isPerMatch(Breaker breaker, const RankingRules& rules);

/// What somebody has by a breaker, as it is amount.
struct Amount {
    enum class Kind {
        Share,   ///< `number` of so many
        Sum,     ///< in so many matches; of 0: of them all
        Balance, ///< the same of what may be below zero
        Percent,
        Rating, ///< in hundredths
        Drawn   ///< by the random draw: its place
    };
    Kind kind = Kind::Sum;
    long long number = 0;
    long long of = 0;
    long long tied = 0; ///< of a share: so many of them beside
    friend bool operator==(const Amount&, const Amount&) = default;
};

/// Share of matches won, fewest forfeits, head-to-head, sportsmanship, difference up to 200 a game, points
/// for, fewest sets, fewest bags, play-in, lot. In Swiss the strength of schedule comes before sportsmanship.
RankingRules usualRanking(Kind kind);

/// The same between pools, whose members do not meet: without head-to-head, and with means per match for
/// sums.
RankingRules acrossPools(RankingRules rules);

/// How a match that is over came to its end for one who was in it.
enum class Ending { Played, Default, Forfeit };

/// A match that is over and counts.
struct Meeting {
    std::array<int, 2> seeds{};
    Winner winner = Winner::Nobody;        ///< A is the first of `seeds`; Nobody: both forfeited
    std::array<Ending, 2> endings{};       ///< for each of `seeds`
    bool isPlayIn = false;                 ///< played to break a tie; counts for nothing else
    std::vector<std::array<int, 2>> games; ///< scores of games played to their end; empty where forfeited
    std::array<int, 2> sets{};
    std::array<int, 2> bags{};
    friend bool operator==(const Meeting&, const Meeting&) = default;
};

/// By how many points the seed at that place is ahead of the other in all games, each counting at most `cap`.
int differenceIn(const Meeting& meeting, std::size_t place, std::optional<int> cap);

/// What is known of those who are to be ranked.
struct Record {
    std::vector<Meeting> meetings;
    std::map<int, int> byes;                 ///< by seed: each is a win without points
    std::map<int, int> missed;               ///< by seed: rounds it was not in; each is a match not won
    std::map<int, std::vector<int>> ratings; ///< sportsmanship in tenths, by seed
    std::vector<std::vector<int>> lots;      ///< seeds that were drawn, in order
};

/// An exact fraction, more is better, and what is amount of it.
struct Value {
    long long over = 0;
    long long under = 1;
    Amount amount;
};
/// Whether `left` is better than `right`.
bool isMore(const Value& left, const Value& right);

/// What each of these seeds has by that breaker; empty where it does not apply to them.
std::vector<Value> valuesBy(Breaker breaker, const std::vector<int>& among, const Record& record,
                            const RankingRules& rules);

/// How many of its matches the seed was there for: those it played to the end, and those the other side gave
/// up. Play-ins don't count.
int playedBy(const Record& record, int seed);

} // namespace bracket
