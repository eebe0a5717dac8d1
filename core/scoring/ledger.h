// The points of a hand, with the parameter behind each point, and the state of the game after it.
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

/// Points and their source. `parameter` is the rule parameter (`nil.valueMade`) whose citation explains them.
/// Empty for points that a supervisor added.
struct Line {
    LineKind kind = LineKind::Contract;
    int points = 0;
    std::string_view parameter;
    std::optional<int> partner; ///< 0 or 1, for a nil
    std::string note;           ///< the foul's name, or the reason for added points
    int nilsMade = 0;           ///< for two nils that aren't split by partner
    friend bool operator==(const Line&, const Line&) = default;
};

/// Tricks added to or removed from the count that decides the contract.
struct CountLine {
    CountKind kind = CountKind::Tricks;
    int tricks = 0;
    std::string_view parameter; ///< empty for Tricks
    friend bool operator==(const CountLine&, const CountLine&) = default;
};

struct SideLedger {
    std::optional<int> bid;   ///< nothing: both bid nil, or the hand is played without bids
    int tricks = 0;           ///< as taken
    int counted = 0;          ///< the count that decides the contract
    std::optional<bool> made; ///< nothing: there is no contract
    int points = 0;           ///< in this hand; the sum of `lines`
    int score = 0;            ///< after this hand
    int bagsGained = 0;
    int bags = 0;                       ///< after this hand
    std::vector<CountLine> countedFrom; ///< adds up to `counted`
    std::vector<Line> lines;
    friend bool operator==(const SideLedger&, const SideLedger&) = default;
};

/// Whether the tricks that count differ from the tricks taken. In a hand that doesn't count, no tricks count.
inline bool countsOtherTricks(const SideLedger& ledger)
{
    return !ledger.lines.empty() && ledger.counted != ledger.tricks;
}

/// The same, if a ruling or a foul moved some. Tricks of a failed nil don't matter here.
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

/// The state of the game after a hand. Held: a challenge of the hand is open. AfterEnd: on record, but
/// doesn't count.
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
    std::optional<Seat> dealer; ///< nothing: not known
    int hand = 1;               ///< number among the hands on record, from 1
    PerSide<SideLedger> sides;
    State state = State::InProgress;
    friend bool operator==(const HandLedger&, const HandLedger&) = default;
};

struct Result {
    State state = State::InProgress; ///< InProgress, ExtraHand or Won
    /// Nothing if this is a tie and ties stand, or if the last game of a match ended tied and the total
    /// decides.
    std::optional<Side> winner;
    std::optional<By> by;
    PerSide<int> score;
    friend bool operator==(const Result&, const Result&) = default;
};

struct GameLedger {
    std::vector<HandLedger> hands;
    Result result;
    bool timeCalled = false; ///< time was called in it
    friend bool operator==(const GameLedger&, const GameLedger&) = default;
};

struct SideState {
    int score = 0;
    int bags = 0;
    int sets = 0;
    int setsInARow = 0;
    int reneges = 0; ///< upheld against the side
    int blinds = 0;  ///< hands in which the side bid blind
    friend bool operator==(const SideState&, const SideState&) = default;
};

/// The state of a game between two hands.
struct GameState {
    PerSide<SideState> sides;
    int hands = 0;                ///< hands that counted, including those on paper
    std::optional<Seat> dealer;   ///< of the next hand; nothing: not known
    bool firstHand = true;        ///< nothing has been played, not even on paper
    std::optional<OnExpiry> time; ///< time was called with this decision
    Result result;
    PerSide<int> carried;     ///< points of earlier games of the match
    bool ofTotal = false;     ///< the match is decided by the points of all games
    bool lastOfMatch = false; ///< no other game follows, by number or because time was called
    friend bool operator==(const GameState&, const GameState&) = default;
};

} // namespace scoring
