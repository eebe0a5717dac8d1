// What a correction comes to, for programs.
#include "correcting.h"

#include "files/statusjson.h"
#include "tournament/queries/room.h"
#include "json/build.h"

#include <algorithm>

namespace desk {

namespace {

using json::Object;
using json::Value;

Value idValue(const std::string& id)
{
    return id.empty() ? json::of(nullptr) : json::of(id);
}

Value resultValue(const tournament::Match& match)
{
    const scoring::Result& result = tournament::result(match);
    return json::of(
        Object{{"a", json::of(result.score.a)},
               {"b", json::of(result.score.b)},
               {"state", json::of(files::word(match.state))},
               {"winner", match.winner ? idValue(match.teams[*match.winner]) : json::of(nullptr)}});
}

Value teamsValue(const scoring::PerSide<std::string>& teams)
{
    return json::of(Object{{"a", idValue(teams.a)}, {"b", idValue(teams.b)}});
}

Value rankValue(const std::optional<int>& rank)
{
    return rank ? json::of(*rank) : json::of(nullptr);
}

/// Of those who change places for it.
json::Array placesJson(const Correction& correction, const std::string& match)
{
    json::Array places;
    for (const ChangedPlace& each : changedPlaces(correction, match))
        places.push_back(json::of(Object{{"team", json::of(each.team)},
                                         {"next", idValue(each.next)},
                                         {"rank", rankValue(each.rank)},
                                         {"rankTo", rankValue(each.rankTo)}}));
    return places;
}

Value laterValue(const Correction& correction, const LaterChange& later)
{
    const tournament::Match& was = *tournament::match(correction.before, later.match);
    const auto has = [&](const std::string& id) { return id == later.match; };
    const bool undecided = std::any_of(correction.undecided.begin(), correction.undecided.end(), has);
    const LaterChoice* then = decidedFor(correction, later.match);
    Object out{{"match", json::of(later.match)},
               {"was", teamsValue(later.was)},
               {"is", teamsValue(later.is)},
               {"state", json::of(files::word(was.state))},
               {"hands", json::of(tournament::handsOn(was))},
               {"disputed", json::of(undecided)},
               {"then", then ? json::of(facts::word(then->choice)) : json::of(nullptr)}};
    if (json::Array places = placesJson(correction, later.match); !places.empty())
        out.emplace_back("places", json::of(std::move(places)));
    return json::of(std::move(out));
}

} // namespace

Object appliedJson(const Correction& correction)
{
    Object out{{"applied", json::of(correction.recorded.has_value())}};
    if (correction.recorded) {
        out.emplace_back("seq", Value{correction.recorded->entries.back().seq});
        out.emplace_back("op", json::of(correction.recorded->op));
    }
    return out;
}

Object resultJson(const Correction& correction, const std::string& match)
{
    const tournament::Match& is = *tournament::match(correction.after, match);
    Object out{{"was", resultValue(*tournament::match(correction.before, match))}, {"is", resultValue(is)}};
    if (tournament::lacksTable(correction.after, is))
        out.emplace_back("tableInUseBy", json::of(tournament::tableTakenBy(correction.after, is)->id));
    return out;
}

json::Array laterJson(const Correction& correction)
{
    json::Array later;
    for (const LaterChange& each : laterChanges(correction))
        later.push_back(laterValue(correction, each));
    return later;
}

json::Array changedJson(const Correction& correction)
{
    json::Array changed;
    for (const std::string& id : tournament::changed(correction.before, correction.after))
        changed.push_back(json::of(id));
    return changed;
}

} // namespace desk
