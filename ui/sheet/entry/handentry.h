// The hand being entered: its fields, what the keys do, and the hand so far. Doesn't know widgets.
#pragma once

#include "field.h"

#include "rules/venue.h"
#include "scoring/outlook.h"

#include <optional>
#include <string>
#include <vector>

namespace sheet {

inline bool sameBids(const scoring::Hand& left, const scoring::Hand& right)
{
    const auto isSame = [&](scoring::Side side) {
        const scoring::SideHand& one = left.sides[side];
        const scoring::SideHand& other = right.sides[side];
        return one.bid == other.bid && one.blind == other.blind;
    };
    return isSame(scoring::Side::A) && isSame(scoring::Side::B);
}

/// Bids are entered per player or per side, as the rule set says; tricks per player only if someone bid nil.
/// The last number of tricks follows from the others.
class HandEntry {
public:
    /// Blind: a blind nil. With rules that have blind bids, it marks the bid of the side as blind, or takes
    /// that back; a nil of that side is then a blind nil.
    enum class Key { Nil, Blind, Back, Next, Previous };

    /// `bidsItself`: no one bids in this hand (`bid.firstHand`).
    explicit HandEntry(const scoring::RuleSet& rules, bool bidsItself = false);

    /// The fields in the order of the row: bids and tricks of side A, then of side B.
    std::vector<Field> fields() const;
    /// The order of entry: all bids, from the first bidder on, then tricks.
    std::vector<Field> order() const;
    /// Sets who bids first: clockwise from a player if that is known, else the bids of that side, then the
    /// other's. Nothing: the order of the row. Goes there while nothing is typed.
    void setFirst(const std::optional<scoring::FirstBid>& first);
    const Field& current() const { return m_current; }
    void setCurrent(const Field& field);
    /// To the next (1) or previous (-1) field, in the order of entry, or of the row for a hand on record;
    /// false at its end.
    bool step(int by);

    /// How the current field waits: after `0_`, for the last digit of a player's bid of 10 to 13; after `1_`,
    /// with any other number, for such a digit or the next field.
    enum class Waits { No, AfterZero, AfterOne };
    Waits waits() const { return number(m_current).waits; }

    /// Types a digit into the current field (screens.md, Score sheet). Returns a sentence if it isn't
    /// possible, and then leaves the field unchanged; so do the next two.
    std::string digit(int digit);
    /// Enters a whole number, without waiting for another digit.
    std::string give(int number);
    std::string press(Key key);
    /// Accepts a number that waits as it is.
    void settle();

    /// The keys that a pad offers, because it can't show a refusal. Includes what only an override allows,
    /// unless the venue doesn't have it at all.
    bool takes(int number) const;
    bool takes(Key key) const;

    /// The text of a field: `4`, `nil`, `blind` (a blind nil), `1_`, empty.
    std::string text(const Field& field) const;
    /// Whether that side's number is marked as bid blind, typed or not yet.
    bool isBlind(Side side) const { return m_sides[side].blind; }
    /// The field of tricks that follows from the others; nothing while two of them are open.
    std::optional<Field> computedField() const;

    bool hasBids() const;   ///< every bid is given
    bool hasTricks() const; ///< every trick is known, typed or computed
    bool isBlank() const;
    /// Whether it has a number that isn't on record.
    bool isTyped() const;
    /// Whether all fields are equal, whichever is current.
    bool hasSameNumbers(const HandEntry& other) const { return m_sides == other.m_sides; }
    /// Clears the last number that isn't on record, and goes to its field; false if there is none.
    bool dropLast();
    /// The sum of all typed tricks; more than 13 isn't possible.
    int tricksTyped() const;
    /// The tricks in that field, typed or computed; nothing while they aren't known.
    std::optional<int> tricksOf(const Field& field) const;
    /// For a hand on record: the other side's tricks follow the new ones, as in a new hand.
    void letTricksFollow();
    /// The hand so far: the bids of a side if all of them are given, tricks if all are known.
    scoring::Hand hand() const;
    /// Loads the bids on record, or a hand to amend.
    void take(const scoring::Hand& hand);
    /// Whether bids can be changed; not while they are on record.
    void setBidsFixed(bool fixed)
    {
        m_bidsFixed = fixed;
        m_retypesBids = false;
    }
    bool areBidsFixed() const { return m_bidsFixed; }
    /// Reopens the bids. The cursor goes from the first to the last, because any of them can be wrong.
    void retypeBids();

private:
    struct Number {
        std::optional<int> value; ///< 1 while it waits
        Waits waits = Waits::No;
        /// Equal if the values are: it doesn't matter whether a 1 waits.
        friend bool operator==(const Number& left, const Number& right)
        {
            const auto isBegun = [](const Number& number) { return number.waits == Waits::AfterZero; };
            return left.value == right.value && isBegun(left) == isBegun(right);
        }
    };
    struct SideEntry {
        bool split = false; ///< bids per player
        bool blind = false;
        scoring::Bid::Call calls[2] = {};
        Number bids[2];
        Number bid;
        Number tricks[2];
        Number trick;
        friend bool operator==(const SideEntry&, const SideEntry&) = default;
    };

    bool isFixed(const Field& field) const { return m_bidsFixed && field.kind == Field::Kind::Bid; }
    bool splitTricks(Side side) const;
    Number& number(const Field& field);
    const Number& number(const Field& field) const { return const_cast<HandEntry*>(this)->number(field); }
    bool isGiven(const Field& field) const;
    /// Given, begun, or marked as blind.
    bool isTouched(const Field& field) const
    {
        const bool isMarked = field.kind == Field::Kind::Bid && isBlind(field.side);
        return isMarked || isGiven(field) || number(field).waits != Waits::No;
    }
    /// Clears its number, or its mark if it has no number.
    void clear(const Field& field);
    void goToNextField();
    /// Number: marks it as blind, or undoes that.
    std::string call(scoring::Bid::Call call);

    scoring::BidEntry m_bidEntry;
    bool m_knowsNil;
    bool m_knowsBlindNil;
    bool m_knowsBlindBid;
    bool m_bidsItself;
    scoring::PerSide<SideEntry> m_sides;
    std::optional<scoring::FirstBid> m_first;
    Field m_current;
    bool m_bidsFixed = false;
    bool m_retypesBids = false; ///< the cursor visits every bid
    bool m_tricksFollow = false;
};

/// Whether a nil was called in that field, blind or not.
bool isNilIn(const HandEntry& entry, const Field& field);
/// Whether that field has a number that is bid blind, typed or not yet.
inline bool isBlindNumber(const HandEntry& entry, const Field& field)
{
    return field.kind == Field::Kind::Bid && entry.isBlind(field.side) && !isNilIn(entry, field);
}

inline bool sameBids(const HandEntry& left, const HandEntry& right)
{
    return sameBids(left.hand(), right.hand());
}

} // namespace sheet
