// The hand that is being entered: which numbers are asked for, what the keys do, and the hand so far. Knows
// nothing of widgets.
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
    return left.sides.a.bid == right.sides.a.bid && left.sides.b.bid == right.sides.b.bid;
}

class HandEntry;
bool sameBids(const HandEntry& left, const HandEntry& right);

/// Bids are asked for one by one or a side, as the rule set has it; tricks one by one only where somebody
/// called a nil. The last number of tricks follows from the others.
class HandEntry {
public:
    enum class Key { Nil, BlindNil, Back, Next, Previous };

    /// `bidsItself`: nobody bids in this hand (`bid.firstHand`).
    explicit HandEntry(const scoring::RuleSet& rules, bool bidsItself = false);

    /// The fields in the order of the row: bids and tricks of side A, then of side B.
    std::vector<Field> fields() const;
    /// The order in which they are asked for: all bids, from who bids first on, then tricks.
    std::vector<Field> order() const;
    /// Who bids first: clockwise from a player where that is known, else the bids of the side, then the
    /// other's. Nothing: as they stand in the row. Goes there while nothing is typed.
    void setFirst(const std::optional<scoring::FirstBid>& first);
    const Field& current() const { return m_current; }
    void setCurrent(const Field& field);
    /// To the next (1) or the former (-1) as they stand in the row; false at its end.
    bool step(int by);

    /// What the current field waits for: `0_`, the last digit of a player's bid of 10 to 13; `1_`, of any
    /// other number, such a digit or going on.
    enum class Waits { No, AfterZero, AfterOne };
    Waits waits() const { return number(m_current).waits; }

    /// A digit typed into the current field (screens.md, Score sheet). Answers a sentence where it cannot be,
    /// which leaves the field as it was; so do the next two.
    std::string digit(int digit);
    /// A whole number, which waits for nothing.
    std::string give(int number);
    std::string press(Key key);
    /// A number that waits stays as it stands.
    void settle();

    /// What a pad offers, which has no place for saying why not. Not what the sheet forbids and a reason lets
    /// in, unless the venue does not know it at all.
    bool takes(int number) const;
    bool takes(Key key) const;

    /// What a field shows: `4`, `nil`, `blind`, `1_`, empty.
    std::string text(const Field& field) const;
    /// Whether it follows from the others and is not typed.
    bool isComputed(const Field& field) const { return computedField() == field; }

    bool hasBids() const;   ///< every bid is given
    bool hasTricks() const; ///< every trick is known, typed or computed
    bool isBlank() const;
    /// Whether something is given that is not on record.
    bool isTyped() const;
    /// Whether the same stands in all its fields, whichever is current.
    bool hasSameNumbers(const HandEntry& other) const { return m_sides == other.m_sides; }
    /// Takes away the last number that is not on record, and goes to its field; false where there is none.
    bool dropLast();
    /// All tricks that were typed; more than 13 cannot be.
    int tricksTyped() const;
    /// Of a hand on record: the other side's tricks follow what is typed over, as in a new hand.
    void letTricksFollow();
    /// The hand so far: bids where all are given, tricks where all are known.
    scoring::Hand hand() const;
    /// Takes over a hand: the bids on record, or a hand that is to be amended.
    void take(const scoring::Hand& hand);
    /// Whether bids can be changed here; not while they are on record.
    void setBidsFixed(bool fixed);
    bool areBidsFixed() const { return m_bidsFixed; }
    /// The bids were taken back to be put right: from the first to the last, whichever are wrong.
    void retypeBids();

private:
    struct Number {
        std::optional<int> value; ///< 1 where it waits after that
        Waits waits = Waits::No;
        /// The same stands there: a 1 is a 1 whether or not it waits.
        friend bool operator==(const Number& left, const Number& right)
        {
            const auto isBegun = [](const Number& number) { return number.waits == Waits::AfterZero; };
            return left.value == right.value && isBegun(left) == isBegun(right);
        }
    };
    struct SideEntry {
        bool split = false; ///< bids one by one
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
    /// Given, or begun.
    bool isTouched(const Field& field) const { return isGiven(field) || number(field).waits != Waits::No; }
    void clear(const Field& field);
    void goOn();
    std::string call(scoring::Bid::Call call);
    std::optional<int> tricksOf(const Field& field) const;
    std::optional<Field> computedField() const;

    scoring::BidEntry m_bidEntry;
    bool m_knowsNil;
    bool m_knowsBlindNil;
    bool m_bidsItself;
    scoring::PerSide<SideEntry> m_sides;
    std::optional<scoring::FirstBid> m_first;
    Field m_current;
    bool m_bidsFixed = false;
    bool m_retypesBids = false; ///< and goes through all of them
    bool m_tricksFollow = false;
};

} // namespace sheet
