#include "exempt.h"

#include "tournament/model/timestamp.h"
#include "wording/filled.h"
#include "wording/rulecard/rulewords.h"
#include "wording/tr.h"

#include <algorithm>

namespace wording {

using tournament::Tournament;

namespace {

/// Minutes from UTC. The local day is not on record, and this is the earliest day anywhere.
constexpr int farthestBehind = -12 * 60;

/// Whether a suspension held when the person checked in, even if it was lifted later.
bool wasSanctioned(const Tournament& tournament, const std::string& person,
                   const tournament::Arrival& arrival)
{
    const tournament::Filed* came = tournament::filed(tournament, arrival.op);
    if (!came)
        return false;
    const std::string day = tournament::dayOf(came->entry->stamp.at, farthestBehind);
    return std::ranges::any_of(
        tournament::sanctionsIn(*tournament.record, came->entry->seq), [&](const auto& each) {
            return tournament::holdsOn(each.sanction, day) && tournament::reaches(each, person);
        });
}

bool lacksId(const rules::Checkin& rule, const std::string& shown)
{
    return rule.noIdNoPlay && std::ranges::find(rule.acceptedIds, shown) == rule.acceptedIds.end();
}

} // namespace

std::optional<Exempt> exempt(const Tournament& tournament, const std::string& person,
                             const tournament::Arrival& arrival)
{
    const rules::Set* general = tournament::generalSet(*tournament.setting);
    if (arrival.override.empty() || !general)
        return std::nullopt;
    const tournament::Match* match = tournament::match(tournament, arrival.match);
    const rules::Set& set = match ? *match->rules : *general;
    const bool isSanctioned = wasSanctioned(tournament, person, arrival);
    if (!lacksId(set.people.checkin, arrival.shown))
        return Exempt{arrival.override,
                      filled(isSanctioned ? Desk::tr("despite a suspension")
                                          : Desk::tr("by an exception that no rule requires")),
                      isSanctioned, filled(Desk::tr("by the supervisor"))};
    const std::string place = placeOf(set.citeFor("checkin.noIdNoPlay"));
    const std::string openly = filled(Desk::tr("despite the venue’s ID rule (%1)"), place);
    return Exempt{arrival.override,
                  isSanctioned ? filled(Desk::tr("despite the venue’s ID rule (%1) and a suspension"), place)
                               : openly,
                  isSanctioned, openly};
}

std::optional<Exempt> exempt(const Tournament& tournament, const tournament::Match* match,
                             const std::string& person)
{
    const tournament::Person* known = tournament::person(*tournament.setting, person);
    if (!known)
        return std::nullopt;
    const auto last =
        std::find_if(known->arrivals.rbegin(), known->arrivals.rend(), [&](const auto& arrival) {
            return arrival.match.empty() || (match && arrival.match == match->id);
        });
    return last == known->arrivals.rend() ? std::nullopt : exempt(tournament, person, *last);
}

std::string inWords(const Exempt& exempt)
{
    return filled(Desk::tr("%1: %2"), exempt.rule, exempt.reason);
}

} // namespace wording
