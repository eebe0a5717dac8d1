#include "purge.h"

#include "names.h"
#include "setup.h"

#include "night/room.h"

namespace desk {

namespace {

/// The first character with what belongs to it in UTF-8.
std::string initialOf(const std::string& word)
{
    std::size_t length = 1;
    while (length < word.size() && (static_cast<unsigned char>(word[length]) & 0xC0) == 0x80)
        ++length;
    return word.substr(0, length);
}

facts::Person without(const night::Person& person, Forget what)
{
    if (what == Forget::Names)
        return {person.id, {}, {}, {}};
    return {person.id, optional(what == Forget::LastNames ? shortName(person.name) : person.name), {}, {}};
}

bool knowsAs(const night::Person& person, const facts::Person& fact)
{
    return person.name == fact.name.value_or("") && person.cardHash.empty() && person.cardEnd.empty() &&
           person.stripeHash.empty();
}

} // namespace

std::string shortName(const std::string& name)
{
    const auto first = name.find(' ');
    const auto last = name.rfind(' ');
    if (first == std::string::npos || last + 1 >= name.size())
        return name;
    return name.substr(0, first) + ' ' + initialOf(name.substr(last + 1)) + '.';
}

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
