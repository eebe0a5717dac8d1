// What a table counts: sides, seats, bids, tricks and suits. Scoring, facts and the score sheet use these
// types.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace hand {

enum class Suit { Spades, Hearts, Clubs, Diamonds };
/// How a renege is known: the accused admitted it, the supervisor saw it, or turned-over cards show it.
enum class Known { Admitted, Seen, Shown };

enum class Side { A, B };
inline constexpr std::array<Side, 2> bothSides{Side::A, Side::B};
constexpr Side other(Side side)
{
    return side == Side::A ? Side::B : Side::A;
}

/// `A` or `B`, as people see it.
constexpr std::string_view sideLetter(Side side)
{
    return side == Side::A ? "A" : "B";
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

/// A seat: a1, b1, a2, b2 clockwise. `partner` is 0 or 1.
struct Seat {
    Side side = Side::A;
    int partner = 0;
    static const Seat A1;
    static const Seat B1;
    static const Seat A2;
    static const Seat B2;
    friend bool operator==(const Seat&, const Seat&) = default;
};
inline constexpr Seat Seat::A1{Side::A, 0};
inline constexpr Seat Seat::B1{Side::B, 0};
inline constexpr Seat Seat::A2{Side::A, 1};
inline constexpr Seat Seat::B2{Side::B, 1};
inline constexpr std::array<Seat, 4> allSeats{Seat::A1, Seat::B1, Seat::A2, Seat::B2};

/// One value for each seat.
template <class T>
struct PerSeat {
    std::array<T, 4> at{}; ///< in the order of `allSeats`
    T& operator[](Seat seat) { return at[placeOf(seat)]; }
    const T& operator[](Seat seat) const { return at[placeOf(seat)]; }
    friend bool operator==(const PerSeat&, const PerSeat&) = default;

    static std::size_t placeOf(Seat seat)
    {
        return 2 * static_cast<std::size_t>(seat.partner) + (seat.side == Side::A ? 0 : 1);
    }
};

/// The next seat clockwise.
constexpr Seat next(Seat seat)
{
    return {other(seat.side), seat.side == Side::A ? seat.partner : 1 - seat.partner};
}

/// `a`, `a1`.
std::string name(Side side);
std::string name(Seat seat);
/// Gives the text for a seat in messages.
using Who = std::function<std::string(Seat)>;
/// The same text as name().
std::string seatAlone(Seat seat);

inline constexpr int tricksInHand = 13;

/// One player's bid. A number (1 to 13) is never a nil.
struct Bid {
    enum class Call { Number, Nil, BlindNil };
    Call call = Call::Number;
    int number = 0; ///< tricks; only with Number
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

/// One side's part of a hand. Bid: none (a hand played without bids), one number for the side, or one bid for
/// each partner. Tricks: none (not counted yet, or play was stopped), one number for the side, or one for
/// each partner.
struct SideHand {
    std::variant<std::monostate, int, Bids> bid;
    bool blind = false; ///< the number was bid before looking
    std::variant<std::monostate, int, Split> tricks;
    friend bool operator==(const SideHand&, const SideHand&) = default;
};

/// The number of tricks the side took. 0 if they aren't counted.
int rawTricks(const SideHand& hand);
bool hasTricks(const SideHand& hand);
/// The number of tricks the side must make: its bid, or the sum of the partners' numbers. Nothing if there is
/// no number.
std::optional<int> contractOf(const SideHand& hand);
/// Whether that partner (0, 1) bid nil or blind nil.
bool isNil(const SideHand& hand, int partner);
/// Whether a number or a nil was bid before looking.
bool isBlind(const SideHand& hand);
int nilsIn(const SideHand& hand);
/// Whether a ruling can move tricks from, to or between the sides. Not if both partners bid nil, because the
/// side then has no contract for which tricks could count.
bool hasTricksToMove(const SideHand& hand);
/// The number of tricks that partner took. 0 if the split isn't known.
int tricksOf(const SideHand& hand, int partner);

/// What happens when the clock runs out.
enum class OnExpiry { FinishHand, FinishGame, StopNow };

} // namespace hand
