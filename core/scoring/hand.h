// What a table counted and what was ruled on it. Only facts, no points.
#pragma once

#include "ruleset.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace scoring {

using hand::Bid;
using hand::bid;
using hand::Bids;
using hand::blindNil;
using hand::bothSides;
using hand::contractOf;
using hand::hasTricks;
using hand::hasTricksToMove;
using hand::isBlind;
using hand::isNil;
using hand::name;
using hand::next;
using hand::nil;
using hand::nilsIn;
using hand::other;
using hand::PerSide;
using hand::rawTricks;
using hand::Seat;
using hand::seatAlone;
using hand::Side;
using hand::SideHand;
using hand::Split;
using hand::tricksInHand;
using hand::tricksOf;
using hand::Who;

enum class Ruling { Upheld, Rejected, Withdrawn, Pending };

/// A renege challenge and its decision. The accused isn't on the side `by`.
struct Renege {
    std::optional<Side> by; ///< nothing: the supervisor
    Seat accused;
    int book = 1; ///< 1 to 13
    Ruling ruling = Ruling::Pending;
    friend bool operator==(const Renege&, const Renege&) = default;
};

/// Points that a supervisor adds.
struct Adjustment {
    Side side = Side::A;
    int points = 0; ///< added
    std::string reason;
    friend bool operator==(const Adjustment&, const Adjustment&) = default;
};

/// An infraction that the rule set has a penalty for.
struct FoulCall {
    Side side = Side::A;
    std::string foul;
    friend bool operator==(const FoulCall&, const FoulCall&) = default;
};

/// Time is called. `choice` is what the supervisor decided. Nothing: by the venue's rule.
struct TimeCall {
    std::optional<OnExpiry> choice;
    std::optional<std::string> override; ///< why time was called although the sheet has no limit
    friend bool operator==(const TimeCall&, const TimeCall&) = default;
};

/// What was decided, or else the venue's rule. Nothing if there is neither.
inline std::optional<OnExpiry> choiceOf(const RuleSet& rules, const TimeCall& call)
{
    return call.choice ? call.choice : rules.time.onExpiry;
}

struct Hand {
    std::optional<Seat> dealer;
    PerSide<SideHand> sides;
    std::vector<Renege> reneges;
    std::vector<Adjustment> adjustments;
    std::vector<FoulCall> fouls;
    std::optional<TimeCall> timeExpired; ///< time was called while this hand was in play
    std::optional<std::string> override; ///< why the hand counts although the rule sheet doesn't allow it
    friend bool operator==(const Hand&, const Hand&) = default;
};

inline bool isUpheld(const Renege& renege)
{
    return renege.ruling == Ruling::Upheld;
}
/// Whether a denied challenge in that hand costs anything, if the rules have a price for it.
inline bool isWrongPaid(const RenegeRule& rule, const Hand& hand, const Renege& renege)
{
    return renege.ruling == Ruling::Rejected &&
           (rule.wrongPaid == WrongPaid::Always || std::ranges::any_of(hand.reneges, isUpheld));
}
/// The side that pays for a challenge in that hand as for a renege. Nothing if no one pays or it isn't
/// decided.
inline std::optional<Side> payerOf(const RenegeRule& rule, const Hand& hand, const Renege& renege)
{
    if (isUpheld(renege))
        return renege.accused.side;
    const bool isLost = rule.loser == RenegeLoser::LoserOfChallenge && !rule.wrongTricks;
    return isLost && isWrongPaid(rule, hand, renege) ? renege.by : std::nullopt;
}
/// The side that pays `wrongTricks` for a challenge in that hand.
inline std::optional<Side> wrongPayerOf(const RenegeRule& rule, const Hand& hand, const Renege& renege)
{
    return rule.wrongTricks && isWrongPaid(rule, hand, renege) ? renege.by : std::nullopt;
}

/// The sum of both sides' bids.
inline int bidTogether(const PerSide<SideHand>& sides)
{
    return contractOf(sides.a).value_or(0) + contractOf(sides.b).value_or(0);
}

/// A void deal without a score. core/rules/misdeal.h decides who deals next.
struct Misdeal {
    Seat calledBy;
    std::string reason;
    std::optional<std::string> override{}; ///< why it counts although the rule sheet says it came too late
    bool byRuling = false;                 ///< a supervisor made the hand void, whatever the sheet says
    friend bool operator==(const Misdeal&, const Misdeal&) = default;
};

/// The reason if both bids together are under the table's minimum: the hand is void without anyone calling
/// it.
inline constexpr std::string_view belowTableMinimum = "below-table-minimum";
/// For a misdeal here or as a fact.
bool isThrownIn(const auto& misdeal)
{
    return !misdeal.byRuling && misdeal.reason == belowTableMinimum;
}

using Item = std::variant<Hand, Misdeal, TimeCall>;
/// Why it counts although the rule sheet doesn't allow it.
inline const std::optional<std::string>& overrideOf(const Item& item)
{
    return std::visit(
        [](const auto& each) -> const auto& { return each.override; }, item);
}

/// The state of a side in a game that began on paper.
struct StartSide {
    int score = 0;
    int bags = 0;
    int sets = 0; ///< times set so far
    friend bool operator==(const StartSide&, const StartSide&) = default;
};

struct Start {
    PerSide<StartSide> sides;
    int hands = 0; ///< hands already played on paper
    friend bool operator==(const Start&, const Start&) = default;
};

struct Game {
    Start start;
    std::vector<Item> items;
    friend bool operator==(const Game&, const Game&) = default;
};

} // namespace scoring
