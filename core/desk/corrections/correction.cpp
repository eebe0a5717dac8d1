#include "correction.h"

#include "desk/checks/named.h"
#include "desk/checks/resolutions.h"
#include "files/ledgerjson.h"
#include "files/statusjson.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/standings.h"
#include "json/build.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace desk {

using json::Object;
using json::Value;

const LaterChoice* decidedFor(const Correction& correction, const std::string& match)
{
    const auto found =
        std::ranges::find_if(correction.then, [&](const LaterChoice& each) { return each.match == match; });
    return found == correction.then.end() ? nullptr : &*found;
}

namespace {

/// Whether the teams that the bracket has there are the ones called to the match. A side that is no longer
/// known counts as a change.
bool isAsSeated(const Tournament& after, const LaterChange& later)
{
    const Match& match = *tournament::match(after, later.match);
    return match.call && std::ranges::all_of(scoring::bothSides, [&](scoring::Side side) {
               return later.is[side].empty() ? later.was[side].empty()
                                             : later.is[side] == match.call->teams[side];
           });
}

} // namespace

std::vector<ChangedPlace> changedPlaces(const Correction& correction, const std::string& id)
{
    const Tournament& tournament = correction.after;
    const Match* match = tournament::match(tournament, id);
    if (!match || !match->stands)
        return {};
    const auto seated = teamsSeated(tournament, id);
    std::vector<std::string> teams;
    for (const auto& [these, others] : {std::pair(match->teams, seated), std::pair(seated, match->teams)})
        for (const std::string& team : {these.a, these.b})
            if (!team.empty() && team != others.a && team != others.b && !isAmong(teams, team))
                teams.push_back(team);
    std::vector<ChangedPlace> places;
    const auto standings =
        teams.empty() ? std::vector<tournament::Standing>() : tournament::standings(tournament);
    for (const std::string& team : teams) {
        ChangedPlace place{team, {}, {}, {}};
        if (const Match* next = tournament::nextMatch(tournament, team))
            place.next = next->id;
        for (const tournament::Standing& each : standings)
            if (each.team == team) {
                place.rank = each.rank;
                place.rankTo = each.rankTo;
            }
        places.push_back(std::move(place));
    }
    return places;
}

std::vector<LaterChange> laterChanges(const Correction& correction)
{
    std::vector<LaterChange> changes;
    for (const std::string& id : tournament::changed(correction.before, correction.after)) {
        LaterChange change{id, teamsSeated(correction.before, id), teamsSeated(correction.after, id)};
        if (change.was != change.is && (decidedFor(correction, id) || !isAsSeated(correction.after, change)))
            changes.push_back(std::move(change));
    }
    return changes;
}

namespace {

Value resultValue(const Match& match)
{
    const scoring::Result& result = tournament::result(match);
    return Object{{"a", result.score.a},
                  {"b", result.score.b},
                  {"state", files::word(match.state)},
                  {"winner", match.winner ? json::orNull(match.teams[*match.winner]) : json::of(nullptr)}};
}

Value teamsValue(const scoring::PerSide<std::string>& teams)
{
    return Object{{"a", json::orNull(teams.a)}, {"b", json::orNull(teams.b)}};
}

Value laterValue(const Correction& correction, const LaterChange& later)
{
    const Match& was = *tournament::match(correction.before, later.match);
    const bool undecided = isAmong(correction.undecided, later.match);
    const LaterChoice* then = decidedFor(correction, later.match);
    Object out{{"match", later.match},
               {"was", teamsValue(later.was)},
               {"is", teamsValue(later.is)},
               {"state", files::word(was.state)},
               {"hands", tournament::handsOn(was)},
               {"disputed", undecided},
               {"then", then ? json::of(facts::word(then->choice)) : json::of(nullptr)}};
    json::Array places = json::list(changedPlaces(correction, later.match), [](const ChangedPlace& each) {
        return Object{{"team", each.team},
                      {"next", json::orNull(each.next)},
                      {"rank", each.rank},
                      {"rankTo", each.rankTo}};
    });
    if (!places.empty())
        out.emplace_back("places", std::move(places));
    return out;
}

} // namespace

Value resultJson(const Correction& correction, const std::string& match)
{
    const Match& is = *tournament::match(correction.after, match);
    Object out{{"was", resultValue(*tournament::match(correction.before, match))}, {"is", resultValue(is)}};
    if (tournament::lacksTable(correction.after, is))
        out.emplace_back("tableInUseBy", tournament::tableTakenBy(correction.after, is)->id);
    return out;
}

Value laterJson(const Correction& correction)
{
    return json::list(laterChanges(correction),
                      [&](const LaterChange& each) { return laterValue(correction, each); });
}

namespace {

using Rows = std::map<std::pair<int, int>, const scoring::HandLedger*>;

/// The rows of a match by game and place.
Rows rowsOf(const Match& match)
{
    Rows rows;
    int game = 0;
    for (const tournament::Sheet& sheet : match.games) {
        ++game;
        for (const tournament::Item& item : sheet.items)
            if (const auto* row = tournament::ledgerRow(sheet, item))
                rows[{game, item.place}] = row;
    }
    return rows;
}

bool leavesTheSame(const scoring::HandLedger* was, const scoring::HandLedger* is)
{
    return was && is && was->sides.a.score == is->sides.a.score && was->sides.b.score == is->sides.b.score &&
           was->sides.a.bags == is->sides.a.bags && was->sides.b.bags == is->sides.b.bags &&
           was->state == is->state;
}

} // namespace

std::vector<RowChange> rowChanges(const Correction& correction)
{
    const facts::Spot& spot = correction.spot;
    const std::string& match = spot.sitting.match;
    std::map<std::pair<int, int>, RowChange> all;
    for (const auto& [at, row] : rowsOf(*tournament::match(correction.before, match)))
        all[at].was = row;
    for (const auto& [at, row] : rowsOf(*tournament::match(correction.after, match)))
        all[at].is = row;
    const std::pair own{spot.game, spot.place};
    std::vector<RowChange> changes{all[own]};
    std::tie(changes.front().game, changes.front().place) = own;
    for (auto& [at, change] : all) {
        std::tie(change.game, change.place) = at;
        if (at != own && !leavesTheSame(change.was, change.is))
            changes.push_back(change);
    }
    return changes;
}

Value rowsJson(const Correction& correction, bool withState)
{
    const auto value = [&](const scoring::HandLedger* row) -> Value {
        if (!row)
            return nullptr;
        Object out{{"a", row->sides.a.score}, {"b", row->sides.b.score}};
        if (withState)
            out.emplace_back("state", files::word(row->state));
        return out;
    };
    json::Array rows;
    for (const RowChange& row : rowChanges(correction))
        rows.push_back(
            Object{{"game", row.game}, {"place", row.place}, {"was", value(row.was)}, {"is", value(row.is)}});
    return rows;
}

} // namespace desk
