// The numbers in the row as a hand, and a hand as numbers in the row.
#include "handentry.h"

namespace sheet {

using scoring::Bid;

scoring::Hand HandEntry::hand() const
{
    scoring::Hand hand;
    for (const Side side : scoring::bothSides) {
        const SideEntry& entry = m_sides[side];
        scoring::SideHand& part = hand.sides[side];
        if (hasBids() && entry.split)
            part.bid = scoring::Bids{{{entry.calls[0], entry.bids[0].value.value_or(0)},
                                      {entry.calls[1], entry.bids[1].value.value_or(0)}}};
        else if (hasBids() && entry.bid.value)
            part.bid = *entry.bid.value;
        if (!hasTricks())
            continue;
        const auto tricks = [&](int partner) { return *tricksOf({Field::Kind::Tricks, side, partner}); };
        if (splitTricks(side))
            part.tricks = scoring::Split{tricks(0), tricks(1)};
        else
            part.tricks = tricks(-1);
    }
    return hand;
}

void HandEntry::take(const scoring::Hand& hand)
{
    for (const Side side : scoring::bothSides) {
        SideEntry& entry = m_sides[side];
        const scoring::SideHand& part = hand.sides[side];
        entry = {};
        entry.split = m_bidEntry == scoring::BidEntry::Player;
        if (const auto* number = std::get_if<int>(&part.bid)) {
            entry.split = false;
            entry.bid.value = *number;
        } else if (const auto* bids = std::get_if<scoring::Bids>(&part.bid)) {
            entry.split = true;
            for (const int partner : {0, 1}) {
                const Bid& bid = (*bids)[static_cast<std::size_t>(partner)];
                entry.calls[partner] = bid.call;
                if (!bid.isNil())
                    entry.bids[partner].value = bid.number;
            }
        }
        if (const auto* number = std::get_if<int>(&part.tricks))
            entry.trick.value = *number;
        else if (const auto* split = std::get_if<scoring::Split>(&part.tricks))
            for (const int partner : {0, 1})
                entry.tricks[partner].value = (*split)[static_cast<std::size_t>(partner)];
    }
    m_current = order().front();
    if (hasBids())
        goOn();
}

bool HandEntry::splitTricks(Side side) const
{
    const SideEntry& entry = m_sides[side];
    return entry.split && (entry.calls[0] != Bid::Call::Number || entry.calls[1] != Bid::Call::Number);
}

// The one field of tricks that is not typed while all others are, whatever the order they were typed in.
std::optional<Field> HandEntry::computedField() const
{
    std::optional<Field> open;
    for (const Field& field : fields()) {
        if (field.kind != Field::Kind::Tricks || number(field).value)
            continue;
        if (open)
            return std::nullopt;
        open = field;
    }
    return open;
}

std::optional<int> HandEntry::tricksOf(const Field& field) const
{
    if (number(field).value)
        return number(field).value;
    if (computedField() != field)
        return std::nullopt;
    int rest = scoring::tricksInHand;
    for (const Field& other : fields())
        if (other.kind == Field::Kind::Tricks && other != field)
            rest -= number(other).value.value_or(0);
    return rest < 0 ? std::nullopt : std::optional(rest);
}

} // namespace sheet
