#include "checkin.h"

#include "attendance.h"
#include "cards.h"
#include "names.h"
#include "rosterlimits.h"
#include "setup.h"
#include "texts.h"

#include "night/lineup.h"
#include "night/rulesinturn.h"
#include "roster/card.h"
#include "roster/find.h"
#include "roster/reader.h"
#include "roster/text.h"

#include <algorithm>
#include <set>

namespace desk {

namespace {

using night::Night;

constexpr const char* complete = "the team is complete";

bool hasCards(const Night& night)
{
    const auto& people = night.setting->people;
    return std::any_of(people.begin(), people.end(), [](const auto& each) {
        return !each.second.cardHash.empty() || !each.second.stripeHash.empty();
    });
}

std::string ownerOf(const Night& night, const std::string& hash)
{
    for (const auto& [id, person] : night.setting->people)
        if (person.hasCard(hash))
            return id;
    return {};
}

/// Whose the card with these numbers is; empty: nobody's.
Answer<std::string> ownerAmong(const Night& night, const std::vector<std::string>& numbers,
                               const std::string& key)
{
    std::set<std::string> owners;
    for (const std::string& number : numbers)
        if (const std::string owner = ownerOf(night, keptOf(key, number).hash); !owner.empty())
            owners.insert(owner);
    if (owners.size() > 1)
        return refused("the tracks of this card name two players: check the player in by name");
    return owners.empty() ? std::string() : *owners.begin();
}

/// Of the numbers that a reading may mean the one to keep: of a first track that without its format, which is
/// what the second track says too.
const std::string& withoutFormat(const std::vector<std::string>& numbers)
{
    const bool hasFormat = numbers.size() > 1 && numbers[0].substr(1) == numbers[1];
    return hasFormat ? numbers[1] : numbers[0];
}

/// The player as it would be recorded again.
facts::Person factOf(const night::Person& person)
{
    return {person.id,
            optional(person.name),
            optional(person.cardHash),
            optional(person.cardEnd),
            optional(person.stripeHash),
            optional(person.affiliation)};
}

/// The rules by which the player is checked in, and the match that it is for; null where it is for the
/// evening.
struct Coming {
    const rules::Set* set = nullptr;
    const night::Match* match = nullptr;
};

Answer<Coming> comingFor(const Night& night, const std::string& person)
{
    const std::string team = teamOfPlayer(night, person);
    const night::Match* match = team.empty() ? nullptr : night::currentMatch(night, team);
    if (night.setting->rules.empty())
        return refused("the night has no rules yet, so nobody can be checked in");
    const rules::Set& set = match ? *match->rules : night::regularSet(*night::generalRules(*night.setting));
    if (set.people.checkin.scope == rules::CheckinScope::Evening)
        return Coming{&set, nullptr};
    if (team.empty())
        return refused(personName(night, person) + " is on no team, and IDs are checked for each match here");
    if (!match)
        return refused(teamName(night, team) +
                       " has no match to come, and IDs are checked for each match here");
    return Coming{&set, match};
}

/// The kind of ID as the venue calls it; what was typed where it is none of those, for the door to tell.
Answer<std::optional<std::string>> kindShown(const rules::Checkin& rule, const Proof& proof)
{
    const auto& accepted = rule.acceptedIds;
    if (!proof.shown)
        return accepted.size() == 1 && rule.noIdNoPlay && !proof.override ? std::optional(accepted.front())
                                                                          : std::nullopt;
    std::vector<roster::Named> kinds;
    kinds.reserve(accepted.size());
    for (const std::string& kind : accepted)
        kinds.push_back({std::to_string(kinds.size() + 1), kind});
    if (const auto at = roster::find(kinds, *proof.shown, "kind of ID"))
        return std::optional(accepted[*at]);
    const auto other = roster::storable(*proof.shown, "kind of ID");
    if (!other)
        return refused(other.error());
    return std::optional(*other);
}

Answer<facts::Checkin> checkinFor(const Night& night, const std::string& person, const Proof& proof)
{
    if (proof.override)
        if (const auto against = againstReason(*proof.override))
            return refused(*against);
    const auto coming = comingFor(night, person);
    if (!coming)
        return tl::unexpected(coming.error());
    const auto shown = kindShown(coming->set->people.checkin, proof);
    if (!shown)
        return tl::unexpected(shown.error());
    const auto match = coming->match ? std::optional(coming->match->id) : std::nullopt;
    return facts::Checkin{person, *shown, match, proof.override};
}

std::string withTeam(const Night& night, const std::string& person)
{
    const std::string team = teamOfPlayer(night, person);
    return personName(night, person) + (team.empty() ? "" : " (" + teamName(night, team) + ')');
}

/// ` for match 3`; empty where it is for the evening.
std::string forMatch(const Night& night, const std::string& id)
{
    const night::Match* match = id.empty() ? nullptr : night::match(night, id);
    return match ? " for " + titleOf(*match) : std::string();
}

bool arrivedFor(const Night& night, const std::string& person, const std::string& match)
{
    const auto& arrivals = night::person(*night.setting, person)->arrivals;
    return std::any_of(arrivals.begin(), arrivals.end(),
                       [&](const auto& each) { return each.match == match; });
}

/// Whom the team still waits for: `missing: Ben Oyelaran`, `the team is complete`.
std::string missingText(const Night& night, const std::string& person, const std::string& match)
{
    const night::Team* team = night::team(*night.setting, teamOfPlayer(night, person));
    if (!team)
        return {};
    std::string missing;
    int here = 0;
    const std::vector<std::string> players =
        match.empty() ? night::playersNow(night, *team) : night::playersAt(*night.setting, *team, match);
    for (const std::string& player : players) {
        if (arrivedFor(night, player, match))
            ++here;
        else
            missing += (missing.empty() ? "" : ", ") + personName(night, player);
    }
    if (here >= 2)
        return complete;
    return missing.empty() ? "the team has one player, it takes two" : "missing: " + missing;
}

Answer<void> link(Draft& draft, const std::string& person, const NewCard& card)
{
    const night::Person* known = night::person(*draft.night().setting, person);
    if (!known)
        return refused("there is no player \"" + person + '"');
    if (const std::string owner = ownerOf(draft.night(), card.hash); !owner.empty())
        return refused("the card is already that of " + personName(draft.night(), owner));
    if (!known->stripeHash.empty() && known->stripeHash != card.hash)
        return refused(personName(draft.night(), person) +
                       " has a card that was linked at the desk: forget that one first (card --forget)");
    facts::Person linked = factOf(*known);
    linked.stripeHash = card.hash;
    if (!linked.cardEnd)
        linked.cardEnd = card.end;
    return draft.add(facts::Fact(std::move(linked)));
}

} // namespace

Answer<std::string> playerWithCard(const Night& night, std::string_view read)
{
    const auto numbers = roster::cardNumbers(read);
    if (!numbers)
        return refused(numbers.error());
    if (!hasCards(night))
        return refused("the roster of this night has no IDs: check the player in by name");
    const auto key = cardKey();
    if (!key)
        return tl::unexpected(key.error());
    auto owner = ownerAmong(night, *numbers, *key);
    if (owner && owner->empty())
        return refused(
            "no player of this night has this card in the roster, as far as this machine can tell: "
            "check the player in by name");
    return owner;
}

Answer<CardOwner> ownerOfCard(const Night& night, std::string_view read)
{
    const auto numbers = roster::cardNumbers(read);
    if (!numbers)
        return refused(numbers.error());
    // Beside hashes of another machine's key a new one would say of every card that it is nobody's.
    const auto key = hasCards(night) ? cardKey() : cardKeyOrNew();
    if (!key)
        return tl::unexpected(key.error());
    const auto owner = ownerAmong(night, *numbers, *key);
    if (!owner)
        return tl::unexpected(owner.error());
    if (!owner->empty())
        return CardOwner{*owner, {}};
    const KeptCard kept = keptOf(*key, withoutFormat(*numbers));
    return CardOwner{{}, NewCard{kept.hash, kept.end}};
}

bool isSwiped(std::string_view read)
{
    return roster::isOfStripe(read);
}

std::optional<std::string> kindOfSwiped(const rules::Checkin& rule)
{
    return rule.noIdNoPlay && !rule.acceptedIds.empty() ? std::optional(rule.acceptedIds.front())
                                                        : std::nullopt;
}

Answer<Recorded> linkCard(Desk& desk, const std::string& by, const std::string& person, const NewCard& card)
{
    return desk.record(by, [&](Draft& draft) { return link(draft, person, card); });
}

Answer<Recorded> forgetCard(Desk& desk, const std::string& by, const std::string& person)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        const night::Person* known = night::person(*draft.night().setting, person);
        if (!known || known->stripeHash.empty())
            return refused(personName(draft.night(), person) + " has no card that was linked at the desk");
        facts::Person without = factOf(*known);
        without.stripeHash.reset();
        if (known->cardHash.empty())
            without.cardEnd.reset();
        return draft.add(facts::Fact(std::move(without)));
    });
}

