#include "checks.h"
#include "named.h"
#include "onsheet.h"
#include "resolutions.h"

#include "rules/misdeal.h"
#include "rules/words.h"
#include "tournament/model/lineup.h"
#include "tournament/queries/clock.h"
#include "tournament/queries/room.h"

#include <algorithm>
#include <array>

namespace desk {

using tournament::State;

namespace {

/// One or both teams are not known yet.
Message unknownTeams(const Match& match)
{
    return match.teams.a.empty() && match.teams.b.empty()
               ? Message{"match-waits-for-both-teams", {of(match)}}
               : Message{"match-waits-for-other-team", {of(match)}};
}

/// Whether the player is already seated at the match for that team.
bool sitsThere(const Match& match, const std::string& person, const std::string& team)
{
    return match.call && sitsFor(*match.call, person) == team;
}

/// A seated player keeps the seat even after a substitute took over.
bool playsFor(const Tournament& tournament, const Match& match, const tournament::Team& team,
              const std::string& person)
{
    const std::vector<std::string> players = tournament::playersAt(*tournament.setting, team, match.id);
    return isAmong(players, person) || sitsThere(match, person, team.id);
}

/// A player can't be seated at another match for another team. For the same team it is allowed, because a
/// correction may have reopened that earlier match.
void checkOtherTables(const Tournament& tournament, const Match& match, const std::string& person,
                      const std::string& team, Objections& found)
{
    for (const Match* other : tournament::inOrder(tournament)) {
        if (other->id == match.id || !tournament::isAtTable(*other))
            continue;
        if (const std::string with = sitsFor(*other->call, person); !with.empty() && with != team)
            found.push_back(Message{"call-player-sits-elsewhere",
                                    {of(match),
                                     {"player", personName(tournament, person)},
                                     {"other", matchTitle(*other)},
                                     {"team", teamName(tournament, with)}}});
    }
}

void checkPlayers(const Tournament& tournament, const Match& match, const facts::Call& call,
                  Objections& found)
{
    const bool asksIds = match.rules->people.checkin.noIdNoPlay;
    std::vector<std::string> withoutId;
    for (const facts::Seat seat : facts::allSeats) {
        const std::string& id = teamAt(call, seat);
        const std::string& person = call.players[seat];
        const tournament::Team* team = tournament::team(*tournament.setting, id);
        const std::string who = personName(tournament, person);
        if (!team || !playsFor(tournament, match, *team, person))
            found.push_back(Message{"call-player-not-of-team",
                                    {of(match), {"player", who}, {"team", teamName(tournament, id)}}});
        else if (const auto* ejected = tournament::ejection(tournament.setting->incidents, person, id))
            found.push_back(
                Message{"call-player-ejected",
                        {of(match), {"player", who}, of(*team), {"reason", ejected->incident.reason}}});
        // A correction may have seated players without an ID. Their hands are accepted, and they stay listed
        // until they show one.
        else if (asksIds && !sitsThere(match, person, id) &&
                 !tournament::isCheckedIn(*tournament.setting, match, person))
            withoutId.push_back(who);
        checkOtherTables(tournament, match, person, id, found);
    }
    if (!withoutId.empty())
        found.push_back(Message{"call-player-without-id", {of(match), rules::listedAs("player", withoutId)}});
}

void checkTable(const Tournament& tournament, const Match& match, int table, Objections& found)
{
    const int tables = tournament::tablesIn(*tournament.setting);
    const bool staysThere = match.call && match.call->table == table;
    if (const auto why = tournament::whyClosed(*tournament.setting, table); why && !staysThere)
        found.push_back(Message{"call-table-closed", {{"table", closedTable(table, *why)}}});
    if (table > tables)
        found.push_back(noSuchTable(table, tables));
    if (const Match* there = tournament::matchAt(tournament, table); there && there->id != match.id)
        found.push_back(Message{"call-table-taken", {{"table", table}, of(*there)}});
}

/// The same two partners in any order, or a substitute for an ejected one.
bool samePartners(const Tournament& tournament, const facts::Call& was, const facts::Call& is,
                  const std::array<facts::Seat, 2>& seats)
{
    return std::ranges::all_of(seats, [&](facts::Seat seat) {
        const std::string& person = was.players[seat];
        return is.players[seats[0]] == person || is.players[seats[1]] == person ||
               tournament::ejection(tournament.setting->incidents, person, sitsFor(was, person));
    });
}

/// Whether the dealers on record agree with the first dealer. A dealer out of turn, by an override, stays;
/// the deal passes on from there.
void checkDealers(const Tournament& tournament, const Match& match, const facts::Call& call,
                  Objections& found)
{
    Match corrected = match;
    corrected.call = call;
    std::optional<scoring::Seat> dealer = tournament::beginOf(corrected, {}, 1).dealer;
    for (const tournament::Item& item : match.games.front().items) {
        if (rules::passesDeal(*match.rules, item.what))
            dealer = scoring::next(*dealer);
        const auto* hand = std::get_if<scoring::Hand>(&item.what);
        if (!hand)
            continue;
        if (hand->dealer && *hand->dealer != *dealer && !hand->override)
            return found.push_back(Message{"call-other-dealer",
                                           {{"place", placeOnSheet(match, 1, item.place)},
                                            {"dealer", seatName(tournament, corrected, *hand->dealer)},
                                            {"would", seatName(tournament, corrected, *dealer)}}});
        dealer = scoring::next(hand->dealer.value_or(*dealer));
    }
}

/// Once there are hands, only the table can change, and with a reason the partners' seats and the first
/// dealer. A first dealer that was not known needs no reason.
void checkReseating(const Tournament& tournament, const Match& match, const facts::Call& call,
                    Objections& found)
{
    using facts::Seat;
    const facts::Call& was = *match.call;
    if (!samePartners(tournament, was, call, {Seat::A1, Seat::A2}) ||
        !samePartners(tournament, was, call, {Seat::B1, Seat::B2}))
        found.push_back(Message{"call-after-begin", {of(match)}});
    else if ((was.players != call.players || (was.firstDealer && was.firstDealer != call.firstDealer)) &&
             !call.reason)
        found.push_back(Message{"call-after-begin-needs-reason", {of(match)}});
    if (call.firstDealer && was.firstDealer != call.firstDealer)
        checkDealers(tournament, match, call, found);
}

/// The signed result differs from the hands.
Message signedOtherwise(const Match& match, const facts::Agree& agree, const facts::PerSide<int>& score)
{
    return Message{"agree-other-result",
                   {of(match),
                    {"signed-a", agree.score.a},
                    {"signed-b", agree.score.b},
                    {"signed-for", facts::word(agree.winner)},
                    {"a", score.a},
                    {"b", score.b},
                    {"for", facts::word(tournament::winnerOf(match.ledger.result.winner))}}};
}

/// Whether another result is on record and can't be undone because a team has advanced. Then this outcome
/// replaces it, and the later match is decided too.
bool isCorrection(const Tournament& tournament, const facts::Outcome& outcome)
{
    const facts::Outcome* before = nullptr;
    std::string op;
    tournament::forEach<facts::Outcome>(tournament::recordOf(tournament, outcome.sitting.match),
                                        [&](const facts::Entry& entry, const facts::Outcome& other) {
                                            if (other.sitting == outcome.sitting) {
                                                before = &other;
                                                op = entry.stamp.op;
                                            }
                                        });
    return before && (before->winner != outcome.winner || before->outcome != outcome.outcome) &&
           !against(tournament, facts::Retract{op, {}}).empty();
}

/// Why nothing can be recorded for these two teams: the match is disputed, lacks a team or has other teams.
Objections againstTeams(const Tournament& tournament, const Match& match, const std::optional<std::string>& a,
                        const std::optional<std::string>& b)
{
    if (match.flags.disputed)
        return {isDisputed(match)};
    if (!tournament::isKnown(match))
        return {unknownTeams(match)};
    if (match.teams.a != a || match.teams.b != b)
        return {isBetween(tournament, match)};
    return {};
}

/// Whether it takes away a result that was played, or the win: a player was not eligible.
bool vacates(const Match& match, const facts::Outcome& outcome)
{
    const bool winsIt = match.winner && tournament::winnerOf(match.winner) != outcome.winner;
    return outcome.outcome == facts::Decided::Disqualified &&
           (match.outcome == tournament::Outcome::Played || winsIt);
}

} // namespace

Objections seatedElsewhere(const Tournament& tournament, const Match& match,
                           const facts::PerSide<std::string>& playing)
{
    Objections found;
    const auto teams = tournament::whereabouts(tournament);
    for (const std::string& team : {playing.a, playing.b}) {
        const auto where = teams.find(team);
        if (where == teams.end() || !where->second.sits || where->second.sits->id == match.id)
            continue;
        const Match& sits = *where->second.sits;
        found.push_back(Message{"team-plays-elsewhere",
                                {of(match),
                                 {"team", teamName(tournament, team)},
                                 {"table", sits.call->table},
                                 {"other", matchTitle(sits)}}});
    }
    return found;
}

Objections against(const Tournament& tournament, const Match& match, const facts::Call& call)
{
    Objections found;
    if (match.state == State::Final)
        return {isFinal(match)};
    if (auto open = againstTeams(tournament, match, call.teams.a, call.teams.b); !open.empty())
        return open;
    const bool wasCalled = match.call && match.call->teams == call.teams;
    if (wasCalled && !match.games.empty())
        checkReseating(tournament, match, call, found);
    checkTable(tournament, match, call.table, found);
    // A team can't be called away from another table. A match that was already called here can move even if a
    // correction has reopened the team's match before it; the use case checks who is seated there.
    if (!wasCalled)
        std::ranges::move(seatedElsewhere(tournament, match, call.teams), std::back_inserter(found));
    checkPlayers(tournament, match, call, found);
    return found;
}

Objections against(const Tournament& tournament, const Match& match, const facts::Outcome& outcome)
{
    if (match.state == State::Final && !vacates(match, outcome) && !isCorrection(tournament, outcome))
        return {isFinal(match)};
    const auto& named = outcome.teams;
    return named.a || named.b ? againstTeams(tournament, match, named.a, named.b)
                              : againstTeams(tournament, match, match.teams.a, match.teams.b);
}

Objections against(const Tournament& tournament, const Match& match, const facts::Agree& agree)
{
    Objections found;
    if (match.flags.pending)
        return {Message{"agree-challenge-undecided", {of(match)}}};
    if (match.flags.disputed)
        return {isDisputed(match)};
    const bool playedOut = match.outcome == tournament::Outcome::Played;
    if (match.state != State::Ended && !playedOut)
        return {match.state == State::Final ? Message{"agree-decided-without-play", {of(match)}}
                : match.games.empty()       ? Message{"match-without-hands", {of(match)}}
                                            : Message{"agree-not-over", {of(match)}}};
    const scoring::Result& result = tournament::result(match);
    const facts::PerSide<int> score{result.score.a, result.score.b};
    if (agree.score != score || agree.winner != tournament::winnerOf(match.ledger.result.winner))
        found.push_back(signedOtherwise(match, agree, score));
    else if (playedOut && match.agreed && match.agreed->score == agree.score &&
             match.agreed->winner == agree.winner)
        found.push_back(Message{"agree-final-already", {of(match)}});
    for (const std::string& signer : agree.signers)
        if (!match.call || !isAmong(match.call->players.at, signer))
            found.push_back(Message{"agree-signer-did-not-play",
                                    {of(match), {"signer", personName(tournament, signer)}}});
    return found;
}

Objections against(const Tournament& tournament, const Match& match, const facts::Resolve& resolve)
{
    Objections found;
    if (!match.flags.disputed)
        return {Message{"resolve-not-disputed", {of(match)}}};
    const scoring::PerSide<std::string> now = tournament::seatedTeams(*tournament.setting, match);
    if (resolve.teams.a.value_or("") != now.a || resolve.teams.b.value_or("") != now.b)
        found.push_back(
            Message{"resolve-other-teams-seated",
                    {of(match), {"a", teamName(tournament, now.a)}, {"b", teamName(tournament, now.b)}}});
    const auto choices = resolutionsFor(tournament, match.id);
    if (!isAmong(choices, resolve.choice))
        found.push_back(resolve.choice == facts::Resolution::Stand
                            ? Message{"resolve-cannot-stand", {of(match)}}
                            : Message{"resolve-side-is-empty", {of(match)}});
    const tournament::Filed* correction =
        resolve.correction ? tournament::filed(tournament, *resolve.correction) : nullptr;
    if (resolve.correction && (!correction || !correction->holds))
        found.push_back(Message{"resolve-correction-not-on-record", {of(match)}});
    return found;
}

Objections againstOnSheet(const Tournament& tournament, const Match& match, const facts::Clock& clock)
{
    using Action = facts::ClockAction;
    Objections found;
    if (match.state >= tournament::State::Ended)
        return {Message{"clock-match-over", {of(match)}}};
    if (!tournament::hasClock(match))
        return {Message{"clock-without-time-limit", {of(match), {"rules", match.rules->id}}}};
    const tournament::Clock now = tournament::clockOf(tournament, match);
    if (clock.game != now.game)
        return {Message{"clock-of-other-game", {of(match), {"game", now.game}}}};
    // After the time call a clock fact changes nothing. Older records have such facts, and desk::clock
    // refuses new ones.
    const bool fits = now.state == tournament::Clock::State::Called || tournament::mayBe(clock.what, now);
    if (!fits && clock.what == Action::Reason)
        found.push_back(Message{"clock-no-pause-without-reason", {of(match)}});
    else if (!fits)
        found.push_back(
            now.state == tournament::Clock::State::NotStarted ? Message{"clock-not-started", {of(match)}}
            : now.state == tournament::Clock::State::Running  ? Message{"clock-is-running", {of(match)}}
                                                              : Message{"clock-is-paused", {of(match)}});
    if (clock.what == Action::Adjust && !clock.reason && !clock.cause)
        found.push_back(Message{"clock-adjust-needs-reason", {of(match)}});
    if (clock.what == Action::Reason && !clock.reason)
        found.push_back(Message{"clock-pause-needs-reason", {of(match)}});
    return found;
}

} // namespace desk
