#include "keptout.h"

#include <algorithm>

namespace night {

namespace {

long long seqOf(const Night& night, const std::string& op)
{
    const Filed* found = filed(night, op);
    return found ? found->entry->seq : 0;
}

/// Whether the person was let in for that match with a reason, after the sanction was known.
bool wasLetIn(const Night& night, const std::string& match, const std::string& id, long long since)
{
    const Person* known = person(*night.setting, id);
    return known && std::any_of(known->arrivals.begin(), known->arrivals.end(), [&](const Arrival& arrival) {
               return !arrival.override.empty() && (arrival.match.empty() || arrival.match == match) &&
                      seqOf(night, arrival.op) > since;
           });
}

} // namespace

const Sanctioned* keptOut(const Night& night, const std::string& match, const std::string& person,
                          const std::string& day)
{
    for (const Sanctioned& each : night.setting->sanctions)
        if (holdsOn(each.sanction, day) && reaches(each, person) &&
            !wasLetIn(night, match, person, seqOf(night, each.stamp.op)))
            return &each;
    return nullptr;
}

} // namespace night
