// What may still come of the open hand, found by scoring every way in which its tricks can fall.
#pragma once

#include "legal.h"

#include <array>
#include <optional>
#include <vector>

namespace scoring {

/// In none, some or all of the ways in which that many tricks can fall: a nil's partner may take more or
/// fewer.
enum class Chance { Never, Maybe, Sure };
/// By the side's own raw tricks, 0 to 13.
using ByTricks = std::array<Chance, tricksInHand + 1>;

/// A rule that puts a side out of the game: MinScore, Sets or FirstHand.
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
    ByTricks wins{};             ///< the game, with this hand
    ByTricks winsTotal{};        ///< the match, where the points of all its games decide with this hand
    std::vector<Loss> losses;    ///< only what may come in this hand
    ByTricks bagPenalty{};
    std::optional<Range> penalty; ///< points lost to bags where it falls, which may be more than once
    friend bool operator==(const SideOutlook&, const SideOutlook&) = default;
};

/// What each number of tricks would come to with the bids, rulings and time call of `hand`; its own tricks
/// are not read. Nothing while a bid is missing or once the game is won. At most 560 hands are scored.
std::optional<PerSide<SideOutlook>> outlook(const RuleSet& rules, const GameState& before, const Hand& hand);

/// Whether time was called, before this hand or in it, and the higher score wins once it is played: not if
/// the game is finished anyway, nor before it has the hands that it must have, or with one more to come.
bool endsByTime(const RuleSet& rules, const GameState& before, const Hand& hand);

/// Points that a side with that score lacks of the target, 0 where it is there; nothing where the game goes
/// by its hands.
std::optional<int> pointsToTarget(const RuleSet& rules, int score);

/// Who bids first (`bid.first`); `seat` where the rule names a player.
struct FirstBid {
    Side side = Side::A;
    std::optional<Seat> seat;
    friend bool operator==(const FirstBid&, const FirstBid&) = default;
};
/// Nothing where the dealer is not known.
std::optional<FirstBid> bidsFirst(const RuleSet& rules, const GameState& before);

/// Why that side may not bid a blind nil in the next hand; nothing if it may.
std::optional<Problem> againstBlindNil(const RuleSet& rules, const GameState& before, Side side);

} // namespace scoring
