#include "checkin.h"

#include "attendance.h"

#include "desk/checks/checks.h"
#include "desk/checks/named.h"
#include "desk/checks/suspended.h"
#include "desk/registration/registrationfacts.h"
#include "message/message.h"
#include "roster/card.h"
#include "roster/find.h"
#include "roster/text.h"
#include "tournament/model/lineup.h"
#include "tournament/model/setting.h"
#include "tournament/queries/attendance.h"
#include "tournament/queries/queue.h"
#include "wording/text.h"

#include <algorithm>
#include <set>

namespace desk {

using message::Message;

namespace {

/// The rules for the check-in and its match; no match if IDs are checked once for the whole tournament.
struct NextCheckin {
    const rules::Set* set = nullptr;
    const Match* match = nullptr;
};

/// The unfinished matches in which the player plays: first the next one (tournament/queries/attendance.h),
/// then those that can be called, in the order of the queue, then the others as drawn.
std::vector<const Match*> openMatches(const Tournament& tournament, const std::string& team,
                                      const std::string& person)
{
    std::vector<const Match*> theirs = tournament::comingMatches(tournament, team);
    std::erase_if(theirs,
                  [&](const Match* match) { return !tournament::playsIn(tournament, *match, team, person); });
    std::vector<const Match*> all;
    const auto add = [&](const Match* match) {
        if (!isAmong(all, match))
            all.push_back(match);
    };
    if (!theirs.empty())
        add(theirs.front());
    for (const tournament::Waiting& waiting : tournament::queue(tournament, {})) // the time doesn't matter
        if (isAmong(theirs, waiting.match))
            add(waiting.match);
    for (const Match* match : theirs)
        add(match);
    return all;
}

/// The first match for which the player is not checked in or, on `day` (empty: not checked), is suspended. A
/// round robin may play a later match before an earlier one. If there is no such match, the first; null if
/// there are none.
const Match* matchToComeFor(const Tournament& tournament, const std::string& team, const std::string& person,
                            const std::string& day)
{
    const std::vector<const Match*> open = openMatches(tournament, team, person);
    const auto next = std::ranges::find_if(open, [&](const Match* match) {
        const bool isKeptOut =
            !day.empty() && !match->call && tournament::suspensionOf(tournament, match->id, person, day);
        return isKeptOut || !tournament::isCheckedIn(*tournament.setting, *match, person);
    });
    return next != open.end() ? *next : open.empty() ? nullptr : open.front();
}

/// The team has no matches left. Names the match that it lost by no-show, default or forfeit, if any.
Message nothingToCome(const Tournament& tournament, const std::string& team)
{
    const Match* lost = nullptr;
    facts::Decided how = facts::Decided::NoShow;
    for (const Match* match : tournament::inOrder(tournament))
        for (const tournament::Side side : scoring::bothSides)
            if (match->teams[side] == team && match->state == tournament::State::Final &&
                match->absent[side]) {
                lost = match;
                how = *match->absent[side];
            }
    const std::string name = teamName(tournament, team);
    if (!lost)
        return Message{"checkin-no-match-to-come", {{"team", name}, {"id", team}}};
    const std::vector<message::Argument> what{{"team", name}, {"match", matchTitle(*lost)}, {"id", team}};
    return how == facts::Decided::NoShow      ? Message{"checkin-lost-by-no-show", what}
           : how == facts::Decided::Defaulted ? Message{"checkin-lost-by-default", what}
                                              : Message{"checkin-lost-by-forfeit", what};
}

/// `day` is as in matchToComeFor().
Answer<NextCheckin> nextCheckin(const Tournament& tournament, const std::string& person,
                                const std::string& day = {})
{
    const std::string team = teamOfPlayer(tournament, person);
    const Match* match = team.empty() ? nullptr : tournament::currentMatch(tournament, team);
    if (tournament.setting->rules.empty())
        return refused(Message{"checkin-without-rules"});
    const rules::Set& set = match ? *match->rules : *tournament::generalSet(*tournament.setting);
    if (set.people.checkin.scope == rules::CheckinScope::Evening)
        return NextCheckin{&set, nullptr};
    if (match) {
        match = matchToComeFor(tournament, team, person, day);
        if (!match)
            return refused(Message{"checkin-plays-in-no-match",
                                   {{"player", personName(tournament, person)},
                                    {"team", teamName(tournament, team)},
                                    {"id", person}}});
        const bool forEvening = match->rules->people.checkin.scope == rules::CheckinScope::Evening;
        return NextCheckin{&*match->rules, forEvening ? nullptr : match};
    }
    if (team.empty())
        return refused(
            Message{"checkin-on-no-team", {{"player", personName(tournament, person)}, {"id", person}}});
    return refused(nothingToCome(tournament, team));
}

/// The kind of ID in the venue's words. An unknown kind stays as typed, and the checks refuse it.
Answer<std::optional<std::string>> kindShown(const rules::Checkin& rule, const Proof& proof)
{
    if (!proof.shown)
        return proof.override ? std::nullopt : onlyKind(rule);
    const auto& accepted = rule.acceptedIds;
    std::vector<roster::Named> kinds;
    kinds.reserve(accepted.size());
    for (const std::string& kind : accepted)
        kinds.push_back({std::to_string(kinds.size() + 1), kind});
    if (const auto at = roster::find(kinds, *proof.shown, roster::Kind::IdKind))
        return std::optional(accepted[*at]);
    const auto other = roster::storable(*proof.shown, Message{"kind-of-id"});
    if (!other)
        return refused(other.error());
    return std::optional(*other);
}

Answer<facts::Checkin> checkinFor(const Tournament& tournament, const std::string& person, const Proof& proof,
                                  const std::string& day)
{
    const auto coming = nextCheckin(tournament, person, proof.override ? day : std::string());
    if (!coming)
        return tl::unexpected(coming.error());
    const auto match = coming->match ? std::optional(coming->match->id) : std::nullopt;
    return kindShown(coming->set->people.checkin, proof).map([&](const auto& shown) {
        return facts::Checkin{person, shown, match, proof.override};
    });
}

/// Whether the player checked in during the last minute for a match that is not over.
bool cameJustNow(const Tournament& tournament, const tournament::Person& person,
                 const tournament::Timestamp& now)
{
    constexpr long long minute = 60'000;
    if (person.arrivals.empty())
        return false;
    const tournament::Arrival& last = person.arrivals.back();
    const Match* match = tournament::match(tournament, last.match);
    const tournament::Filed* came = tournament::filed(tournament, last.op);
    if (!match || match->state == tournament::State::Final || !came)
        return false;
    const long long since = tournament::millisOf(now.utc) - tournament::millisOf(came->entry->stamp.at);
    return since >= 0 && since < minute;
}

} // namespace

Answer<rules::Checkin> checkinRule(const Tournament& tournament, const std::string& person)
{
    return nextCheckin(tournament, person).map([](const NextCheckin& coming) {
        return coming.set->people.checkin;
    });
}

Answer<Recorded> checkIn(Desk& desk, const std::string& by, const std::string& person, const Proof& proof,
                         const std::optional<NewCard>& card)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        if (card)
            if (auto linked = linkCard(draft, person, *card); !linked)
                return linked;
        const tournament::Timestamp now = timestampOf(desk.environment());
        return checkinFor(draft.tournament(), person, proof, tournament::dayOf(now.utc, now.aheadMin))
            .and_then([&](const facts::Checkin& fact) { return draft.add(fact); });
    });
}

