#include "amended.h"

#include "desk/checks/onsheet.h"

namespace desk {

const tournament::Match& matchBefore(const Amendment& amendment)
{
    return *tournament::match(amendment.before, amendment.hand.spot.sitting.match);
}

const tournament::Match& matchAfter(const Amendment& amendment)
{
    return *tournament::match(amendment.after, amendment.hand.spot.sitting.match);
}

std::optional<facts::Hand> handBefore(const Amendment& amendment)
{
    const facts::Spot& spot = amendment.hand.spot;
    const tournament::Sheet& sheet = matchBefore(amendment).games[static_cast<std::size_t>(spot.game) - 1];
    const tournament::Item* item = itemAt(sheet, spot.place);
    if (!item)
        return std::nullopt;
    return std::get<facts::Hand>(*tournament::standingFact(amendment.before, item->op));
}

} // namespace desk
