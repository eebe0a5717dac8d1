#include "teams.h"

#include "registrationfacts.h"

#include "desk/checks/named.h"
#include "desk/checks/rosterlimits.h"
#include "roster/card.h"
#include "roster/find.h"
#include "roster/text.h"
#include "tournament/model/lineup.h"
#include "tournament/queries/room.h"
#include "wording/filled.h"
#include "wording/record/names.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <algorithm>

namespace desk {

namespace {

using message::Message;

/// Keeps a card that was typed or read, with one number as in a roster. An empty text removes the person's
/// card.
Answer<void> keepCard(const Tournament& tournament, const std::string& read, facts::Person& person)
{
    if (read.empty()) {
        person.cardHash.reset();
        person.cardEnd.reset();
        return {};
    }
    const auto number = roster::numberToKeep(read);
    if (!number)
        return refused(number.error());
    return cardKeyBeside(tournament).map([&](const std::string& key) {
        const KeptCard kept = keptOf(key, *number);
        person.cardHash = kept.hash;
        person.cardEnd = kept.end;
    });
}

Answer<facts::Person> personFor(const Tournament& tournament, const std::string& id, const PlayerEntry& entry)
{
    const tournament::Person* known = tournament::person(*tournament.setting, id);
    facts::Person person = known ? factOf(*known) : facts::Person{id, {}, {}, {}};
    person.name = entry.name;
    if (entry.card)
        if (const auto kept = keepCard(tournament, *entry.card, person); !kept)
            return tl::unexpected(kept.error());
    if (const std::string own = entry.affiliation.value_or(person.affiliation.value_or("")); own.empty())
        person.affiliation.reset();
    else
        person.affiliation = *roster::storable(own, Message{"column-affiliation"}); // already checked
    return person;
}

Answer<void> checkEntry(const Tournament& tournament, const std::string& id, const TeamEntry& entry)
{
    if (entry.players.empty())
        return refused(Message{"team-entry-without-players"});
    std::vector<std::pair<std::string, Message>> texts{{entry.name, Message{"name-of-team"}}};
    for (std::size_t i = 0; i < entry.players.size(); ++i)
        texts.emplace_back(entry.players[i].name, Message{"name-of-player", {{"player", i + 1}}});
    for (const PlayerEntry& player : entry.players)
        if (const std::string own = player.affiliation.value_or(""); !own.empty())
            texts.emplace_back(own, Message{"affiliation-of-player", {{"name", player.name}}});
    if (!entry.affiliation.empty())
        texts.emplace_back(entry.affiliation, Message{"column-affiliation"});
    for (const auto& [text, what] : texts)
        if (const auto stored = roster::storable(text, what); !stored)
            return refused(stored.error());
    if (!entry.seed)
        return {};
    for (const tournament::Team& other : tournament.setting->teams)
        if (other.id != id && other.seed == entry.seed)
            return refused(
                Message{"seed-taken", {{"seed", *entry.seed}, {"team", other.name}, {"id", other.id}}});
    return {};
}

/// Spelled as the other teams have it.
std::optional<std::string> affiliationIn(const Tournament& tournament, const std::string& id,
                                         const TeamEntry& entry)
{
    if (entry.affiliation.empty())
        return std::nullopt;
    return asKnown(*tournament.setting, *roster::storable(entry.affiliation, Message{"column-affiliation"}),
                   id);
}

/// Records new and changed players; `ids` gets those of all players of the entry, in its order.
Answer<void> addPlayers(Draft& draft, const TeamEntry& entry, std::vector<std::string>& ids)
{
    int taken = takenIn(draft.tournament()).people;
    for (const PlayerEntry& player : entry.players) {
        const tournament::Person* known = tournament::person(*draft.tournament().setting, player.id);
        ids.push_back(known ? player.id : "P" + std::to_string(++taken));
        const bool isOfSame = known && known->affiliation == player.affiliation.value_or(known->affiliation);
        if (known && known->name == player.name && !player.card && isOfSame)
            continue;
        auto person = personFor(draft.tournament(), ids.back(), player);
        if (!person)
            return tl::unexpected(person.error());
        if (auto added = draft.add(*std::move(person)); !added)
            return added;
    }
    return {};
}

Answer<void> retract(Draft& draft, const std::vector<std::string>& ops)
{
    for (std::size_t i = ops.size(); i-- > 0;)
        if (auto added = draft.add(facts::Retract{ops[i], {}}); !added)
            return added;
    return {};
}

/// Retracts all facts of that kind under that id, the newest first.
template <class Kind>
Answer<void> retractAll(Draft& draft, const std::string& id)
{
    std::vector<std::string> ops;
    tournament::forEach<Kind>(*draft.tournament().record, [&](const facts::Entry& entry, const Kind& fact) {
        if (fact.id == id)
            ops.push_back(entry.stamp.op);
    });
    return retract(draft, ops);
}

Answer<void> removePerson(Draft& draft, const std::string& id)
{
    std::vector<std::string> arrivals;
    if (const tournament::Person* person = tournament::person(*draft.tournament().setting, id))
        for (const tournament::Arrival& arrival : person->arrivals)
            arrivals.push_back(arrival.op);
    auto gone = retract(draft, arrivals);
    return gone ? retractAll<facts::Person>(draft, id) : gone;
}

/// Once the teams are drawn, no player can leave one.
Answer<void> allStay(const Tournament& tournament, const std::vector<std::string>& before,
                     const std::vector<std::string>& now)
{
    for (const std::string& id : before)
        if (tournament.setting->draw && !isAmong(now, id))
            return refused(
                Message{"team-entry-player-stays", {{"player", personName(tournament, id)}, {"id", id}}});
    return {};
}

Answer<void> removePlayers(Draft& draft, const std::vector<std::string>& before,
                           const std::vector<std::string>& now)
{
    for (const std::string& id : before) {
        if (isAmong(now, id))
            continue;
        if (auto gone = removePerson(draft, id); !gone)
            return gone;
    }
    return {};
}

Answer<Recorded> warned(Answer<Recorded> recorded, const std::optional<Message>& warning)
{
    if (recorded && recorded->warning.empty() && warning)
        recorded->warning = wording::text(*warning);
    return recorded;
}

/// The override of a team over the roster limits: the one given, or the earlier one if the team breaks no
/// more limits than before. Refuses new breaches without an override.
Answer<std::optional<std::string>> overrideFor(const Tournament& tournament, const facts::Team& team,
                                               const std::string& given,
                                               const std::vector<Broken>& brokenBefore,
                                               const std::string& before)
{
    const std::vector<Broken> broken = brokenBy(tournament, enrolmentOf(tournament, team));
    if (!given.empty() && broken.empty())
        return refused(Message{"team-entry-needs-no-override", {{"team", team.name}, {"id", team.id}}});
    if (broken.empty())
        return std::optional<std::string>();
    if (!given.empty())
        return std::optional(given);
    if (const auto more = newlyBroken(brokenBefore, broken); !more.empty())
        return refused(refusals(team.name, more));
    return unlessEmpty(before);
}

tl::unexpected<Failure> noSuchTeam(const std::string& id)
{
    return refused(Message{"team-no-longer-on-record", {{"id", roster::shown(id)}}});
}

} // namespace

Answer<EnteredCard> enteredCard(std::string_view read)
{
    const auto number = roster::numberToKeep(read);
    if (!number)
        return refused(number.error());
    return EnteredCard{*number, cardEnd(*number).value_or("")};
}

std::optional<Message> namesakes(const Tournament& tournament, const std::string& id, const TeamEntry& entry)
{
    std::optional<Message> all;
    for (const PlayerEntry& player : entry.players)
        for (const tournament::Team& other : tournament.setting->teams) {
            if (!player.id.empty() || other.id == id || other.withdrawn)
                continue;
            const std::vector<std::string> people = tournament::playersEver(other);
            if (std::ranges::none_of(people, [&](const std::string& person) {
                    return roster::same(personName(tournament, person), player.name);
                }))
                continue;
            Message one = Message{"namesake", {{"player", player.name}, {"team", other.name}}};
            all = all ? Message{"one-and-another", {{"one", *std::move(all)}, {"another", std::move(one)}}}
                      : std::move(one);
        }
    if (!all)
        return std::nullopt;
    return Message{"namesakes", {{"who", *std::move(all)}}};
}

Answer<std::string> addTeam(Draft& draft, const TeamEntry& entry)
{
    std::string id = "T" + std::to_string(takenIn(draft.tournament()).teams + 1);
    if (auto checked = checkEntry(draft.tournament(), id, entry); !checked)
        return tl::unexpected(checked.error());
    facts::Team team{id, entry.name, entry.seed, {}, affiliationIn(draft.tournament(), id, entry)};
    if (auto added = addPlayers(draft, entry, team.players); !added)
        return tl::unexpected(added.error());
    const auto override = overrideFor(draft.tournament(), team, entry.override, {}, {});
    if (!override)
        return tl::unexpected(override.error());
    team.override = *override;
    return draft.add(std::move(team)).map([&] { return id; });
}

Answer<Recorded> addTeam(Desk& desk, const std::string& by, const TeamEntry& entry)
{
    const auto warning = namesakes(desk.tournament(), {}, entry);
    return warned(
        desk.record(by, [&](Draft& draft) { return addTeam(draft, entry).map([](const std::string&) {}); }),
        warning);
}

Answer<Recorded> changeTeam(Desk& desk, const std::string& by, const std::string& team,
                            const TeamEntry& entry)
{
    const auto warning = namesakes(desk.tournament(), team, entry);
    auto recorded = desk.record(by, [&](Draft& draft) -> Answer<void> {
        const tournament::Team* known = tournament::team(*draft.tournament().setting, team);
        if (!known)
            return noSuchTeam(team);
        const tournament::Team before = *known;
        if (auto checked = checkEntry(draft.tournament(), team, entry); !checked)
            return checked;
        const std::vector<Broken> broken = brokenNow(draft.tournament(), team);
        facts::Team after{team, entry.name, entry.seed, {}, affiliationIn(draft.tournament(), team, entry)};
        if (auto added = addPlayers(draft, entry, after.players); !added)
            return added;
        const std::vector<std::string> were = tournament::playersEver(before);
        const auto override = overrideFor(draft.tournament(), after, entry.override, broken, before.override);
        if (!override)
            return tl::unexpected(override.error());
        after.override = *override;
        facts::Team as = factOf(before);
        as.players = were;
        if (after == as)
            return {};
        const std::vector<std::string> players = after.players;
        if (auto stay = allStay(draft.tournament(), were, players); !stay)
            return stay;
        return draft.add(std::move(after)).and_then([&] { return removePlayers(draft, were, players); });
    });
    return warned(std::move(recorded), warning);
}

Answer<Recorded> removeTeam(Desk& desk, const std::string& by, const std::string& team)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        const tournament::Team* known = tournament::team(*draft.tournament().setting, team);
        if (!known)
            return noSuchTeam(team);
        const std::vector<std::string> players = known->players;
        return retractAll<facts::Team>(draft, team).and_then([&] {
            return removePlayers(draft, players, {});
        });
    });
}