Answer<rules::Checkin> checkinRule(const Night& night, const std::string& person)
{
    const auto coming = comingFor(night, person);
    if (!coming)
        return tl::unexpected(coming.error());
    return coming->set->people.checkin;
}

Answer<Recorded> checkIn(Desk& desk, const std::string& by, const std::string& person, const Proof& proof,
                         const std::optional<NewCard>& card)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        if (card)
            if (auto linked = link(draft, person, *card); !linked)
                return linked;
        const auto fact = checkinFor(draft.night(), person, proof);
        if (!fact)
            return tl::unexpected(fact.error());
        return draft.add(facts::Fact(*fact));
    });
}

Answer<Recorded> undoCheckIn(Desk& desk, const std::string& by, const std::string& person)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        const night::Person* known = night::person(*draft.night().setting, person);
        if (!known || known->arrivals.empty())
            return refused(personName(draft.night(), person) + " is not checked in");
        return draft.add(
            facts::Fact(facts::Retract{known->arrivals.back().op, {}})); // the door knows who plays
    });
}

HereAnswer hereAnswer(const Night& night, const std::string& person)
{
    const night::Arrival& arrival = night::person(*night.setting, person)->arrivals.back();
    const std::string& match = arrival.match;
    const std::string team = teamOfPlayer(night, person);
    const std::string partners = missingText(night, person, match);
    const night::Team* of = night::team(*night.setting, team);
    const auto letIn = of ? letInAgainst(night, *of) : std::nullopt;
    const auto exempt = desk::exempt(night, person, arrival);
    return {personName(night, person),
            of ? of->name : std::string(),
            forMatch(night, match),
            partners,
            partners == complete,
            letIn ? "the team is " + inWords(*letIn) : std::string(),
            exempt ? exempt->rule : std::string(),
            exempt ? exempt->reason : std::string()};
}

bool isCheckedIn(const Night& night, const std::string& person)
{
    const auto coming = comingFor(night, person);
    const night::Person* known = night::person(*night.setting, person);
    return coming && known && arrivedFor(night, person, coming->match ? coming->match->id : std::string());
}

std::string hereText(const Night& night, const std::string& person)
{
    const HereAnswer here = hereAnswer(night, person);
    return withTeam(night, person) + " is here" + here.match + (here.partners.empty() ? "" : "; ") +
           here.partners + (here.exempt.empty() ? "" : "; let in " + here.exempt + ": " + here.reason) +
           (here.against.empty() ? "" : "; ") + here.against;
}

std::string notHereText(const Night& before, const std::string& person)
{
    const std::string match = night::person(*before.setting, person)->arrivals.back().match;
    return withTeam(before, person) + " is not checked in any more" + forMatch(before, match);
}

} // namespace desk
