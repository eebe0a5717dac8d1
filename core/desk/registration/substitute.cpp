#include "substitute.h"

#include "registrationfacts.h"
#include "teams.h"

#include "desk/checks/rosterlimits.h"
#include "roster/find.h"
#include "roster/text.h"
#include "tournament/model/lineup.h"
#include "tournament/queries/room.h"
#include "wording/filled.h"
#include "wording/record/names.h"
#include "wording/tr.h"

#include <algorithm>

namespace desk {

using wording::filled;

namespace {

using tournament::Match;
using tournament::Tournament;

/// Records somebody new, and answers the id.
Answer<std::string> addPerson(Draft& draft, const std::string& name, const std::string& affiliation)
{
    const auto stored = roster::storable(name, message::Message{"name-of-newcomer"});
    if (!stored)
        return refused(stored.error());
    facts::Person person{{}, *stored, {}, {}};
    if (!affiliation.empty()) {
        const auto own = roster::storable(affiliation, message::Message{"affiliation-of-newcomer"});
        if (!own)
            return refused(own.error());
        person.affiliation = *own;
    }
    person.id = "P" + std::to_string(takenIn(draft.tournament()).people + 1);
    const std::string id = person.id;
    if (auto added = draft.add(facts::Fact(std::move(person))); !added)
        return tl::unexpected(added.error());
    return id;
}

/// `match 3 goes on with Ana Ruiz, who sat down to it`; empty where who leaves sits nowhere.
std::string stillSitting(const Tournament& tournament, const std::string& person)
{
    for (const Match* match : tournament::inOrder(tournament)) {
        if (!tournament::isAtTable(*match))
            continue;
        const auto& players = match->call->players.at;
        if (std::find(players.begin(), players.end(), person) != players.end())
            return filled(wording::Desk::tr("%1 goes on with %2, who sat down to it"),
                          wording::titleOf(*match), personName(tournament, person));
    }
    return {};
}

} // namespace

Answer<Recorded> substitute(Desk& desk, const std::string& by, const SubstituteOptions& options)
{
    auto recorded = desk.record(by, [&](Draft& draft) -> Answer<void> {
        const TeamEntry alone{{}, {}, {{{}, options.anew.value_or(""), {}}}};
        if (const auto same = namesakes(draft.tournament(), options.team, alone); same && !options.isAnother)
            return refused(message::Message{"late-namesake", {{"why", *same}}});
        const auto joins = options.anew ? addPerson(draft, *options.anew, options.affiliation)
                                        : Answer<std::string>(options.joins);
        if (!joins)
            return tl::unexpected(joins.error());
        return draft.add(
            facts::Fact(facts::Substitute{options.team, options.leaves, *joins, optional(options.match),
                                          optional(options.reason), optional(options.override)}));
    });
    if (recorded && recorded->warning.empty() && options.match.empty())
        recorded->warning = stillSitting(desk.tournament(), options.leaves);
    return recorded;
}

std::string personNamed(const Tournament& tournament, const std::string& team, const std::string& name)
{
    std::string found;
    for (const auto& [id, person] : tournament.setting->people) {
        if (!roster::same(person.name, name))
            continue;
        if (teamOfPlayer(tournament, id) == team)
            return id;
        found = id;
    }
    return found;
}

std::vector<Mistake> againstLimits(const tournament::Tournament& tournament, const SubstituteOptions& options)
{
    const tournament::Team* team = tournament::team(*tournament.setting, options.team);
    if (!team)
        return {};
    const Enrolment::Player anew{options.anew.value_or(""), options.affiliation};
    return newlyBroken(
        brokenNow(tournament, team->id),
        brokenAfter(tournament, *team, options.leaves, options.joins, options.anew ? &anew : nullptr));
}

} // namespace desk