std::vector<Mistake> againstLimits(const Tournament& tournament, const std::string& team,
                                   const TeamEntry& entry)
{
    const tournament::Team* before = tournament::team(*tournament.setting, team);
    tournament::Team then = before ? *before : tournament::Team{};
    then.players.clear();
    for (const PlayerEntry& player : entry.players)
        then.players.push_back(player.id);
    const std::vector<std::string> stay = registeredFor(then); // without players who have left since
    Enrolment enrolment{entry.affiliation, {}};
    for (const PlayerEntry& player : entry.players) {
        const tournament::Person* known = tournament::person(*tournament.setting, player.id);
        if (player.id.empty() || isAmong(stay, player.id))
            enrolment.players.push_back(
                {player.name, player.affiliation.value_or(known ? known->affiliation : std::string())});
    }
    return newlyBroken(brokenNow(tournament, team), brokenBy(tournament, enrolment));
}

using wording::filled;

namespace {

/// Records a new person and returns the id.
Answer<std::string> addPerson(Draft& draft, const std::string& name, const std::string& affiliation,
                              const std::string& card)
{
    const auto stored = roster::storable(name, Message{"name-of-newcomer"});
    if (!stored)
        return refused(stored.error());
    facts::Person person{{}, *stored, {}, {}};
    if (!affiliation.empty()) {
        const auto own = roster::storable(affiliation, Message{"affiliation-of-newcomer"});
        if (!own)
            return refused(own.error());
        person.affiliation = *own;
    }
    if (const auto kept = keepCard(draft.tournament(), card, person); !kept)
        return tl::unexpected(kept.error());
    person.id = "P" + std::to_string(takenIn(draft.tournament()).people + 1);
    std::string id = person.id;
    return draft.add(std::move(person)).map([&] { return id; });
}

/// `match 3 continues with Ana Ruiz, who is already seated`; empty if they are at no table.
std::string stillSitting(const Tournament& tournament, const std::string& person)
{
    for (const Match* match : tournament::inOrder(tournament)) {
        if (!tournament::isAtTable(*match))
            continue;
        if (isAmong(match->call->players.at, person))
            return filled(wording::Desk::tr("%1 continues with %2, who is already seated"),
                          wording::titleOf(*match), personName(tournament, person));
    }
    return {};
}

} // namespace

