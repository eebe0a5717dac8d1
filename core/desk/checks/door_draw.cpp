// The door of the draw, and of what is settled about it later.
#include "affectedmatches.h"
#include "doors.h"

#include "bracket/questions.h"
#include "desk/wording/names.h"
#include "rules/isolated.h"
#include "tournament/ranking/advancement.h"
#include "tournament/ranking/ranking.h"

#include <algorithm>
#include <set>

namespace desk {

namespace {

bool isIn(const std::vector<std::string>& teams, const std::string& team)
{
    return std::find(teams.begin(), teams.end(), team) != teams.end();
}

/// Everybody who has not withdrawn is in it once.
void checkEverybody(const Tournament& tournament, const facts::Pairing& pairing, Objections& found)
{
    for (const std::string& id : tournament.setting->draw->teams) {
        const tournament::Team* team = tournament::team(*tournament.setting, id);
        const bool plays = isIn(pairing.teams, id) || pairing.bye == id;
        if (plays && team && team->withdrawn)
            found.push_back("pairing: " + rules::isolated(team->name) + " has withdrawn");
        else if (!plays && !(team && team->withdrawn))
            found.push_back("pairing: " + teamName(tournament, id) + " is left out");
    }
}

void checkRoundBefore(const Tournament& tournament, int round, Objections& found)
{
    for (const tournament::Match* match : tournament::inOrder(tournament))
        if (match->state != tournament::State::Final || match->flags.disputed)
            found.push_back("round " + std::to_string(round) + " waits for " + titleOf(*match));
}

/// The tie that has to be decided and in which all of these are; nothing, and an objection, where there is
/// none.
std::optional<tournament::Undecided> tieOf(const Tournament& tournament,
                                           const std::vector<std::string>& teams, Objections& found)
{
    for (const tournament::Undecided& tie : tournament::undecidedTies(tournament)) {
        const bool all = std::all_of(teams.begin(), teams.end(), [&](const std::string& team) {
            const auto seed = tournament::seedOfTeam(*tournament.setting, team);
            return seed && std::find(tie.seeds.begin(), tie.seeds.end(), *seed) != tie.seeds.end();
        });
        if (all)
            return tie;
    }
    found.push_back(teamNames(tournament, teams) + " are not level where it has to be decided");
    return std::nullopt;
}

void checkReplaced(const Tournament& tournament, const std::string& id, Objections& found)
{
    if (!tournament::seedOfTeam(*tournament.setting, id)) {
        found.push_back(teamName(tournament, id) + " is not in the draw");
        return;
    }
    if (tournament.setting->pairings.size() > 1)
        found.push_back(teamName(tournament, id) + " was paired in " +
                        std::to_string(tournament.setting->pairings.size()) +
                        " rounds: who comes now takes a free place");
    for (const tournament::Match* match : tournament::inOrder(tournament)) {
        const bool plays = match->teams.a == id || match->teams.b == id;
        if (plays && (match->call || match->outcome == tournament::Outcome::Played))
            found.push_back(teamName(tournament, id) + " was called to " + titleOf(*match) +
                            ", so nobody comes in its place");
    }
}

} // namespace

Objections against(const Tournament& tournament, const facts::Draw& draw)
{
    const tournament::Setting& setting = *tournament.setting;
    if (!setting.event || setting.rules.empty())
        return {"the tournament and its rules come before the draw"};
    Objections found;
    if (std::any_of(tournament.records.begin(), tournament.records.end(),
                    [](const auto& each) { return tournament::hasBegun(*each.second); }))
        found.push_back("the draw stands: matches have begun");
    if (draw.format != setting.event->format)
        found.push_back("the draw is for " + std::string(facts::word(draw.format)) + ", the tournament is " +
                        std::string(facts::word(setting.event->format)));
    for (const std::string& id : draw.teams) {
        const tournament::Team* team = tournament::team(setting, id);
        if (!team)
            found.push_back("draw: there is no team \"" + id + '"');
        else if (team->withdrawn)
            found.push_back("draw: " + rules::isolated(team->name) + " has withdrawn");
    }
    if (const auto bracket = tournament::bracketOf(draw); !bracket)
        found.push_back("draw: " + Mistake(bracket.error()));
    if (const auto policy = tournament::rankingPolicy(draw); !policy)
        for (const json::Problem& problem : policy.error())
            found.push_back(json::placed({problem.line, "draw, " + problem.place, problem.what}));
    return found;
}

Objections against(const Tournament& tournament, const facts::Pairing& pairing)
{
    const tournament::Setting& setting = *tournament.setting;
    if (!setting.draw || setting.draw->format != facts::Format::Swiss)
        return {"rounds are paired in Swiss alone"};
    const int next = static_cast<int>(setting.pairings.size()) + 1;
    if (next > setting.draw->rounds.value_or(0))
        return {"all " + std::to_string(next - 1) + " rounds are paired"};
    if (pairing.round != next)
        return {"round " + std::to_string(next) + " comes next, not round " + std::to_string(pairing.round)};
    Objections found;
    checkRoundBefore(tournament, next, found);
    checkEverybody(tournament, pairing, found);
    if (!found.empty())
        return found;
    tournament::SinceDraw since{setting.pairings, {}};
    since.pairings.push_back(pairing);
    if (const auto bracket = tournament::bracketOf(*setting.draw, since); !bracket)
        found.push_back("pairing: " + Mistake(bracket.error()));
    return found;
}

Objections against(const Tournament& tournament, const facts::Lot& lot)
{
    Objections found;
    const auto tie = tieOf(tournament, lot.teams, found);
    if (tie && tie->seeds.size() != lot.teams.size())
        found.push_back("lots: " + std::to_string(tie->seeds.size()) + " teams are level, all of them draw");
    if (!lot.randomSeed && !lot.reason)
        found.push_back("lots: say how they were drawn");
    return found;
}

Objections against(const Tournament& tournament, const facts::PlayIn& playIn)
{
    Objections found;
    tieOf(tournament, playIn.teams, found);
    if (bracket::find(tournament.setting->bracket, playIn.match))
        found.push_back("there is a match \"" + playIn.match + "\" already");
    for (const tournament::Match* match : tournament::inOrder(tournament))
        if (bracket::find(tournament.setting->bracket, match->id)->bracket == bracket::Part::PlayIn &&
            match->state != tournament::State::Final)
            found.push_back(titleOf(*match) + ", a play-in, is to be played first");
    return found;
}

Objections against(const Tournament& tournament, const facts::LateEntry& late)
{
    const tournament::Setting& setting = *tournament.setting;
    const tournament::Team* team = tournament::team(setting, late.team);
    if (!setting.draw)
        return {"nothing is drawn yet, so nobody is late"};
    if (!team)
        return {"there is no team \"" + late.team + '"'};
    if (tournament::seedOfTeam(setting, late.team))
        return {rules::isolated(team->name) + " is in the draw already"};
    if (team->withdrawn)
        return {rules::isolated(team->name) + " has withdrawn"};
    Objections found;
    if (late.replaces)
        checkReplaced(tournament, *late.replaces, found);
    const facts::Draw with = tournament::withLateEntry(*setting.draw, late);
    if (const auto bracket = tournament::bracketOf(with, {setting.pairings, {}}); !bracket)
        found.push_back(
            Mistake(rules::isolated(team->name) + " comes too late: ", Mistake::Code::NoFreePlace) +
            bracket.error());
    if (!found.empty())
        return found;
    const std::vector<std::string> disturbed = affectedMatches(tournament, late);
    for (const std::string& match : disturbed)
        found.emplace_back(rules::isolated(team->name) + " comes too late: " + match +
                               " would have other sides than it has, or be open again",
                           Mistake::Code::NoFreePlace);
    return found;
}

} // namespace desk
