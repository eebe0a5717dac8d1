// The door of the draw, and of what is settled about it later.
#include "doors.h"

#include "disturbed.h"
#include "names.h"

#include "bracket/questions.h"
#include "night/ranking.h"
#include "rules/isolated.h"

#include <algorithm>
#include <set>

namespace desk {

namespace {

bool isIn(const std::vector<std::string>& teams, const std::string& team)
{
    return std::find(teams.begin(), teams.end(), team) != teams.end();
}

/// Everybody who has not withdrawn is in it once.
void checkEverybody(const Night& night, const facts::Pairing& pairing, Objections& found)
{
    for (const std::string& id : night.setting->draw->teams) {
        const night::Team* team = night::team(*night.setting, id);
        const bool plays = isIn(pairing.teams, id) || pairing.bye == id;
        if (plays && team && team->withdrawn)
            found.push_back("pairing: " + rules::isolated(team->name) + " has withdrawn");
        else if (!plays && !(team && team->withdrawn))
            found.push_back("pairing: " + teamName(night, id) + " is left out");
    }
}

void checkRoundBefore(const Night& night, int round, Objections& found)
{
    for (const night::Match* match : night::inOrder(night))
        if (match->state != night::State::Final || match->flags.disputed)
            found.push_back("round " + std::to_string(round) + " waits for " + titleOf(*match));
}

/// The tie that has to be decided and in which all of these are; nothing, and an objection, where there is
/// none.
std::optional<night::Undecided> tieOf(const Night& night, const std::vector<std::string>& teams,
                                      Objections& found)
{
    for (const night::Undecided& tie : night::undecidedTies(night)) {
        const bool all = std::all_of(teams.begin(), teams.end(), [&](const std::string& team) {
            const auto seed = night::seedOfTeam(*night.setting, team);
            return seed && std::find(tie.seeds.begin(), tie.seeds.end(), *seed) != tie.seeds.end();
        });
        if (all)
            return tie;
    }
    found.push_back(teamNames(night, teams) + " are not level where it has to be decided");
    return std::nullopt;
}

void checkReplaced(const Night& night, const std::string& id, Objections& found)
{
    if (!night::seedOfTeam(*night.setting, id)) {
        found.push_back(teamName(night, id) + " is not in the draw");
        return;
    }
    if (night.setting->pairings.size() > 1)
        found.push_back(teamName(night, id) + " was paired in " +
                        std::to_string(night.setting->pairings.size()) +
                        " rounds: who comes now takes a free place");
    for (const night::Match* match : night::inOrder(night)) {
        const bool plays = match->teams.a == id || match->teams.b == id;
        if (plays && (match->call || match->outcome == night::Outcome::Played))
            found.push_back(teamName(night, id) + " was called to " + titleOf(*match) +
                            ", so nobody comes in its place");
    }
}

} // namespace

Objections against(const Night& night, const facts::Draw& draw)
{
    const night::Setting& setting = *night.setting;
    if (!setting.event || setting.rules.empty())
        return {"the night and its rules come before the draw"};
    Objections found;
    if (std::any_of(night.records.begin(), night.records.end(),
                    [](const auto& each) { return night::hasBegun(*each.second); }))
        found.push_back("the draw stands: matches have begun");
    if (draw.format != setting.event->format)
        found.push_back("the draw is for " + std::string(facts::word(draw.format)) + ", the night is " +
                        std::string(facts::word(setting.event->format)));
    for (const std::string& id : draw.teams) {
        const night::Team* team = night::team(setting, id);
        if (!team)
            found.push_back("draw: there is no team \"" + id + '"');
        else if (team->withdrawn)
            found.push_back("draw: " + rules::isolated(team->name) + " has withdrawn");
    }
    if (const auto bracket = night::bracketOf(draw); !bracket)
        found.push_back("draw: " + bracket.error());
    if (const auto policy = night::rankingPolicy(draw); !policy)
        for (const json::Problem& problem : policy.error())
            found.push_back("draw, " + problem.place + ": " + problem.text);
    return found;
}

Objections against(const Night& night, const facts::Pairing& pairing)
{
    const night::Setting& setting = *night.setting;
    if (!setting.draw || setting.draw->format != facts::Format::Swiss)
        return {"rounds are paired in Swiss alone"};
    const int next = static_cast<int>(setting.pairings.size()) + 1;
    if (next > setting.draw->rounds.value_or(0))
        return {"all " + std::to_string(next - 1) + " rounds are paired"};
    if (pairing.round != next)
        return {"round " + std::to_string(next) + " comes next, not round " + std::to_string(pairing.round)};
    Objections found;
    checkRoundBefore(night, next, found);
    checkEverybody(night, pairing, found);
    if (!found.empty())
        return found;
    night::SinceDraw since{setting.pairings, {}};
    since.pairings.push_back(pairing);
    if (const auto bracket = night::bracketOf(*setting.draw, since); !bracket)
        found.push_back("pairing: " + bracket.error());
    return found;
}

Objections against(const Night& night, const facts::Lot& lot)
{
    Objections found;
    const auto tie = tieOf(night, lot.teams, found);
    if (tie && tie->seeds.size() != lot.teams.size())
        found.push_back("lots: " + std::to_string(tie->seeds.size()) + " teams are level, all of them draw");
    if (!lot.randomSeed && !lot.reason)
        found.push_back("lots: say how they were drawn");
    return found;
}

Objections against(const Night& night, const facts::PlayIn& playIn)
{
    Objections found;
    tieOf(night, playIn.teams, found);
    if (bracket::find(night.setting->bracket, playIn.match))
        found.push_back("there is a match \"" + playIn.match + "\" already");
    for (const night::Match* match : night::inOrder(night))
        if (bracket::find(night.setting->bracket, match->id)->bracket == bracket::Part::PlayIn &&
            match->state != night::State::Final)
            found.push_back(titleOf(*match) + ", a play-in, is to be played first");
    return found;
}

Objections against(const Night& night, const facts::LateEntry& late)
{
    const night::Setting& setting = *night.setting;
    const night::Team* team = night::team(setting, late.team);
    if (!setting.draw)
        return {"nothing is drawn yet, so nobody is late"};
    if (!team)
        return {"there is no team \"" + late.team + '"'};
    if (night::seedOfTeam(setting, late.team))
        return {rules::isolated(team->name) + " is in the draw already"};
    if (team->withdrawn)
        return {rules::isolated(team->name) + " has withdrawn"};
    Objections found;
    if (late.replaces)
        checkReplaced(night, *late.replaces, found);
    const facts::Draw with = night::withLateEntry(*setting.draw, late);
    if (const auto bracket = night::bracketOf(with, {setting.pairings, {}}); !bracket)
        found.push_back(rules::isolated(team->name) + " comes too late: " + bracket.error());
    if (!found.empty())
        return found;
    const std::vector<std::string> disturbed = disturbedBy(night, late);
    for (const std::string& match : disturbed)
        found.push_back(rules::isolated(team->name) + " comes too late: " + match +
                        " would have other sides than it has, or be open again");
    return found;
}

} // namespace desk
