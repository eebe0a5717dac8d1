#include "correcting.h"

#include "desk/checks/resolutions.h"
#include "files/statusjson.h"
#include "tournament/fold/derive.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/standings.h"
#include "wording/record/names.h"
#include "json/build.h"

#include <algorithm>

namespace desk {

using json::Object;
using json::Value;

namespace {

/// The first match in playing order that is disputed and for which something was decided, or null.
const LaterChoice* nextDecided(const tournament::Tournament& tournament, const std::vector<LaterChoice>& then)
{
    for (const tournament::Match* match : tournament::inOrder(tournament)) {
        const auto isIts = [&](const LaterChoice& each) { return each.match == match->id; };
        const auto found = std::find_if(then.begin(), then.end(), isIts);
        if (match->flags.disputed && found != then.end())
            return &*found;
    }
    return nullptr;
}

/// What was decided about no disputed match, or twice about one. That one stands may follow already from what
/// was decided about another.
Answer<void> allApply(const tournament::Tournament& tournament, const std::vector<LaterChoice>& then,
                      const Correction& correction)
{
    for (const LaterChoice& each : then) {
        const auto isIts = [&](const LaterChoice& other) { return other.match == each.match; };
        const std::string title = wording::titleOf(*tournament::match(tournament, each.match));
        if (std::count_if(then.begin(), then.end(), isIts) > 1)
            return refused(message::Message{"correction-decided-twice", {{"match", title}}});
        const bool follows =
            each.choice == facts::Resolution::Stand && correction.disputed.count(each.match) > 0;
        if (!follows && !decidedFor(correction, each.match))
            return refused(message::Message{"correction-nothing-to-decide", {{"match", title}}});
    }
    return {};
}

} // namespace

const LaterChoice* decidedFor(const Correction& correction, const std::string& match)
{
    const auto found = std::find_if(correction.then.begin(), correction.then.end(),
                                    [&](const LaterChoice& each) { return each.match == match; });
    return found == correction.then.end() ? nullptr : &*found;
}

Answer<void> resolveNext(Draft& draft, const std::vector<LaterChoice>& asked, const std::string& reason,
                         Correction& correction)
{
    for (const auto& [id, match] : draft.tournament().matches)
        if (match->flags.disputed)
            correction.disputed.insert(id);
    // Where what comes before it changes once more, and others are seated, the same holds for them.
    while (const LaterChoice* next = nextDecided(draft.tournament(), asked)) {
        const tournament::Match& match = *tournament::match(draft.tournament(), next->match);
        const facts::Resolve fact = resolveFor(draft.tournament(), match, next->choice, draft.op(),
                                               reason.empty() ? std::nullopt : std::optional(reason));
        if (!decidedFor(correction, next->match))
            correction.then.push_back(*next);
        if (auto added = draft.add(facts::Fact(fact)); !added)
            return added;
        if (tournament::match(draft.tournament(), next->match)->flags.disputed)
            return {}; // the answer does not settle it, and it stays open
    }
    return {};
}

Answer<void> resolveAll(Draft& draft, const std::vector<LaterChoice>& asked, const std::string& reason,
                        Correction& correction)
{
    if (auto resolved = resolveNext(draft, asked, reason, correction); !resolved)
        return resolved;
    if (auto good = allApply(draft.tournament(), asked, correction); !good)
        return good;
    for (const tournament::Match* match : tournament::inOrder(draft.tournament())) {
        const tournament::Match* was = tournament::match(correction.before, match->id);
        if (match->flags.disputed && !(was && was->flags.disputed))
            correction.undecided.push_back(match->id);
    }
    return {};
}

Answer<void> allDecided(const Correction& correction)
{
    std::vector<Mistake> mistakes;
    for (const std::string& id : correction.undecided)
        mistakes.emplace_back(undecided(correction, id));
    return mistakes.empty() ? Answer<void>() : refused(std::move(mistakes));
}

namespace {

/// Whether those who are known to belong there are those who sat down; a side that is not known any more is
/// a change.
bool isAsSeated(const tournament::Tournament& after, const LaterChange& later)
{
    const tournament::Match& match = *tournament::match(after, later.match);
    return match.call &&
           std::all_of(scoring::bothSides.begin(), scoring::bothSides.end(), [&](scoring::Side side) {
               return later.is[side].empty() ? later.was[side].empty()
                                             : later.is[side] == match.call->teams[side];
           });
}

/// In that order, each once.
void addOnce(std::vector<std::string>& teams, const std::string& team)
{
    if (!team.empty() && std::find(teams.begin(), teams.end(), team) == teams.end())
        teams.push_back(team);
}

} // namespace

std::vector<ChangedPlace> changedPlaces(const Correction& correction, const std::string& id)
{
    const tournament::Tournament& tournament = correction.after;
    const tournament::Match* match = tournament::match(tournament, id);
    if (!match || !match->stands)
        return {};
    const auto seated = teamsSeated(tournament, id);
    std::vector<std::string> teams;
    for (const auto& [these, others] : {std::pair(match->teams, seated), std::pair(seated, match->teams)})
        for (const scoring::Side side : scoring::bothSides)
            if (these[side] != others.a && these[side] != others.b)
                addOnce(teams, these[side]);
    std::vector<ChangedPlace> places;
    const auto standings =
        teams.empty() ? std::vector<tournament::Standing>() : tournament::standings(tournament);
    for (const std::string& team : teams) {
        ChangedPlace place{team, {}, {}, {}};
        if (const tournament::Match* next = tournament::nextMatch(tournament, team))
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
