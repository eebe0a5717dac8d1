#include "correcting.h"

#include "names.h"

#include "night/convert.h"
#include "night/standings.h"

#include <algorithm>

namespace desk {

namespace {

facts::PerSide<std::optional<std::string>> seatedTeams(const night::Night& night, const night::Match& match)
{
    const auto seated = night::seatedTeams(*night.setting, match);
    facts::PerSide<std::optional<std::string>> teams;
    if (!seated.a.empty())
        teams.a = seated.a;
    if (!seated.b.empty())
        teams.b = seated.b;
    return teams;
}

/// The first match in playing order that is disputed and for which something was decided, or null.
const Then* nextDecided(const night::Night& night, const std::vector<Then>& then)
{
    for (const night::Match* match : night::inOrder(night)) {
        const auto isIts = [&](const Then& each) { return each.match == match->id; };
        const auto found = std::find_if(then.begin(), then.end(), isIts);
        if (match->flags.disputed && found != then.end())
            return &*found;
    }
    return nullptr;
}

/// What was decided about no disputed match, or twice about one. That one stands may follow already from what
/// was decided about another.
Answer<void> allApply(const night::Night& night, const std::vector<Then>& then, const Correction& correction)
{
    for (const Then& each : then) {
        const auto isIts = [&](const Then& other) { return other.match == each.match; };
        const std::string title = titleOf(*night::match(night, each.match));
        if (std::count_if(then.begin(), then.end(), isIts) > 1)
            return refused(title + ": two things are decided about it, it takes one");
        const bool follows =
            each.choice == facts::Resolution::Stand && correction.disputed.count(each.match) > 0;
        if (!follows && !decidedFor(correction, each.match))
            return refused(title + " is not disputed by this: there is nothing to decide about it");
    }
    return {};
}

scoring::PerSide<std::string> teamsSeated(const night::Night& night, const std::string& id)
{
    const night::Match* match = night::match(night, id);
    return match ? night::seatedTeams(*night.setting, *match) : scoring::PerSide<std::string>();
}

} // namespace

const Then* decidedFor(const Correction& correction, const std::string& match)
{
    const auto found = std::find_if(correction.then.begin(), correction.then.end(),
                                    [&](const Then& each) { return each.match == match; });
    return found == correction.then.end() ? nullptr : &*found;
}

facts::Resolve resolveFor(const night::Night& night, const night::Match& match, facts::Resolution choice,
                          const std::optional<std::string>& correction, const std::string& reason)
{
    return {{match.id, match.attempt}, choice, correction, reason, seatedTeams(night, match)};
}

Answer<void> resolveNext(Draft& draft, const std::vector<Then>& asked, const std::string& reason,
                         Correction& correction)
{
    for (const auto& [id, match] : draft.night().matches)
        if (match->flags.disputed)
            correction.disputed.insert(id);
    // Where what comes before it changes once more, and others are seated, the same holds for them.
    while (const Then* next = nextDecided(draft.night(), asked)) {
        const night::Match& match = *night::match(draft.night(), next->match);
        const facts::Resolve fact = resolveFor(draft.night(), match, next->choice, draft.op(), reason);
        if (!decidedFor(correction, next->match))
            correction.then.push_back(*next);
        if (auto added = draft.add(facts::Fact(fact)); !added)
            return added;
        if (night::match(draft.night(), next->match)->flags.disputed)
            return {}; // the answer does not settle it, and it stays open
    }
    return {};
}

Answer<void> resolveAll(Draft& draft, const std::vector<Then>& asked, const std::string& reason,
                        Correction& correction)
{
    if (auto resolved = resolveNext(draft, asked, reason, correction); !resolved)
        return resolved;
    if (auto good = allApply(draft.night(), asked, correction); !good)
        return good;
    for (const night::Match* match : night::inOrder(draft.night())) {
        const night::Match* was = night::match(correction.before, match->id);
        if (match->flags.disputed && !(was && was->flags.disputed))
            correction.undecided.push_back(match->id);
    }
    return {};
}

Answer<void> allDecided(const Correction& correction)
{
    std::vector<std::string> mistakes;
    for (const std::string& id : correction.undecided)
        mistakes.push_back(undecidedText(correction, id));
    return mistakes.empty() ? Answer<void>() : refused(std::move(mistakes));
}

namespace {

/// Whether that settles it.
bool mayStand(const night::Night& night, const std::string& id)
{
    const night::Match* match = night::match(night, id);
    if (!match)
        return false;
    const facts::Resolve stands = resolveFor(night, *match, facts::Resolution::Stand, {}, "-");
    night::Night after = night;
    night::apply(after, {night.seq + 1, {"-", {}, {}, {}}, stands});
    return !night::match(after, id)->flags.disputed;
}

} // namespace

std::vector<facts::Resolution> resolutionsFor(const night::Night& night, const std::string& match)
{
    std::vector<facts::Resolution> choices{facts::Resolution::Replay};
    if (mayStand(night, match))
        choices.push_back(facts::Resolution::Stand);
    const auto seated = teamsSeated(night, match);
    if (!seated.a.empty() && !seated.b.empty())
        choices.push_back(facts::Resolution::Seat);
    return choices;
}

namespace {

/// Whether those who are known to belong there are those who sat down; a side that is not known any more is
/// a change.
bool isAsSeated(const night::Night& after, const LaterChange& later)
{
    const night::Match& match = *night::match(after, later.match);
    return match.call &&
           std::all_of(scoring::bothSides.begin(), scoring::bothSides.end(), [&](scoring::Side side) {
               return later.is[side].empty() ? later.was[side].empty()
                                             : later.is[side] == match.call->teams[night::recorded(side)];
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
    const night::Night& night = correction.after;
    const night::Match* match = night::match(night, id);
    if (!match || !match->stands)
        return {};
    const auto seated = teamsSeated(night, id);
    std::vector<std::string> teams;
    for (const auto& [these, others] : {std::pair(match->teams, seated), std::pair(seated, match->teams)})
        for (const scoring::Side side : scoring::bothSides)
            if (these[side] != others.a && these[side] != others.b)
                addOnce(teams, these[side]);
    std::vector<ChangedPlace> places;
    const auto standings = teams.empty() ? std::vector<night::Standing>() : night::standings(night);
    for (const std::string& team : teams) {
        ChangedPlace place{team, {}, {}, {}};
        if (const night::Match* next = night::nextMatch(night, team))
            place.next = next->id;
        for (const night::Standing& each : standings)
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
    for (const std::string& id : night::changed(correction.before, correction.after)) {
        LaterChange change{id, teamsSeated(correction.before, id), teamsSeated(correction.after, id)};
        if (change.was != change.is && (decidedFor(correction, id) || !isAsSeated(correction.after, change)))
            changes.push_back(std::move(change));
    }
    return changes;
}

} // namespace desk
