#include "purge.h"

#include "names.h"
#include "setup.h"

#include "night/room.h"

namespace desk {

namespace {

facts::Person without(const night::Person& person, Forget what)
{
    if (what == Forget::Names)
        return {person.id, {}, {}, {}};
    return {person.id, optional(what == Forget::LastNames ? shortName(person.name) : person.name),
            {},        {},
            {},        optional(person.affiliation)};
}

bool knowsAs(const night::Person& person, const facts::Person& fact)
{
    return person.name == fact.name.value_or("") && person.cardHash.empty() && person.cardEnd.empty() &&
           person.stripeHash.empty() && person.affiliation == fact.affiliation.value_or("");
}

} // namespace

Answer<Recorded> forgetPeople(Desk& desk, const std::string& by, Forget what)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        const night::Night before = draft.night();
        for (const night::Match* match : night::inOrder(before))
            if (night::isAtTable(*match))
                return refused(titleOf(*match) + " is still at table " + std::to_string(match->call->table) +
                               ": what is known of people is forgotten after the event");
        for (const auto& [id, person] : before.setting->people) {
            const facts::Person known = without(person, what);
            if (knowsAs(person, known))
                continue;
            if (auto added = draft.add(facts::Fact(known)); !added)
                return added;
        }
        return draft.entries().empty() ? refused("there is nothing of that to forget") : Answer<void>();
    });
}

} // namespace desk