Answer<Recorded> substitute(Desk& desk, const std::string& by, const SubstituteOptions& options)
{
    auto recorded = desk.record(by, [&](Draft& draft) -> Answer<void> {
        const TeamEntry alone{{}, {}, {{{}, options.newPlayer.value_or(""), {}}}};
        if (const auto same = namesakes(draft.tournament(), options.team, alone); same && !options.isAnother)
            return refused(Message{"late-namesake", {{"why", *same}}});
        const auto joins = options.newPlayer
                               ? addPerson(draft, *options.newPlayer, options.affiliation, options.card)
                               : Answer<std::string>(options.joins);
        if (!joins)
            return tl::unexpected(joins.error());
        return draft.add(facts::Substitute{options.team, options.leaves, *joins, unlessEmpty(options.match),
                                           unlessEmpty(options.reason), unlessEmpty(options.override)});
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

std::vector<Mistake> againstLimits(const Tournament& tournament, const SubstituteOptions& options)
{
    const tournament::Team* team = tournament::team(*tournament.setting, options.team);
    if (!team)
        return {};
    const Enrolment::Player joining{options.newPlayer.value_or(""), options.affiliation};
    return newlyBroken(brokenNow(tournament, team->id),
                       brokenAfter(tournament, *team, options.leaves, options.joins,
                                   options.newPlayer ? &joining : nullptr));
}

} // namespace desk
