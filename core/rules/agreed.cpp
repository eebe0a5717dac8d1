#include "agreed.h"

#include "parameter.h"
#include "parameters.h"
#include "phase_reader.h"

#include <algorithm>
#include <cassert>

namespace rules {

namespace {

std::string notAgreeable(const Set& set, bool known)
{
    if (!known)
        return "is no parameter";
    return set.agreeable.empty() ? "nothing may be agreed at " + set.venueName
                                 : "may not be agreed here, only " + listed(set.agreeable, "and");
}

bool mayBeAgreed(const Set& set, std::string_view name)
{
    return isOrganisers(name) ||
           std::find(set.agreeable.begin(), set.agreeable.end(), name) != set.agreeable.end();
}

} // namespace

tl::expected<Set, json::Problems> withAgreed(const Set& set, const json::Value& agreed)
{
    json::Problems problems;
    const json::Reader reader(agreed, "agreed", problems); // refuses what is no object
    if (!agreed.object())
        return tl::unexpected(std::move(problems));
    Set changed = set;
    GivenAt given;
    std::set<std::string_view> spoilt(set.lacking.begin(), set.lacking.end());
    for (const auto& [name, value] : *agreed.object()) {
        const Place at{reader.placeOf(name), problems};
        const Parameter* found = parameter(name);
        if (!found || !mayBeAgreed(set, name)) {
            at.refuse(value, notAgreeable(set, found));
        } else if (groupOf(name) == nullableGroup && !changed.rules.renege) {
            at.refuse(value, "cannot be agreed where there is no renege rule");
        } else {
            given[found->path] = value.line;
            std::erase(changed.lacking, name);
            if (!found->read(value, at, changed))
                spoilt.insert(found->path);
            else if (spoilt.erase(name); json::print(found->write(changed)) != json::print(found->write(set)))
                changed.agreed.push_back(name);
        }
    }
    tellContradictions(changed, given, spoilt, "agreed.", problems);
    if (problems.empty())
        return changed;
    return tl::unexpected(std::move(problems));
}

tl::expected<Venue, json::Problems> withAgreed(const Venue& venue, std::string_view phase,
                                               const json::Value& agreed)
{
    const Phase* before = rules::phase(venue, phase);
    assert(before && "a phase of this venue");
    auto changed = withAgreed(set(venue, *before), agreed);
    if (!changed)
        return tl::unexpected(std::move(changed.error()));
    Venue copy = venue;
    Phase& after = copy.phases[static_cast<std::size_t>(before - venue.phases.data())];
    static_cast<Values&>(after) = static_cast<const Values&>(*changed);
    after.agreed = std::move(changed->agreed);
    after.lacking = std::move(changed->lacking);
    return copy;
}

} // namespace rules
