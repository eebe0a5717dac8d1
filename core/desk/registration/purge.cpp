#include "purge.h"

#include "desk/checks/named.h"
#include "message/message.h"
#include "rules/words.h"
#include "tournament/queries/nextmatches.h"
#include "tournament/queries/room.h"
#include "wording/filled.h"
#include "wording/record/names.h"
#include "wording/tr.h"

#include <map>

namespace desk {

using wording::filled;

namespace {

using message::Message;

/// What the file has on a person who was ever on record. It stays after an undo and after a team is removed.
struct Known {
    facts::Person kept;                ///< the last one recorded
    std::optional<facts::Person> held; ///< the one that holds; nothing if the person is no longer on record
};

std::map<std::string, Known> everKnown(const Tournament& tournament)
{
    std::map<std::string, Known> all;
    for (const tournament::Filed& filed : *tournament.record)
        if (const auto* person = std::get_if<facts::Person>(&filed.entry->fact)) {
            Known& known = all[person->id];
            known.kept = *person;
            if (filed.holds)
                known.held = *person;
        }
    return all;
}

facts::Person without(const facts::Person& person, Forget what)
{
    if (what == Forget::Names)
        return {person.id, {}, {}, {}};
    std::string name = person.name.value_or("");
    if (what == Forget::LastNames)
        name = rules::plain(wording::shortName(name));
    return {person.id, unlessEmpty(name), {}, {}, {}, person.affiliation};
}

/// A person who is no longer on record stays off it: the new fact is retracted at once.
Answer<void> forget(Draft& draft, const Known& known, Forget what)
{
    const facts::Person left = without(known.held ? *known.held : known.kept, what);
    if (left == known.kept)
        return {};
    auto added = draft.add(left);
    if (!added || known.held)
        return added;
    const std::string op = draft.entries().back().stamp.op;
    return draft.add(facts::Retract{op, {}});
}

/// What is still to be played, paired or drawn; nothing if the tournament is over or has no teams.
std::optional<Message> stillToCome(const Tournament& tournament)
{
    const tournament::Counts counts = tournament::countsOf(tournament);
    if (const int left = counts.matches - counts.over; left > 0)
        return Message{"purge-before-last-matches", {{"n", left}}};
    if (tournament::sheetsNotPairedYet(tournament) > 0)
        return Message{"purge-before-last-round"};
    if (tournament.setting->draw || tournament.setting->teams.empty())
        return std::nullopt;
    return Message{"purge-before-draw"};
}

Answer<void> isOver(const Tournament& tournament, Unfinished unfinished)
{
    for (const Match* match : tournament::inOrder(tournament))
        if (tournament::isAtTable(*match))
            return refused(Message{"purge-during-match",
                                   {{"match", matchTitle(*match)}, {"table", match->call->table}}});
    auto left = stillToCome(tournament);
    return !left || unfinished == Unfinished::AllTheSame
               ? Answer<void>()
               : refused(Mistake(*std::move(left), Mistake::Code::Unfinished));
}

} // namespace

std::string forgottenText(Forget what, int players)
{
    return filled(
        what == Forget::Cards ? wording::Desk::tr("the cards of %n player(s)", nullptr, players)
        : what == Forget::LastNames
            ? wording::Desk::tr("the cards and last names of %n player(s)", nullptr, players)
            : wording::Desk::tr("the cards, names and affiliations of %n player(s)", nullptr, players));
}

Answer<Recorded> forgetPeople(Desk& desk, const std::string& by, Forget what, Unfinished unfinished)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        const Tournament before = draft.tournament();
        if (auto over = isOver(before, unfinished); !over)
            return over;
        for (const auto& [id, known] : everKnown(before))
            if (auto done = forget(draft, known, what); !done)
                return done;
        return draft.entries().empty() ? refused(Message{"purge-nothing-to-forget"}) : Answer<void>();
    });
}

} // namespace desk
