#include "infractions.h"

#include <algorithm>

namespace rules {

std::vector<Infraction> infractions(const Set& set)
{
    std::vector<Infraction> found;
    if (set.people.play.spadesLead == SpadesLead::WhenBroken)
        found.push_back(Infraction{std::string(spadeLedUnbroken), {}, set.citeFor("play.spadesLead")});
    if (set.people.play.firstLead == FirstLead::DealersLeftNotSpade)
        found.push_back(Infraction{std::string(spadeOpeningLead), {}, set.citeFor("play.firstLead")});
    if (set.people.play.firstLead == FirstLead::LowestClub)
        found.push_back(Infraction{std::string(notLowestClub), {}, set.citeFor("play.firstLead")});
    for (const Infraction& each : set.forbids)
        if (std::none_of(found.begin(), found.end(), [&](const auto& known) { return known.id == each.id; }))
            found.push_back(each);
    return found;
}

} // namespace rules
