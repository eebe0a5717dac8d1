// What a table counted: sides, seats, bids, tricks, and what was ruled on them. Facts only, no points.
#pragma once

#include "ruleset.h"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace scoring {

enum class Side { A, B };
inline constexpr std::array<Side, 2> bothSides{Side::A, Side::B};
constexpr Side other(Side side)
{
    return side == Side::A ? Side::B : Side::A;
}

/// One value for each side.
template <class T>
struct PerSide {
    T a{};
    T b{};
    T& operator[](Side side) { return side == Side::A ? a : b; }
    const T& operator[](Side side) const { return side == Side::A ? a : b; }
    friend bool operator==(const PerSide&, const PerSide&) = default;
};

/// A chair: a1, b1, a2, b2 clockwise. `partner` is 0 or 1.
struct Seat {
    Side side = Side::A;
    int partner = 0;
    friend bool operator==(const Seat&, const Seat&) = default;
};
/// The next chair clockwise.
constexpr Seat next(Seat seat)
{
    return {other(seat.side), seat.side == Side::A ? seat.partner : 1 - seat.partner};
}

/// `a`; `a1`.
std::string name(Side side);
std::string name(Seat seat);
/// How whoever has a seat is called.
using Who = std::function<std::string(Seat)>;
/// As name().
std::string seatAlone(Seat seat);

inline constexpr int tricksInHand = 13;

/// What one partner called. A number (1 to 13) is never a nil.
struct Bid {
    enum class Call { Number, Nil, BlindNil };
    Call call = Call::Number;
    int number = 0; ///< tricks, with Number
    bool isNil() const { return call != Call::Number; }
    friend bool operator==(const Bid&, const Bid&) = default;
};
constexpr Bid bid(int number)
{
    return {Bid::Call::Number, number};
}
inline constexpr Bid nil{Bid::Call::Nil, 0};
inline constexpr Bid blindNil{Bid::Call::BlindNil, 0};

using Bids = std::array<Bid, 2>;
using Split = std::array<int, 2>;

/// One side's part of a hand. Bid: none (a hand that bids itself), the side's number, or one call a partner.
/// Tricks: none (not counted yet, or a hand that was stopped), the side's, or one number a partner.
struct SideHand {
    std::variant<std::monostate, int, Bids> bid;
    bool blind = false; ///< the number was bid before looking
    std::variant<std::monostate, int, Split> tricks;
    friend bool operator==(const SideHand&, const SideHand&) = default;
};

/// Raw tricks of the side; 0 where none are counted.
int rawTricks(const SideHand& hand);
bool hasTricks(const SideHand& hand);
/// The number the side must make: its bid, or the sum of its partners' numbers. Nothing without a number.
std::optional<int> contractOf(const SideHand& hand);
/// Whether that partner (0, 1) called nil or blind nil.
bool isNil(const SideHand& hand, int partner);
int nilsIn(const SideHand& hand);
/// Whether a ruling has tricks of that side to move, off it or to it or from it to the other: not where both
/// partners bid nil, since it has no contract then for which they could count.
bool hasTricksToMove(const SideHand& hand);
/// Raw tricks of that partner; 0 where the split is not known.
int tricksOf(const SideHand& hand, int partner);

enum class Ruling { Upheld, Rejected, Withdrawn, Pending };

/// A challenge and what became of it. The accused sits on the other side than `by`.
struct Renege {
    std::optional<Side> by; ///< nothing: the supervisor saw it
    Seat accused;
    int book = 1; ///< 1 to 13
    Ruling ruling = Ruling::Pending;
    friend bool operator==(const Renege&, const Renege&) = default;
};

/// The side that pays for the challenge by those rules; nothing where nobody does, or it is not decided.
std::optional<Side> payerOf(const RenegeRule& rule, const Renege& renege);

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

/// The clock ran out: `choice` is what was decided, nothing means the venue's own rule.
struct TimeCall {
    std::optional<OnExpiry> choice;
    std::optional<std::string> override; ///< why time was called where the sheet knows no limit
    friend bool operator==(const TimeCall&, const TimeCall&) = default;
};

/// What was decided, or the venue's own rule; nothing where neither says.
std::optional<OnExpiry> choiceOf(const RuleSet& rules, const TimeCall& call);

struct Hand {
    std::optional<Seat> dealer;
    PerSide<SideHand> sides;
    std::vector<Renege> reneges;
    std::vector<Adjustment> adjustments;
    std::vector<FoulCall> fouls;
    std::optional<TimeCall> timeExpired; ///< the clock ran out while this hand was in play
    std::optional<std::string> override; ///< why the hand stands though the sheet does not allow it
    friend bool operator==(const Hand&, const Hand&) = default;
};

/// A deal that was void: no score, and the same dealer deals again.
struct Misdeal {
    Seat calledBy;
    std::string reason;
    std::optional<std::string> override{}; ///< why it stands though it was called too late by the sheet
    bool byRuling = false;                 ///< a supervisor threw the hand in, whatever the sheet names
    friend bool operator==(const Misdeal&, const Misdeal&) = default;
};

using Item = std::variant<Hand, Misdeal, TimeCall>;
/// Why it stands though the sheet does not allow it.
inline const std::optional<std::string>& overrideOf(const Item& item)
{
    return std::visit(
        [](const auto& each) -> const auto& { return each.override; }, item);
}

/// Where a side stands when a game begins on paper.
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
