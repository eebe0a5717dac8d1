#include "setting.h"

#include "rules/isolated.h"

#include <algorithm>

namespace tournament {

const Person* person(const Setting& setting, std::string_view id)
{
    const auto at = setting.people.find(id);
    return at == setting.people.end() ? nullptr : &at->second;
}

const Team* team(const Setting& setting, std::string_view id)
{
    const auto at = std::find_if(setting.teams.begin(), setting.teams.end(),
                                 [&](const Team& each) { return each.id == id; });
    return at == setting.teams.end() ? nullptr : &*at;
}

std::string nameOf(const Setting& setting, const std::string& id)
{
    const Team* found = team(setting, id);
    return found ? rules::isolated(found->name) : id;
}

const Sanctioned* sanctionOn(const Setting& setting, std::string_view person, std::string_view day)
{
    const std::vector<Sanctioned>& all = setting.sanctions;
    const auto at = std::find_if(all.begin(), all.end(), [&](const Sanctioned& each) {
        return holdsOn(each.sanction, day) && reaches(each, person);
    });
    return at == all.end() ? nullptr : &*at;
}

std::string teamOfSeed(const Setting& setting, int seed)
{
    const auto at = static_cast<std::size_t>(seed) - 1;
    return setting.draw && at < setting.draw->teams.size() ? setting.draw->teams[at] : std::string();
}

const bracket::Match* drawn(const Setting& setting, std::string_view match)
{
    const auto at = setting.places.find(match);
    return at == setting.places.end() ? nullptr : &setting.bracket.matches[at->second];
}

std::optional<int> seedOfTeam(const Setting& setting, std::string_view team)
{
    if (!setting.draw)
        return std::nullopt;
    const auto& teams = setting.draw->teams;
    const auto at = std::find(teams.begin(), teams.end(), team);
    return at == teams.end() ? std::nullopt : std::optional(static_cast<int>(at - teams.begin()) + 1);
}

} // namespace tournament
