#include "ejection.h"

#include "desk/checks/attable.h"
#include "desk/checks/lookup.h"
#include "desk/checks/named.h"
#include "desk/registration/substitute.h"
#include "message/message.h"
#include "wording/filled.h"
#include "wording/record/names.h"
#include "wording/tr.h"

#include <algorithm>

namespace desk {

using wording::filled;

namespace {

using facts::Seat;
using message::Message;
using tournament::Match;
using tournament::Tournament;

/// Of one person their seat, of a team one of its two; nothing where nobody of them sits there.
std::optional<Seat> seatOf(const facts::Call& call, const facts::Incident& incident)
{
    const auto at = std::find_if(facts::allSeats.begin(), facts::allSeats.end(), [&](Seat seat) {
        return incident.person ? call.players[seat] == *incident.person : teamAt(call, seat) == incident.team;
    });
    return at == facts::allSeats.end() ? std::nullopt : std::optional(*at);
}

bool playsIn(const Match& match, const facts::Incident& incident)
{
    return (match.state == tournament::State::Called || match.state == tournament::State::Playing) &&
           match.call && seatOf(*match.call, incident);
}

// The reasons name nobody: they stay for ever, and names can be forgotten.

Answer<void> forfeit(Draft& draft, const Match& match, const facts::Incident& incident)
{
    const bool losesA = seatOf(*match.call, incident)->side == scoring::Side::A;
    return draft.add(facts::Fact(facts::Outcome{{match.id, match.attempt},
                                                losesA ? facts::Winner::B : facts::Winner::A,
                                                facts::Decided::Forfeit,
                                                incident.reason}));
}

Answer<void> bringIn(Draft& draft, const Match& match, const facts::Incident& incident,
                     const std::string& joins)
{
    const Seat seat = *seatOf(*match.call, incident);
    const std::string why = "ejection";
    facts::Call call = *match.call;
    call.players[seat] = joins;
    call.reason = why;
    facts::Substitute substitute{teamAt(*match.call, seat), *incident.person, joins, {}, why, {}};
    if (auto added = draft.add(facts::Fact(std::move(substitute))); !added)
        return added;
    return draft.add(facts::Fact(std::move(call)));
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
    return filled(wording::Desk::tr("%1 sits in %2, which is not over"), incidentName(tournament, incident),
                  wording::titleOf(match));
}

Answer<std::string> whoComesIn(const Tournament& tournament, const facts::Incident& incident,
                               const std::string& typed)
{
    if (typed.empty())
        return refused(Message{"ejection-without-substitute"});
    const std::string team = incident.team.value_or("");
    auto found = findPlayer(tournament, typed, team);
    const std::string known = found ? std::string() : personNamed(tournament, team, typed);
    return known.empty() ? found : known;
}

Answer<void> eject(Draft& draft, facts::Incident incident, const EjectionChoice& choice)
{
    const Match* found = matchOfEjected(draft.tournament(), incident);
    if (!found)
        return refused(Message{"ejection-without-match"});
    const Match match = *found; // the draft's own moves on
    if (choice.then == AfterEjection::Substitute && !incident.person)
        return refused(Message{"ejection-substitute-for-team"});
    if (choice.then == AfterEjection::PlayOn && choice.reason.empty())
        return refused(Message{"ejection-play-on-without-reason"});
    if (!incident.match)
        incident.match = match.id;
    if (choice.then == AfterEjection::PlayOn && incident.match != match.id)
        return refused(
            Message{"ejection-plays-another-match",
                    {{"whom", incidentName(draft.tournament(), incident)}, {"match", matchTitle(match)}}});
    if (choice.then == AfterEjection::PlayOn)
        incident.playsOn = choice.reason;
    if (auto added = draft.add(facts::Fact(incident)); !added || choice.then == AfterEjection::PlayOn)
        return added;
    return choice.then == AfterEjection::Forfeit ? forfeit(draft, match, incident)
                                                 : bringIn(draft, match, incident, choice.joins);
}

} // namespace desk
