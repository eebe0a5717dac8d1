#include "suspension.h"

#include <algorithm>

namespace tournament {

namespace {

long long seqOf(const Tournament& tournament, const std::string& op)
{
    const Filed* found = filed(tournament, op);
    return found ? found->entry->seq : 0;
}

/// Whether the person was let in for that match with a reason, after the sanction was known.
bool wasLetIn(const Tournament& tournament, const std::string& match, const std::string& id, long long since)
{
    const Person* known = person(*tournament.setting, id);
    return known && std::any_of(known->arrivals.begin(), known->arrivals.end(), [&](const Arrival& arrival) {
               return !arrival.override.empty() && (arrival.match.empty() || arrival.match == match) &&
                      seqOf(tournament, arrival.op) > since;
           });
}

} // namespace

const Sanctioned* suspensionOf(const Tournament& tournament, const std::string& match,
                               const std::string& person, const std::string& day)
{
    for (const Sanctioned& each : tournament.setting->sanctions)
        if (holdsOn(each.sanction, day) && reaches(each, person) &&
            !wasLetIn(tournament, match, person, seqOf(tournament, each.stamp.op)))
            return &each;
    return nullptr;
}

} // namespace tournament
