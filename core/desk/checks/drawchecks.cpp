// Checks of the draw and of later decisions about it.
#include "checks.h"
#include "named.h"
#include "onsheet.h"

#include "bracket/questions.h"
#include "tournament/ranking/advancement.h"

#include <algorithm>

namespace desk {

namespace {

/// Each team that has not withdrawn must be in the pairing once.
void checkEverybody(const Tournament& tournament, const facts::Pairing& pairing, Objections& found)
{
    for (const std::string& id : tournament.setting->draw->teams) {
        const tournament::Team* team = tournament::team(*tournament.setting, id);
        const bool plays = isAmong(pairing.teams, id) || pairing.bye == id;
        if (plays && team && team->withdrawn)
            found.push_back(Message{"pairing-team-withdrawn", {of(*team)}});
        else if (!plays && !(team && team->withdrawn))
            found.push_back(Message{"pairing-team-left-out", {{"team", teamName(tournament, id)}}});
    }
}

void checkRoundBefore(const Tournament& tournament, int round, Objections& found)
{
    for (const Match* match : tournament::inOrder(tournament))
        if (match->state != tournament::State::Final || match->flags.disputed)
            found.push_back(Message{"round-waits-for-match", {{"round", round}, of(*match)}});
}

/// The undecided tie with all of these teams; otherwise nothing and an objection.
std::optional<tournament::Undecided> tieOf(const Tournament& tournament,
                                           const std::vector<std::string>& teams, Objections& found)
{
    for (const tournament::Undecided& tie : tournament::undecidedTies(tournament)) {
        const bool all = std::ranges::all_of(teams, [&](const std::string& team) {
            const auto seed = tournament::seedOfTeam(*tournament.setting, team);
            return seed && isAmong(tie.seeds, *seed);
        });
        if (all)
            return tie;
    }
    found.push_back(Message{"teams-not-level", {{"teams", teamNames(tournament, teams)}}});
    return std::nullopt;
}

void checkReplaced(const Tournament& tournament, const std::string& id, Objections& found)
{
    if (!tournament::seedOfTeam(*tournament.setting, id)) {
        found.push_back(Message{"team-not-in-draw", {{"team", teamName(tournament, id)}}});
        return;
    }
    if (tournament.setting->pairings.size() > 1)
        found.push_back(
            Message{"late-replaced-was-paired",
                    {{"team", teamName(tournament, id)}, {"rounds", tournament.setting->pairings.size()}}});
    for (const Match* match : tournament::inOrder(tournament)) {
        if (!plays(*match, id))
            continue;
        // A bye has no facts. A team that withdrew can be replaced.
        if (match->state == tournament::State::Final &&
            tournament::hasBegun(tournament::recordOf(tournament, match->id)))
            found.push_back(
                Message{"late-replaced-is-finished", {{"team", teamName(tournament, id)}, of(*match)}});
        else if (match->call)
            found.push_back(
                Message{"late-replaced-was-called", {{"team", teamName(tournament, id)}, of(*match)}});
    }
}

} // namespace

Objections against(const Tournament& tournament, const facts::Draw& draw)
{
    const tournament::Setting& setting = *tournament.setting;
    if (!setting.tournament || setting.rules.empty())
        return {Message{"draw-before-rules"}};
    Objections found;
    if (std::ranges::any_of(tournament.records,
                            [](const auto& each) { return tournament::hasBegun(*each.second); }))
        found.push_back(Message{"draw-after-begin"});
    if (draw.format != setting.tournament->format)
        found.push_back(Message{
            "draw-other-format",
            {{"draw", facts::word(draw.format)}, {"tournament", facts::word(setting.tournament->format)}}});
    for (const std::string& id : draw.teams) {
        const tournament::Team* team = tournament::team(setting, id);
        if (!team)
            found.push_back(Message{"draw-team-unknown", {{"team", id}}});
        else if (team->withdrawn)
            found.push_back(Message{"draw-team-withdrawn", {of(*team)}});
    }
    if (const auto bracket = tournament::bracketOf(draw); !bracket)
        found.push_back(Message{"draw-refused", {{"why", bracket.error()}}});
    else if (const rules::Phase* phase =
                 tournament::tiesInKnockout(tournament::generalRules(setting)->venue, *bracket))
        found.push_back(Message{"rules-tie-in-knockout", {{"phase", phase->name}}});
    if (const auto policy = tournament::rankingPolicy(draw); !policy)
        for (const json::Problem& problem : policy.error())
            found.push_back(
                json::placed({problem.line, problem.place, problem.what, {Message{"place-draw"}}}));
    return found;
}

Objections against(const Tournament& tournament, const facts::Pairing& pairing)
{
    const tournament::Setting& setting = *tournament.setting;
    if (!setting.draw || setting.draw->format != facts::Format::Swiss)
        return {Message{"pairing-not-swiss"}};
    const int next = static_cast<int>(setting.pairings.size()) + 1;
    if (next > setting.draw->rounds.value_or(0))
        return {Message{"pairing-all-rounds-paired", {{"rounds", next - 1}}}};
    if (pairing.round != next)
        return {Message{"pairing-other-round", {{"next", next}, {"round", pairing.round}}}};
    Objections found;
    checkRoundBefore(tournament, next, found);
    checkEverybody(tournament, pairing, found);
    if (!found.empty())
        return found;
    tournament::SinceDraw since{setting.pairings, {}};
    since.pairings.push_back(pairing);
    if (const auto bracket = tournament::bracketOf(*setting.draw, since); !bracket)
        found.push_back(Message{"pairing-refused", {{"why", bracket.error()}}});
    return found;
}

Objections against(const Tournament& tournament, const facts::Lot& lot)
{
    Objections found;
    const auto tie = tieOf(tournament, lot.teams, found);
    if (tie && tie->seeds.size() != lot.teams.size())
        found.push_back(Message{"lots-not-of-all", {{"teams", tie->seeds.size()}}});
    return found;
}

Objections against(const Tournament& tournament, const facts::PlayIn& playIn)
{
    Objections found;
    tieOf(tournament, playIn.teams, found);
    if (bracket::find(tournament.setting->bracket, playIn.match))
        found.push_back(Message{"play-in-known-already", {{"match", playIn.match}}});
    for (const Match* match : tournament::inOrder(tournament))
        if (bracket::find(tournament.setting->bracket, match->id)->bracket == bracket::Part::PlayIn &&
            match->state != tournament::State::Final)
            found.push_back(Message{"play-in-played-first", {of(*match)}});
    return found;
}

namespace {

Objections againstLateTeam(const tournament::Setting& setting, const std::string& id)
{
    const tournament::Team* team = tournament::team(setting, id);
    if (!team)
        return {noSuchTeam(id)};
    if (tournament::seedOfTeam(setting, id))
        return {Message{"late-in-draw-already", {of(*team)}}};
    if (team->withdrawn)
        return {Message{"late-team-withdrawn", {of(*team)}}};
    return {};
}

/// Why the late team can't have that place. The team need not be registered yet.
Objections againstPlace(const Tournament& tournament, const facts::LateEntry& late)
{
    const tournament::Setting& setting = *tournament.setting;
    const message::Argument team{"team", teamName(tournament, late.team)};
    Objections found;
    if (late.replaces)
        checkReplaced(tournament, *late.replaces, found);
    const facts::Draw with = tournament::withLateEntry(*setting.draw, late);
    if (const auto bracket = tournament::bracketOf(with, {setting.pairings, {}}); !bracket)
        found.emplace_back(Message{"late-no-place", {team, {"why", bracket.error()}}},
                           Mistake::Code::NoFreePlace);
    if (!found.empty())
        return found;
    for (const Message& match : affectedMatches(tournament, late))
        found.emplace_back(Message{"late-disturbs-match", {team, {"match", match}}},
                           Mistake::Code::NoFreePlace);
    return found;
}

} // namespace

Objections against(const Tournament& tournament, const facts::LateEntry& late)
{
    if (!tournament.setting->draw)
        return {Message{"late-before-draw"}};
    Objections found = againstLateTeam(*tournament.setting, late.team);
    return found.empty() ? againstPlace(tournament, late) : found;
}

Answer<std::vector<std::string>> placesInDraw(const Tournament& tournament, const std::string& team)
{
    const tournament::Setting& setting = *tournament.setting;
    if (!setting.draw)
        return refused(Message{"late-before-draw"});
    if (!team.empty())
        if (Objections why = againstLateTeam(setting, team); !why.empty())
            return refused(std::move(why));
    const std::string late = team.empty() ? "-" : team; // a drawn team always has an id
    std::vector<std::string> places;
    if (againstPlace(tournament, {late, std::nullopt, {}}).empty())
        places.emplace_back();
    for (const std::string& id : setting.draw->teams)
        if (againstPlace(tournament, {late, id, {}}).empty())
            places.push_back(id);
    if (places.empty())
        return refused(Message{"late-nowhere"});
    return places;
}

} // namespace desk
