#include "venue.h"

#include <algorithm>

namespace rules {

const Cite& Set::citeFor(std::string_view parameter) const
{
    static const Cite follows;
    static const Cite asBefore{{}, {}, {}, {}, true};
    if (std::find(lacking.begin(), lacking.end(), parameter) != lacking.end())
        return asBefore;
    auto at = cites.find(parameter);
    for (auto dot = parameter.rfind('.'); at == cites.end() && dot != std::string_view::npos;
         dot = parameter.rfind('.')) {
        parameter = parameter.substr(0, dot);
        at = cites.find(parameter);
    }
    return at == cites.end() ? follows : at->second;
}

const Phase* phase(const Venue& venue, std::string_view name)
{
    if (name.empty()) // a file that is refused may have one so named, which every other would come from
        return nullptr;
    const auto at = std::find_if(venue.phases.begin(), venue.phases.end(),
                                 [&](const Phase& p) { return p.name == name; });
    return at == venue.phases.end() ? nullptr : &*at;
}

Set set(const Venue& venue, const Phase& phase)
{
    Set set{{phase.rules, phase.people},
            venue.id,
            venue.id,
            venue.name,
            venue.sheet,
            phase.name,
            venue.agreeable,
            phase.agreed,
            phase.cites,
            venue.forbids,
            phase.lacking,
            phase.unknown};
    if (venue.phases.size() > 1)
        set.id += '-' + phase.name;
    // insert() keeps what is there: the nearest entry wins.
    for (const Phase* parent = rules::phase(venue, phase.from); parent;
         parent = rules::phase(venue, parent->from))
        set.cites.insert(parent->cites.begin(), parent->cites.end());
    set.cites.insert(venue.cites.begin(), venue.cites.end());
    set.unknown.insert(set.unknown.end(), venue.unknown.begin(), venue.unknown.end());
    return set;
}

std::vector<Set> sets(const Venue& venue)
{
    std::vector<Set> all;
    for (const Phase& phase : venue.phases)
        all.push_back(set(venue, phase));
    return all;
}

Venue venueOf(const Set& set)
{
    const std::string name = set.id == set.venue ? set.venueName : set.venueName + ", " + set.phase;
    return {set.id, name,          set.sheet, {Phase{{set.rules, set.people}, "regular", {}, {}, set.agreed}},
            {},     set.agreeable, set.cites, set.forbids};
}

} // namespace rules
