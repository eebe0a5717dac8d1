// What can still come of the open hand, found by scoring every way in which its tricks can fall.
#pragma once

#include "legal.h"

#include <array>
#include <optional>
#include <vector>

namespace scoring {

/// Whether something happens in none, some or all of the ways in which that many tricks can fall. A nil's
/// partner can take more or fewer.
enum class Chance { Never, Maybe, Sure };
/// By the side's own raw tricks, 0 to 13.
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
    std::optional<int> contract; ///< nothing: both bid nil, or the hand bids itself
    ByTricks makes{};            ///< its contract
    ByTricks makesByPartner{};   ///< the same by the tricks of a single nil's partner; else all Never
    ByTricks wins{};             ///< the game, with this hand
    ByTricks winsTotal{};        ///< the match, if the points of all its games are decided with this hand
    std::vector<Loss> losses;    ///< only those that are possible in this hand
    ByTricks bagPenalty{};
    ByTricks bagPenaltyByPartner{}; ///< as makesByPartner
    std::optional<Range> penalty;   ///< points lost to the bag penalty, which can come more than once
    friend bool operator==(const SideOutlook&, const SideOutlook&) = default;
};

/// The result for each number of tricks, with the bids, rulings and time call of `hand`. Its own tricks are
/// ignored. Nothing while a bid is missing or once the game is won. Scores at most 560 hands.
std::optional<PerSide<SideOutlook>> outlook(const RuleSet& rules, const GameState& before, const Hand& hand);

/// Whether time was called, before this hand or in it, so that the higher score wins after it. Not if the
/// game is finished anyway, before its minimum number of hands, or if one more hand follows.
bool endsByTime(const RuleSet& rules, const GameState& before, const Hand& hand);

/// Once time was called, before this hand or in it: how many more hands the game can take, including this one
/// unless it was stopped. Nothing if time wasn't called or the game is finished anyway.
std::optional<int> handsLeft(const RuleSet& rules, const GameState& before, const Hand& hand);

/// The points that a side with that score lacks to the target, 0 once it is there; nothing if the game has a
/// fixed number of hands.
std::optional<int> pointsToTarget(const RuleSet& rules, int score);

/// The last bid that is that special bid of the rules; nothing where it is for any number above its own.
std::optional<int> lastBidOf(const RuleSet& rules, const Tier& tier);

/// Who bids first (`bid.first`); `seat` if the rule names a player.
struct FirstBid {
    Side side = Side::A;
    std::optional<Seat> seat;
    friend bool operator==(const FirstBid&, const FirstBid&) = default;
};
/// Nothing if the dealer is not known, or in a first hand without bids.
std::optional<FirstBid> bidsFirst(const RuleSet& rules, const GameState& before);

/// Why that side may not bid a blind nil in the next hand; nothing if it may.
std::optional<Problem> againstBlindNil(const RuleSet& rules, const GameState& before, Side side);

/// Why that side may not bid a number blind in the next hand; nothing if it may. Only for rules that have
/// blind bids.
std::optional<Problem> againstBlindBid(const RuleSet& rules, const GameState& before, Side side);

/// The cards that the partners exchange for a nil of that side; 0 if it bid none, or the rules have no
/// exchange for it.
int cardsExchanged(const Nil& rule, const SideHand& hand);

} // namespace scoring
