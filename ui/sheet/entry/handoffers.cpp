// Which keys a pad offers for the hand so far.
#include "handentry.h"

#include <algorithm>

namespace sheet {

bool HandEntry::takes(int number) const
{
    if (m_current.kind == Field::Kind::Bid)
        return !m_bidsFixed && number >= 1 && number <= scoring::tricksInHand;
    const std::vector<Field> all = fields();
    const bool allGiven =
        std::all_of(all.begin(), all.end(), [&](const Field& field) { return isGiven(field); });
    // Of a hand to amend any number may be wrong: the others are put right after this one.
    const int others = allGiven ? 0 : tricksTyped() - this->number(m_current).value.value_or(0);
    return number >= 0 && number <= scoring::tricksInHand - others;
}

bool HandEntry::takes(Key key) const
{
    const bool bids = m_current.kind == Field::Kind::Bid;
    const std::vector<Field> all = order();
    const auto at = std::find(all.begin(), all.end(), m_current);
    switch (key) {
    case Key::Nil:
        return bids && !m_bidsFixed && m_knowsNil;
    case Key::BlindNil:
        return bids && !m_bidsFixed && m_knowsBlindNil;
    case Key::Back:
        if (isTouched(m_current))
            return !isFixed(m_current);
        [[fallthrough]];
    case Key::Previous: // bids on record are not gone back to
        return at != all.begin() && !(m_bidsFixed && (at - 1)->kind == Field::Kind::Bid);
    case Key::Next:
        break;
    }
    const auto isOpen = [&](const Field& field) {
        return field != m_current && !isGiven(field) && !isComputed(field);
    };
    return std::any_of(all.begin(), all.end(), isOpen) || (at != all.end() && at + 1 != all.end());
}

} // namespace sheet
