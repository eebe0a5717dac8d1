#include "infractions.h"

#include <algorithm>

namespace tournament {

std::vector<rules::Infraction> infractionsIn(const Tournament& tournament)
{
    std::vector<rules::Infraction> all;
    for (const InTurn& turn : rulesInTurn(*tournament.setting))
        for (const auto& set : turn.rules->sets)
            for (rules::Infraction& each : rules::infractions(*set))
                if (std::ranges::find(all, each.id, &rules::Infraction::id) == all.end())
                    all.push_back(std::move(each));
    return all;
}

} // namespace tournament
