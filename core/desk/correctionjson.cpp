// What a correction comes to, for programs.
#include "correcting.h"

#include "files/statusjson.h"
#include "night/room.h"

#include "json/build.h"

#include <algorithm>

namespace desk {

namespace {

using json::Object;
using json::Value;

Value teamValue(const std::string& team)
{
    return team.empty() ? json::of(nullptr) : json::of(team);
}

Value resultValue(const night::Match& match)
{
    const scoring::Result& result = night::result(match);
    return json::of(
        Object{{"a", json::of(result.score.a)},
               {"b", json::of(result.score.b)},
               {"state", json::of(files::word(match.state))},
               {"winner", match.winner ? teamValue(match.teams[*match.winner]) : json::of(nullptr)}});
}

Value teamsValue(const scoring::PerSide<std::string>& teams)
{
    return json::of(Object{{"a", teamValue(teams.a)}, {"b", teamValue(teams.b)}});
}

Value laterValue(const Correction& correction, const LaterChange& later)
{
    const night::Match& was = *night::match(correction.before, later.match);
    const auto has = [&](const std::string& id) { return id == later.match; };
    const bool undecided = std::any_of(correction.undecided.begin(), correction.undecided.end(), has);
    const Then* then = decidedFor(correction, later.match);
    return json::of(Object{{"match", json::of(later.match)},
                           {"was", teamsValue(later.was)},
                           {"is", teamsValue(later.is)},
                           {"state", json::of(files::word(was.state))},
                           {"hands", json::of(night::handsOn(was))},
                           {"disputed", json::of(undecided)},
                           {"then", then ? json::of(facts::word(then->choice)) : json::of(nullptr)}});
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
    const night::Match& is = *night::match(correction.after, match);
    Object out{{"was", resultValue(*night::match(correction.before, match))}, {"is", resultValue(is)}};
    if (night::lacksTable(correction.after, is))
        out.emplace_back("tableInUseBy", json::of(night::tableTakenBy(correction.after, is)->id));
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
    for (const std::string& id : night::changed(correction.before, correction.after))
        changed.push_back(json::of(id));
    return changed;
}

} // namespace desk
