#include "lineup.h"

#include <algorithm>

namespace tournament {

namespace {

bool has(const std::vector<std::string>& players, std::string_view person)
{
    return std::ranges::find(players, person) != players.end();
}

void change(std::vector<std::string>& players, const Substitution& substitution)
{
    if (!has(players, substitution.leaves))
        return;
    std::erase(players, substitution.joins);
    std::replace(players.begin(), players.end(), substitution.leaves, substitution.joins);
}

std::vector<std::string> seatedOn(const facts::Call& call, Side side)
{
    return {call.players[{side, 0}], call.players[{side, 1}]};
}

/// The players of that team in a match that was called.
std::vector<std::string> seated(const Match& match, const std::string& team)
{
    for (const Side side : scoring::bothSides)
        if (match.call && match.call->teams[side] == team)
            return seatedOn(*match.call, side);
    return {};
}

void addMissing(std::vector<std::string>& players, const std::vector<std::string>& others)
{
    for (const std::string& other : others)
        if (!has(players, other))
            players.push_back(other);
}

} // namespace

bool holdsIn(const Setting& setting, const Substitution& change, std::string_view match)
{
    const auto from = setting.places.find(change.from);
    const auto at = setting.places.find(match);
    return from == setting.places.end() || at == setting.places.end() || from->second <= at->second;
}

std::vector<std::string> playersAt(const Setting& setting, const Team& team, std::string_view match)
{
    std::vector<std::string> players = team.players;
    for (const Substitution& substitution : team.substitutions) {
        if (holdsIn(setting, substitution, match))
            change(players, substitution);
        else if (!substitution.wasListed)
            std::erase(players, substitution.joins);
    }
    return players;
}

std::vector<std::string> playersIn(const Tournament& tournament, const Match& match, Side side)
{
    if (match.call)
        return seatedOn(*match.call, side);
    const Team* team = tournament::team(*tournament.setting, match.teams[side]);
    return team ? playersAt(*tournament.setting, *team, match.id) : std::vector<std::string>();
}

std::vector<std::string> playersInTheEnd(const Team& team)
{
    std::vector<std::string> players = team.players;
    for (const Substitution& substitution : team.substitutions)
        change(players, substitution);
    return players;
}

std::string replacedBy(const Tournament& tournament, const Team& team)
{
    if (!tournament.setting->draw || seedOfTeam(*tournament.setting, team.id))
        return {};
    std::string by;
    forEach<facts::LateEntry>(*tournament.record, [&](const facts::Entry&, const facts::LateEntry& late) {
        if (late.replaces == team.id)
            by = late.team;
    });
    return by;
}

std::vector<std::string> playersToCount(const Tournament& tournament, const Team& team)
{
    std::vector<std::string> players = playersInTheEnd(team);
    if (!replacedBy(tournament, team).empty())
        std::erase_if(players, [&](const std::string& id) {
            const Person* known = person(*tournament.setting, id);
            return !known || known->arrivals.empty();
        });
    return players;
}

std::vector<std::string> playersNow(const Tournament& tournament, const Team& team)
{
    if (team.substitutions.empty())
        return team.players;
    const Match* match = currentMatch(tournament, team.id);
    if (!match)
        return playersInTheEnd(team);
    std::vector<std::string> players = seated(*match, team.id);
    addMissing(players, playersAt(*tournament.setting, team, match->id));
    addMissing(players, playersInTheEnd(team));
    return players;
}

std::vector<std::string> playersEver(const Team& team)
{
    std::vector<std::string> all = team.players;
    for (const Substitution& substitution : team.substitutions)
        addMissing(all, {substitution.joins});
    return all;
}

const Substitution* laterSubstitution(const Tournament& tournament, const Team& team, std::string_view person)
{
    const Match* match = currentMatch(tournament, team.id);
    if (!match)
        return nullptr;
    const std::vector<std::string> sit = seated(*match, team.id);
    const Substitution* later = nullptr;
    for (const Substitution& each : team.substitutions) {
        const bool isOver =
            sit.empty() ? holdsIn(*tournament.setting, each, match->id) : has(sit, each.joins);
        if (each.joins == person && !each.wasListed)
            later = isOver ? nullptr : &each;
    }
    return later;
}

std::string teamOfPlayer(const Tournament& tournament, std::string_view person)
{
    std::string was;
    for (const Team& team : tournament.setting->teams) {
        const std::vector<std::string> everybody = playersEver(team);
        if (!has(everybody, person))
            continue;
        if (!team.withdrawn &&
            has(team.substitutions.empty() ? everybody : playersNow(tournament, team), person))
            return team.id;
        if (was.empty())
            was = team.id;
    }
    return was;
}

std::string seatWord(facts::Seat seat)
{
    std::string word(facts::word(seat));
    word.front() = word.front() == 'a' ? 'A' : 'B';
    return word;
}

std::string playerAt(const Tournament& tournament, const Match& match, facts::Seat seat)
{
    return match.call ? personName(tournament, match.call->players[seat]) : seatWord(seat);
}

std::string seatName(const Tournament& tournament, const Match& match, facts::Seat seat)
{
    const std::string player = playerAt(tournament, match, seat);
    return match.call ? player + " (" + seatWord(seat) + ')' : player;
}

} // namespace tournament
