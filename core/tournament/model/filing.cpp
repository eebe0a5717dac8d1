#include "filing.h"

#include <algorithm>

namespace tournament {

const std::string* targetOf(const facts::Fact& fact)
{
    if (const auto* retract = std::get_if<facts::Retract>(&fact))
        return &retract->target;
    if (const auto* decision = std::get_if<facts::Decision>(&fact))
        return &decision->challenge;
    if (const auto* evidence = std::get_if<facts::Evidence>(&fact))
        return &evidence->challenge;
    if (const auto* settlement = std::get_if<facts::Settlement>(&fact))
        return &settlement->protest;
    return nullptr;
}

const std::string* movedTo(const facts::Fact& fact)
{
    const auto* move = std::get_if<facts::Move>(&fact);
    return move && move->toMatch ? &*move->toMatch : nullptr;
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

} // namespace tournament
