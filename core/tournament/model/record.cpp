#include "record.h"

#include <algorithm>
#include <set>

namespace tournament {

const Filed* find(const Record& record, std::string_view op)
{
    const auto at = std::find_if(record.begin(), record.end(),
                                 [&](const Filed& filed) { return filed.entry->stamp.op == op; });
    return at == record.end() ? nullptr : &*at;
}

bool hasBegun(const Record& record)
{
    return std::any_of(record.begin(), record.end(), [](const Filed& filed) {
        return filed.holds && !std::holds_alternative<facts::Retract>(filed.entry->fact) &&
               !std::holds_alternative<facts::Wait>(filed.entry->fact);
    });
}

std::optional<std::string> goesWith(const facts::Fact& fact)
{
    const auto* resolve = std::get_if<facts::Resolve>(&fact);
    return resolve ? resolve->correction : std::nullopt;
}

void settle(Record& record)
{
    // A retract is always younger than what it takes back, so that backwards every verdict is there in time.
    std::set<std::string_view> takenBack;
    for (std::size_t i = record.size(); i-- > 0;) {
        Filed& filed = record[i];
        const facts::Entry& entry = *filed.entry;
        const auto with = goesWith(entry.fact);
        filed.holds = !takenBack.count(entry.stamp.op) && !(with && takenBack.count(*with));
        if (const auto* retract = std::get_if<facts::Retract>(&entry.fact); retract && filed.holds)
            takenBack.insert(retract->target);
    }
}

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

const facts::Fact& inTheEnd(const Record& record, const facts::Fact& fact)
{
    const auto* retract = std::get_if<facts::Retract>(&fact);
    const Filed* target = retract ? find(record, retract->target) : nullptr;
    return target ? inTheEnd(record, target->entry->fact) : fact;
}

} // namespace tournament
