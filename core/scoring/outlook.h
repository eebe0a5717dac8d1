// How the open hand can still end. Scores each way in which its tricks can fall.
#pragma once

#include "legal.h"

#include <array>
#include <optional>
#include <vector>

namespace scoring {

/// Whether something happens in none, some or all of the ways in which that many tricks can fall. A nil and
/// the partner can share a side's tricks in different ways.
enum class Chance { Never, Maybe, Sure };
/// By the side's own tricks, 0 to 13.
using ByTricks = std::array<Chance, tricksInHand + 1>;

/// A rule by which a side loses the game: MinScore, Sets or FirstHand.
struct Loss {
    By by = By::MinScore;
    ByTricks loses{};
    friend bool operator==(const Loss&, const Loss&) = default;
};

struct Range {
    int least = 0;
    int most = 0;
    friend bool operator==(const Range&, const Range&) = default;
};

struct SideOutlook {
    std::optional<int> contract; ///< nothing: both bid nil, or the hand is played without bids
    ByTricks makes{};            ///< makes its contract
    ByTricks makesByPartner{};   ///< the same by the tricks of a single nil's partner; otherwise always Never
    ByTricks wins{};             ///< wins the game with this hand
    ByTricks winsTotal{};        ///< wins the match, if this hand decides the points of all its games
    std::vector<Loss> losses;    ///< only those possible in this hand
    ByTricks bagPenalty{};
    ByTricks bagPenaltyByPartner{}; ///< see makesByPartner
    std::optional<Range> penalty;   ///< points lost by bag penalties, of which there can be more than one
    friend bool operator==(const SideOutlook&, const SideOutlook&) = default;
};

/// The result for each number of tricks, with the bids, rulings and time call of `hand`. Tricks in `hand` are
/// ignored. Nothing while a bid is missing and when the game is won. Scores at most 560 hands.
std::optional<PerSide<SideOutlook>> outlook(const RuleSet& rules, const GameState& before, const Hand& hand);

/// Whether the higher score wins after this hand, because time was called before or during it. Not if the
/// game is finished anyway, before its minimum number of hands, or if one more hand follows.
bool endsByTime(const RuleSet& rules, const GameState& before, const Hand& hand);

/// After time was called, before or during this hand: how many more hands the game can take, including this
/// one unless it was stopped. Nothing if time wasn't called or the game is finished anyway.
std::optional<int> handsLeft(const RuleSet& rules, const GameState& before, const Hand& hand);

/// How many points a side with that score needs to reach the target. 0 if it has. Nothing if the game has a
/// fixed number of hands.
std::optional<int> pointsToTarget(const RuleSet& rules, int score);

/// The highest bid of that tier. Nothing if the tier has no upper end.
std::optional<int> lastBidOf(const RuleSet& rules, const Tier& tier);

/// Who bids first (`bid.first`). `seat` if the rule names a player.
struct FirstBid {
    Side side = Side::A;
    std::optional<Seat> seat;
    friend bool operator==(const FirstBid&, const FirstBid&) = default;
};
/// Nothing if the dealer isn't known, or in a first hand without bids.
std::optional<FirstBid> bidsFirst(const RuleSet& rules, const GameState& before);

/// Why the side can't bid a blind nil in the next hand. Nothing if it can.
std::optional<Problem> againstBlindNil(const RuleSet& rules, const GameState& before, Side side);

/// Why the side can't bid a number blind in the next hand. Nothing if it can. Only for rules with blind bids.
std::optional<Problem> againstBlindBid(const RuleSet& rules, const GameState& before, Side side);

/// How many cards the partners exchange for a nil of that side. 0 if it bid none or the rules have no
/// exchange for it.
int cardsExchanged(const Nil& rule, const SideHand& hand);

} // namespace scoring
