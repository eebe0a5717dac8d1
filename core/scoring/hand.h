// What a table counted and what was ruled on it. Facts only, no points.
#pragma once

#include "ruleset.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace scoring {

using hand::allSeats;
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
    std::optional<Side> by; ///< nothing: the supervisor saw it
    Seat accused;
    int book = 1; ///< 1 to 13
    Ruling ruling = Ruling::Pending;
    friend bool operator==(const Renege&, const Renege&) = default;
};

/// A supervisor's own correction.
struct Adjustment {
    Side side = Side::A;
    int points = 0; ///< added
    std::string reason;
    friend bool operator==(const Adjustment&, const Adjustment&) = default;
};

/// An infraction that the rule set names.
struct FoulCall {
    Side side = Side::A;
    std::string foul;
    friend bool operator==(const FoulCall&, const FoulCall&) = default;
};

/// The clock ran out. `choice` is what the supervisor decided; nothing: the venue's own rule.
struct TimeCall {
    std::optional<OnExpiry> choice;
    std::optional<std::string> override; ///< why time was called although the sheet has no limit
    friend bool operator==(const TimeCall&, const TimeCall&) = default;
};

/// What was decided, or the venue's own rule; nothing if there is neither.
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
    std::optional<TimeCall> timeExpired; ///< the clock ran out while this hand was in play
    std::optional<std::string>
        override; ///< why the hand is recorded although the rule sheet does not allow it
    friend bool operator==(const Hand&, const Hand&) = default;
};

inline bool isUpheld(const Renege& renege)
{
    return renege.ruling == Ruling::Upheld;
}
/// Whether a challenge in that hand which was denied is paid for, if it has a price at all.
inline bool isWrongPaid(const RenegeRule& rule, const Hand& hand, const Renege& renege)
{
    return renege.ruling == Ruling::Rejected &&
           (rule.wrongPaid == WrongPaid::Always || std::ranges::any_of(hand.reneges, isUpheld));
}
/// The side that pays for a challenge in that hand as for a renege; nothing where nobody does, or it is not
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

/// The numbers that both sides bid together.
inline int bidTogether(const PerSide<SideHand>& sides)
{
    return contractOf(sides.a).value_or(0) + contractOf(sides.b).value_or(0);
}

/// A deal that was void: no score. Who deals next is not scoring's: core/rules/misdeal.h.
struct Misdeal {
    Seat calledBy;
    std::string reason;
    std::optional<std::string>
        override{};        ///< why it is recorded although the rule sheet says it was called too late
    bool byRuling = false; ///< a supervisor made the hand void, whatever the sheet names
    friend bool operator==(const Misdeal&, const Misdeal&) = default;
};

/// The reason of a deal whose bids together are under the table's minimum: it is thrown in, and called by
/// nobody.
inline constexpr std::string_view belowTableMinimum = "below-table-minimum";
/// Of a misdeal, also as a fact.
bool isThrownIn(const auto& misdeal)
{
    return !misdeal.byRuling && misdeal.reason == belowTableMinimum;
}

using Item = std::variant<Hand, Misdeal, TimeCall>;
/// Why it is recorded although the rule sheet does not allow it.
inline const std::optional<std::string>& overrideOf(const Item& item)
{
    return std::visit(
        [](const auto& each) -> const auto& { return each.override; }, item);
}

/// The state of a side when a game begins on paper.
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
