#include "conduct.h"

#include "oneof.h"

#include "desk/checks/checks.h"
#include "desk/checks/lookup.h"
#include "desk/checks/named.h"
#include "desk/checks/onsheet.h"
#include "desk/registration/teams.h"
#include "message/message.h"
#include "tournament/model/conduct.h"
#include "wording/filled.h"
#include "wording/record/choicewords.h"
#include "wording/record/facttext.h"
#include "wording/record/names.h"
#include "wording/tr.h"
#include "json/build.h"

#include <algorithm>

namespace desk {

using facts::Seat;
using message::Message;
using wording::filled;

namespace {

facts::Sitting sittingOf(const Tournament& tournament, const std::string& match)
{
    return {match, tournament::match(tournament, match)->attempt};
}

Answer<std::string> protestMeant(const Match& match, std::optional<int> which)
{
    std::vector<Pickable> all;
    for (const tournament::Protested& each : match.protests)
        all.push_back({each.op, each.isOpen()});
    return oneMeant(all, which, Message{"settle-without-protest", {of(match)}},
                    Message{"settle-no-such-protest",
                            {of(match), {"which", which.value_or(0)}, {"protests", all.size()}}},
                    Message{"settle-which-protest", {of(match), {"protests", all.size()}}});
}

} // namespace

Answer<Recorded> protest(Desk& desk, const std::string& by, const ProtestOptions& options)
{
    facts::Protest fact{sittingOf(desk.tournament(), options.match),
                        options.side,
                        options.about,
                        options.reason,
                        {},
                        options.holds};
    if (options.openMinutes)
        fact.until = tournament::utcOf(tournament::millisOf(desk.environment().utc()) +
                                       60'000LL * *options.openMinutes);
    return desk.record(by, [&](Draft& draft) { return draft.add(fact); });
}

bool isWithStaff(const Match& match)
{
    return std::ranges::all_of(match.protests, [](const tournament::Protested& each) {
        return !each.isOpen() || each.ruling == facts::ProtestEnd::Referred;
    });
}

namespace {

/// `open until 20:45`, `referred to staff`
std::string openState(const tournament::Protested& each, const tournament::Timestamp& now)
{
    const bool isReferred = each.ruling.has_value();
    if (!each.protest.until)
        return filled(isReferred ? wording::Desk::tr("referred to staff") : wording::Desk::tr("open"));
    const std::string& until = *each.protest.until;
    const std::string at = tournament::wallClock(until, now.aheadMin);
    if (tournament::millisOf(until) <= tournament::millisOf(now.utc))
        return filled(isReferred ? wording::Desk::tr("referred to staff, its deadline passed at %1")
                                 : wording::Desk::tr("open, its deadline passed at %1"),
                      at);
    return filled(isReferred ? wording::Desk::tr("referred to staff, open until %1")
                             : wording::Desk::tr("open until %1"),
                  at);
}

} // namespace

std::string protestState(const tournament::Protested& each, const tournament::Timestamp& now)
{
    if (!each.isOpen())
        return wording::choiceWord(*each.ruling);
    const std::string text = openState(each, now);
    return each.protest.holds ? filled(wording::Desk::tr("%1, the winner is on hold"), text) : text;
}

Answer<Recorded> settle(Desk& desk, const std::string& by, const SettleOptions& options)
{
    const auto protest = protestMeant(*tournament::match(desk.tournament(), options.match), options.which);
    if (!protest)
        return tl::unexpected(protest.error());
    const facts::Settlement fact{*protest, options.ruling, unlessEmpty(options.reason)};
    return desk.record(by, [&](Draft& draft) { return draft.add(fact); });
}

Answer<int> ratingIn(const std::string& typed)
{
    const auto tenths = tournament::tenthsIn(typed);
    if (!tenths)
        return refused(Message{"rating-typed-wrong", {{"typed", typed}}});
    return *tenths;
}

Answer<Recorded> rate(Desk& desk, const std::string& by, const std::string& match, facts::Side side,
                      int tenths, const std::string& reason)
{
    const facts::Rating fact{sittingOf(desk.tournament(), match), side, tenths, unlessEmpty(reason)};
    return desk.record(by, [&](Draft& draft) { return draft.add(fact); });
}

namespace {

/// Whether the rule sheet has that infraction, without a penalty, in any phase. The checks don't ask, so that
/// a fact on record stays whatever the tournament's copy of the rules has.
Answer<void> checkInfraction(const Tournament& tournament, const facts::Incident& incident)
{
    const auto known = tournament::infractionsIn(*tournament.setting);
    if (!incident.infraction || std::ranges::any_of(known, [&](const rules::Infraction& each) {
            return each.id == *incident.infraction;
        }))
        return {};
    std::vector<std::string> names;
    for (const rules::Infraction& each : known)
        names.push_back(each.id);
    return refused(known.empty()
                       ? Message{"incident-no-infraction-named", {{"infraction", *incident.infraction}}}
                       : Message{"incident-unknown-infraction",
                                 {{"infraction", *incident.infraction}, {"infractions", names}}});
}

} // namespace

std::string conductText(const Tournament& tournament, const Recorded& recorded,
                        const tournament::Timestamp& now)
{
    const facts::Entry& last = recorded.entries.back();
    if (const auto* made = std::get_if<facts::Protest>(&last.fact))
        for (const tournament::Protested& each : tournament::match(tournament, made->sitting.match)->protests)
            if (each.op == last.stamp.op)
                return wording::filled(wording::Desk::tr("%1: %2"), wording::titleOf(tournament, *made).head,
                                       protestState(each, now));
    return wording::factText(tournament, last);
}

namespace {

/// The seat of the player, or one of the team's two; nothing if they aren't seated there.
std::optional<Seat> seatOf(const facts::Call& call, const facts::Incident& incident)
{
    const auto at = std::ranges::find_if(facts::allSeats, [&](Seat seat) {
        return incident.person ? call.players[seat] == *incident.person : teamAt(call, seat) == incident.team;
    });
    return at == facts::allSeats.end() ? std::nullopt : std::optional(*at);
}

bool playsIn(const Match& match, const facts::Incident& incident)
{
    return (match.state == tournament::State::Called || match.state == tournament::State::Playing) &&
           match.call && seatOf(*match.call, incident);
}

Answer<void> forfeit(Draft& draft, const Match& match, const facts::Incident& incident)
{
    const bool losesA = seatOf(*match.call, incident)->side == scoring::Side::A;
    return draft.add(facts::Outcome{{match.id, match.attempt},
                                    losesA ? facts::Winner::B : facts::Winner::A,
                                    facts::Decided::Forfeit,
                                    incident.reason});
}

Answer<void> addSubstitute(Draft& draft, const Match& match, const facts::Incident& incident,
                           const std::string& joins)
{
    const Seat seat = *seatOf(*match.call, incident);
    facts::Call call = *match.call;
    call.players[seat] = joins;
    call.reason = incident.reason;
    facts::Substitute substitute{teamAt(*match.call, seat), *incident.person, joins, {}, incident.reason, {}};
    if (auto added = draft.add(std::move(substitute)); !added)
        return added;
    return draft.add(std::move(call));
}

} // namespace

const Match* matchOfEjected(const Tournament& tournament, const facts::Incident& incident)
{
    if (incident.what != facts::IncidentKind::Ejection)
        return nullptr;
    const Match* named = incident.match ? tournament::match(tournament, *incident.match) : nullptr;
    if (named && playsIn(*named, incident))
        return named;
    for (const Match* match : tournament::inOrder(tournament))
        if (playsIn(*match, incident))
            return match;
    return nullptr;
}

std::string ejectedInWords(const Tournament& tournament, const facts::Incident& incident, const Match& match)
{
    return filled(wording::Desk::tr("%1 is playing in %2, which isn’t finished"),
                  incidentName(tournament, incident), wording::titleOf(match));
}

Answer<std::vector<std::string>> possibleSubstitutes(const Tournament& tournament,
                                                     const facts::Incident& incident)
{
    if (!incident.person)
        return refused(Message{"ejection-substitute-for-team"});
    const Match* match = matchOfEjected(tournament, incident);
    if (!match)
        return refused(Message{"ejection-without-match"});
    const tournament::Team& team =
        *tournament::team(*tournament.setting, sitsFor(*match->call, *incident.person));
    std::vector<std::string> all;
    for (const auto& [id, person] : tournament.setting->people)
        if (sitsFor(*match->call, id).empty() && againstSubstitute(tournament, team, id).empty())
            all.push_back(id);
    if (all.empty())
        return refused(
            Message{"ejection-without-substitutes", {{"whom", incidentName(tournament, incident)}}});
    return all;
}

Answer<std::string> namedSubstitute(const Tournament& tournament, const facts::Incident& incident,
                                    const std::string& typed)
{
    if (typed.empty())
        return refused(Message{"ejection-without-substitute"});
    const std::string team = incident.team.value_or("");
    auto found = findPlayer(tournament, typed, team);
    const std::string known = found ? std::string() : personNamed(tournament, team, typed);
    return known.empty() ? found : known;
}

namespace {

Answer<void> eject(const Attempt& at, facts::Incident incident, const EjectionChoice& choice)
{
    const Match match = *matchOfEjected(at.draft.tournament(), incident); // a copy; the draft changes it
    const bool playsOn = choice.then == AfterEjection::PlayOn;
    if (choice.then == AfterEjection::Substitute)
        if (const auto free = possibleSubstitutes(at.draft.tournament(), incident); !free)
            return tl::unexpected(free.error());
    if (!incident.match)
        incident.match = match.id;
    if (playsOn) {
        incident.playsOn = choice.reason;
        if (!at.isPreview && choice.reason.empty())
            return refused(Message{"ejection-play-on-without-reason"});
        if (incident.match != match.id)
            return refused(Message{"ejection-plays-another-match",
                                   {{"whom", incidentName(at.draft.tournament(), incident)}, of(match)}});
    }
    at.change.own = incident;
    at.change.sheets = {match.id};
    if (auto added = at.draft.add(incident); !added || playsOn)
        return added;
    return choice.then == AfterEjection::Forfeit ? forfeit(at.draft, match, incident)
                                                 : addSubstitute(at.draft, match, incident, choice.joins);
}

Answer<void> writeIncident(const Attempt& at, facts::Incident incident,
                           const std::optional<EjectionChoice>& choice)
{
    const Tournament& now = at.draft.tournament();
    incident.reason = at.proposal.reason;
    if (auto known = checkInfraction(now, incident); !known)
        return known;
    const Match* match = matchOfEjected(now, incident);
    const Match* seen = matchOfEjected(at.seen, incident);
    if (match && (!choice || !seen || seen->id != match->id)) // no one has chosen for this match
        return refused(Message{"ejection-during-match", {{"whom", incidentName(now, incident)}, of(*match)}});
    if (match)
        return eject(at, std::move(incident), *choice);
    if (choice)
        return refused(Message{"ejection-without-match"});
    at.change.own = incident;
    return at.draft.add(incident);
}

std::vector<std::string> incidentLines(const Correction& change)
{
    std::vector<std::string> lines;
    for (const facts::Entry& entry : tournament::entries(change.after))
        if (entry.seq > change.before.seq)
            lines.push_back(wording::factText(change.after, entry));
    return lines;
}

json::Object incidentMembers(const Correction& change)
{
    json::Object out{{"says", json::list(incidentLines(change))}};
    for (const std::string& match : change.sheets) {
        out.emplace_back("match", match);
        out.emplace_back("result", resultJson(change, match));
    }
    return out;
}

constexpr ProposalText incidentTelling{incidentLines, incidentMembers};

} // namespace

Proposal report(const facts::Incident& incident, const std::optional<EjectionChoice>& choice)
{
    const auto write = [incident, choice](const Attempt& at) { return writeIncident(at, incident, choice); };
    return {incident.reason, {}, write, &incidentTelling};
}

} // namespace desk
