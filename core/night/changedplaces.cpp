#include "changedplaces.h"

namespace night {

const Match* changedPlacesFor(const Night& night, std::string_view team)
{
    const Match* last = nullptr;
    for (const Match* match : inOrder(night)) {
        if (!match->stands)
            continue;
        const PerSide<std::string> came = seatedTeams(*night.setting, *match);
        const bool sat = match->teams.a == team || match->teams.b == team;
        if (sat != (came.a == team || came.b == team))
            last = match;
    }
    return last;
}

std::string keptText(const Match& match)
{
    return "match " + (match.number ? std::to_string(*match.number) : match.id) + " keeps the teams that " +
           (match.games.empty() ? "were called to it" : "played it");
}

} // namespace night