Answer<Recorded> undoCheckIn(Desk& desk, const std::string& by, const std::string& person)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        const tournament::Person* known = tournament::person(*draft.tournament().setting, person);
        if (!known || known->arrivals.empty())
            return refused(Message{"checkin-nothing-to-undo",
                                   {{"player", personName(draft.tournament(), person)}, {"id", person}}});
        return draft.add(facts::Retract{known->arrivals.back().op, {}}); // refused while the player plays
    });
}

bool isCheckedIn(const Tournament& tournament, const std::string& person, const tournament::Timestamp& now)
{
    const auto coming = nextCheckin(tournament, person);
    const tournament::Person* known = tournament::person(*tournament.setting, person);
    return coming && known &&
           (wasCheckedInFor(tournament, person, coming->match ? coming->match->id : std::string()) ||
            cameJustNow(tournament, *known, now));
}

bool isSuspendedForNext(const Tournament& tournament, const std::string& person, const std::string& day)
{
    const std::string team = teamOfPlayer(tournament, person);
    const Match* match = team.empty() ? nullptr : tournament::firstMatchOf(tournament, team, person);
    return match && !match->call && tournament::isCheckedInFor(tournament, match, person) &&
           tournament::suspensionOf(tournament, match->id, person, day);
}

std::string idAskedBesides(const Tournament& tournament, const std::string& person, const std::string& day)
{
    const auto kept = suspended(tournament, person, day);
    const auto coming = nextCheckin(tournament, person);
    if (!kept || !coming || !kindOfSwiped(coming->set->people.checkin))
        return {};
    return wording::text(kept->said, wording::Reader::Screen) + "; " +
           wording::text(whichId(*coming->set, personName(tournament, person)));
}

namespace {

std::string ownerOf(const Tournament& tournament, const std::string& hash)
{
    for (const auto& [id, person] : tournament.setting->people)
        if (person.hasCard(hash))
            return id;
    return {};
}

/// Who has the card with one of these numbers; empty if no one does.
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

} // namespace

Answer<std::string> playerWithCard(const Tournament& tournament, std::string_view read)
{
    const auto numbers = roster::cardNumbers(read);
    if (!numbers)
        return refused(numbers.error());
    if (!keepsCards(tournament))
        return refused(Message{"card-tournament-without-ids"});
    auto owner =
        cardKey().and_then([&](const std::string& key) { return ownerAmong(tournament, *numbers, key); });
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
    const KeptCard kept = keptOf(*key, *roster::numberToKeep(read)); // of several numbers, one is kept
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

std::optional<std::string> onlyKind(const rules::Checkin& rule)
{
    return rule.acceptedIds.size() == 1 ? kindOfSwiped(rule) : std::nullopt;
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
    return draft.add(std::move(linked));
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
        return draft.add(std::move(without));
    });
}

} // namespace desk
