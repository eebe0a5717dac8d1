#include "amended.h"

#include "onsheet.h"

namespace desk {

const night::Match& matchBefore(const Amendment& amendment)
{
    return *night::match(amendment.before, amendment.hand.spot.sitting.match);
}

const night::Match& matchAfter(const Amendment& amendment)
{
    return *night::match(amendment.after, amendment.hand.spot.sitting.match);
}

std::optional<facts::Hand> handBefore(const Amendment& amendment)
{
    const facts::Spot& spot = amendment.hand.spot;
    const night::Sheet& sheet = matchBefore(amendment).games[static_cast<std::size_t>(spot.game) - 1];
    const night::Item* item = itemAt(sheet, spot.place);
    if (!item)
        return std::nullopt;
    return std::get<facts::Hand>(*night::standingFact(amendment.before, item->op));
}

} // namespace desk
