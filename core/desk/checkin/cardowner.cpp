#include "cardowner.h"

#include "desk/registration/cards.h"
#include "desk/registration/registrationfacts.h"
#include "message/message.h"
#include "roster/card.h"
#include "roster/reader.h"

#include <set>

namespace desk {

namespace {

using message::Message;
using tournament::Tournament;

std::string ownerOf(const Tournament& tournament, const std::string& hash)
{
    for (const auto& [id, person] : tournament.setting->people)
        if (person.hasCard(hash))
            return id;
    return {};
}

/// Whose the card with these numbers is; empty: nobody's.
Answer<std::string> ownerAmong(const Tournament& tournament, const std::vector<std::string>& numbers,
                               const std::string& key)
{
    std::set<std::string> owners;
    for (const std::string& number : numbers)
        if (const std::string owner = ownerOf(tournament, keptOf(key, number).hash); !owner.empty())
            owners.insert(owner);
    if (owners.size() > 1)
        return refused(Message{"card-owner-ambiguous"});
    return owners.empty() ? std::string() : *owners.begin();
}

/// The player as it would be recorded again.
facts::Person factOf(const tournament::Person& person)
{
    return {person.id,
            optional(person.name),
            optional(person.cardHash),
            optional(person.cardEnd),
            optional(person.stripeHash),
            optional(person.affiliation)};
}

} // namespace

Answer<std::string> playerWithCard(const Tournament& tournament, std::string_view read)
{
    const auto numbers = roster::cardNumbers(read);
    if (!numbers)
        return refused(numbers.error());
    if (!keepsCards(tournament))
        return refused(Message{"card-tournament-without-ids"});
    const auto key = cardKey();
    if (!key)
        return tl::unexpected(key.error());
    auto owner = ownerAmong(tournament, *numbers, *key);
    if (owner && owner->empty())
        return refused(Message{"card-owner-unknown"});
    return owner;
}

Answer<CardOwner> ownerOfCard(const Tournament& tournament, std::string_view read)
{
    const auto numbers = roster::cardNumbers(read);
    if (!numbers)
        return refused(numbers.error());
    const auto key = cardKeyBeside(tournament);
    if (!key)
        return tl::unexpected(key.error());
    const auto owner = ownerAmong(tournament, *numbers, *key);
    if (!owner)
        return tl::unexpected(owner.error());
    if (!owner->empty())
        return CardOwner{*owner, {}};
    const KeptCard kept = keptOf(*key, *roster::numberToKeep(read)); // there are numbers: it is one of them
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

std::optional<std::string> shownByCard(const rules::Checkin& rule, std::string_view read, bool heard)
{
    return heard || isSwiped(read) ? kindOfSwiped(rule) : std::nullopt;
}

bool hasLinkedCard(const Tournament& tournament, const std::string& person)
{
    const tournament::Person* known = tournament::person(*tournament.setting, person);
    return known && !known->stripeHash.empty();
}

bool isSecondCard(const Tournament& tournament, const std::string& person, const NewCard& card)
{
    return !card.replaces && hasLinkedCard(tournament, person) &&
           tournament::person(*tournament.setting, person)->stripeHash != card.hash;
}

Answer<void> linkCard(Draft& draft, const std::string& person, const NewCard& card)
{
    const tournament::Person* known = tournament::person(*draft.tournament().setting, person);
    if (!known)
        return refused(Message{"player-unknown", {{"player", person}}});
    if (const std::string owner = ownerOf(draft.tournament(), card.hash); !owner.empty())
        return refused(
            Message{"card-already-of", {{"player", personName(draft.tournament(), owner)}, {"id", owner}}});
    if (isSecondCard(draft.tournament(), person, card))
        return refused(Message{"card-link-player-has-card",
                               {{"player", personName(draft.tournament(), person)}, {"id", person}}});
    facts::Person linked = factOf(*known);
    linked.stripeHash = card.hash;
    if (known->cardHash.empty() || !linked.cardEnd)
        linked.cardEnd = card.end;
    return draft.add(facts::Fact(std::move(linked)));
}

Answer<Recorded> linkCard(Desk& desk, const std::string& by, const std::string& person, const NewCard& card)
{
    return desk.record(by, [&](Draft& draft) { return linkCard(draft, person, card); });
}

Answer<Recorded> forgetCard(Desk& desk, const std::string& by, const std::string& person)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        const tournament::Person* known = tournament::person(*draft.tournament().setting, person);
        if (!known || known->stripeHash.empty())
            return refused(Message{"card-link-nothing-to-forget",
                                   {{"player", personName(draft.tournament(), person)}, {"id", person}}});
        facts::Person without = factOf(*known);
        without.stripeHash.reset();
        if (known->cardHash.empty())
            without.cardEnd.reset();
        return draft.add(facts::Fact(std::move(without)));
    });
}

} // namespace desk
