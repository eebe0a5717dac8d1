#include "changedplaces.h"

namespace tournament {

const Match* changedPlacesFor(const Tournament& tournament, std::string_view team)
{
    const Match* last = nullptr;
    for (const Match* match : inOrder(tournament)) {
        if (!match->stands)
            continue;
        const PerSide<std::string> came = seatedTeams(*tournament.setting, *match);
        const bool sat = match->teams.a == team || match->teams.b == team;
        if (sat != (came.a == team || came.b == team))
            last = match;
    }
    return last;
}

} // namespace tournament
