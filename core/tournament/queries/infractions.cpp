#include "infractions.h"

#include <algorithm>

namespace tournament {

std::vector<rules::Infraction> infractionsIn(const Tournament& tournament)
{
    std::vector<rules::Infraction> all;
    const auto add = [&](const rules::Set& set) {
        for (rules::Infraction& each : rules::infractions(set))
            if (std::none_of(all.begin(), all.end(),
                             [&](const rules::Infraction& other) { return other.id == each.id; }))
                all.push_back(std::move(each));
    };
    for (const InTurn& each : rulesInTurn(*tournament.setting))
        for (const auto& set : each.rules->sets)
            add(*set);
    return all;
}

} // namespace tournament
