// The points of a hand, with the parameter behind every point, and the state of the game after it.
#pragma once

#include "hand.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace scoring {

enum class LineKind {
    Contract,
    Overtricks,
    Nil,
    BlindNil,
    BlindBid,
    AllTricks,
    BagPenalty,
    RenegeAward,
    Foul,
    Adjustment
};
enum class CountKind { Tricks, FailedNil, Renege, Foul };

/// Points and their source. `parameter` is the rule parameter (`nil.valueMade`) whose citation explains them;
/// empty for a supervisor's adjustment.
struct Line {
    LineKind kind = LineKind::Contract;
    int points = 0;
    std::string_view parameter;
    std::optional<int> partner; ///< 0 or 1, for a nil
    std::string note;           ///< the foul's name, the adjustment's reason
    int nilsMade = 0;           ///< of two nils, which belong to no single partner
    friend bool operator==(const Line&, const Line&) = default;
};

/// Tricks added to, or taken off, the count that decides the contract.
struct CountLine {
    CountKind kind = CountKind::Tricks;
    int tricks = 0;
    std::string_view parameter; ///< empty for Tricks
    friend bool operator==(const CountLine&, const CountLine&) = default;
};

struct SideLedger {
    std::optional<int> bid;   ///< nothing: both bid nil, or the hand bids itself
    int tricks = 0;           ///< raw
    int counted = 0;          ///< the count that decides the contract
    std::optional<bool> made; ///< nothing if there is no contract
    int points = 0;           ///< of this hand; the sum of `lines`
    int score = 0;            ///< after this hand
    int bagsGained = 0;
    int bags = 0;                       ///< after this hand
    std::vector<CountLine> countedFrom; ///< sums to `counted`
    std::vector<Line> lines;
    friend bool operator==(const SideLedger&, const SideLedger&) = default;
};

/// Whether other tricks count than were taken; no tricks count in a hand that does not count.
inline bool countsOtherTricks(const SideLedger& ledger)
{
    return !ledger.lines.empty() && ledger.counted != ledger.tricks;
}

/// The same where a ruling or a foul has moved some; those of a failed nil are told by who took them.
inline bool countsRuledTricks(const SideLedger& ledger)
{
    const auto isRuled = [](const CountLine& step) {
        return step.kind == CountKind::Renege || step.kind == CountKind::Foul;
    };
    return countsOtherTricks(ledger) && std::ranges::any_of(ledger.countedFrom, isRuled);
}

/// The sum of the lines of these kinds.
inline int pointsOf(const SideLedger& ledger, std::initializer_list<LineKind> kinds)
{
    int points = 0;
    for (const Line& line : ledger.lines)
        if (std::ranges::find(kinds, line.kind) != kinds.end())
            points += line.points;
    return points;
}

/// The state of the game after a hand. Held: its challenge is pending. AfterEnd: on record, but counts
/// nothing.
enum class State { InProgress, ExtraHand, Won, Held, AfterEnd };
/// What decided a game or a match. Decided: without play, or by a ruling during play. Games and Total: only
/// for a match.
enum class By {
    Target,
    Time,
    ExtraHand,
    MinScore,
    Sets,
    MadeBid,
    FirstHand,
    Hands,
    Renege,
    Decided,
    Games,
    Total,
    Mercy,
    AllTricks
};

struct HandLedger {
    std::optional<Seat> dealer; ///< if it is known
    int hand = 1;               ///< place among the hands on record, from 1
    PerSide<SideLedger> sides;
    State state = State::InProgress;
    friend bool operator==(const HandLedger&, const HandLedger&) = default;
};

struct Result {
    State state = State::InProgress; ///< InProgress, ExtraHand or Won
    /// Nothing where ties stand and this is one, or in a match's last game that ended tied, where the total
    /// decides.
    std::optional<Side> winner;
    std::optional<By> by;
    PerSide<int> score;
    friend bool operator==(const Result&, const Result&) = default;
};

struct GameLedger {
    std::vector<HandLedger> hands;
    Result result;
    bool timeCalled = false; ///< its clock ran out
    friend bool operator==(const GameLedger&, const GameLedger&) = default;
};

struct SideState {
    int score = 0;
    int bags = 0;
    int sets = 0;
    int setsInARow = 0;
    int reneges = 0; ///< upheld against the side
    int blinds = 0;  ///< hands in which it bid blind
    friend bool operator==(const SideState&, const SideState&) = default;
};

/// The state of a game between two hands.
struct GameState {
    PerSide<SideState> sides;
    int hands = 0;                ///< hands that counted, paper included
    std::optional<Seat> dealer;   ///< of the next hand, if it is known
    bool firstHand = true;        ///< nothing has been played yet, not even on paper
    std::optional<OnExpiry> time; ///< time was called, and this was decided
    Result result;
    PerSide<int> carried;     ///< points of the match's earlier games
    bool ofTotal = false;     ///< the match is decided by the points of all its games
    bool lastOfMatch = false; ///< no other game follows, by number or by time
    friend bool operator==(const GameState&, const GameState&) = default;
};

} // namespace scoring
