#include "filing.h"

#include <algorithm>

namespace night {

const std::string* matchOf(const facts::Fact& fact)
{
    return std::visit(
        [](const auto& each) -> const std::string* {
            if constexpr (requires { each.sitting.match; })
                return &each.sitting.match;
            else if constexpr (requires { each.spot.sitting.match; })
                return &each.spot.sitting.match;
            else if constexpr (requires { each.hand.sitting.match; })
                return &each.hand.sitting.match;
            else
                return nullptr;
        },
        fact);
}

const std::string* targetOf(const facts::Fact& fact)
{
    if (const auto* retract = std::get_if<facts::Retract>(&fact))
        return &retract->target;
    if (const auto* decision = std::get_if<facts::Decision>(&fact))
        return &decision->challenge;
    return nullptr;
}

bool isConcerned(const Record& record, const std::string& target)
{
    return std::any_of(record.begin(), record.end(), [&](const Filed& filed) {
        return filed.entry->stamp.op == target || goesWith(filed.entry->fact) == target;
    });
}

std::string_view kindInTheEnd(const Record& record, const facts::Fact& fact)
{
    const auto* retract = std::get_if<facts::Retract>(&fact);
    if (!retract)
        return facts::kindOf(fact);
    const Filed* target = find(record, retract->target);
    return target ? kindInTheEnd(record, target->entry->fact) : std::string_view();
}

} // namespace night
