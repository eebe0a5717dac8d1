#include "field.h"

namespace sheet {

bool isPlayersBid(const Field& field)
{
    return field.kind == Field::Kind::Bid && field.partner >= 0;
}

int placeInOrder(const Field& field, const std::optional<scoring::FirstBid>& first)
{
    constexpr int behindBids = 8;
    if (field.kind != Field::Kind::Bid)
        return behindBids;
    if (!first)
        return 0;
    if (!first->seat || field.partner < 0)
        return field.side == first->side ? 0 : 1;
    int place = 0;
    for (scoring::Seat seat = *first->seat; seat != scoring::Seat{field.side, field.partner};
         seat = scoring::next(seat))
        ++place;
    return place;
}

} // namespace sheet
