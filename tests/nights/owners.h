// Nothing changes its owner silently: who sat down to a match keeps what is on its sheet until somebody
// resolves it.
#pragma once

#include "night/waitsfor.h"

#include <string>

namespace nights {

/// What holds for just those whom the bracket now seats, or null.
inline const facts::Resolve* resolved(const night::Night& night, const night::Match& match)
{
    const auto seated = night::seatedTeams(*night.setting, match);
    return night::latest<facts::Resolve>(night::recordOf(night, match.id), [&](const facts::Resolve& fact) {
        return fact.sitting == facts::Sitting{match.id, match.attempt} &&
               fact.teams.a.value_or("") == seated.a && fact.teams.b.value_or("") == seated.b;
    });
}

/// What has another owner than those who sat down, though nobody said so; or nothing.
inline std::string wrongOwners(const night::Night& night)
{
    std::string wrong;
    for (const night::Match* match : night::inOrder(night)) {
        if (!match->call)
            continue;
        const night::PerSide<std::string> sat{match->call->teams.a, match->call->teams.b};
        const auto seated = night::seatedTeams(*night.setting, *match);
        const facts::Resolve* says = resolved(night, *match);
        const bool isSeatedAnew = says && says->choice == facts::Resolution::Seat && match->teams == seated;
        if (match->teams != sat && !isSeatedAnew)
            wrong += match->id + " has other teams than sat down; ";
        bool isOther = false;
        for (const night::Side side : scoring::bothSides)
            isOther = isOther || (!std::holds_alternative<bracket::Unknown>(match->seats[side]) &&
                                  seated[side] != sat[side]);
        if (isOther && !says && !match->flags.disputed)
            wrong += match->id + " seats others and is not disputed; ";
        if ((night::hasOpenSeat(*match) && !match->flags.disputed) == night::waitsFor(night, *match).empty())
            wrong += match->id + " does not say whether it waits for who plays; ";
        if (match->flags.disputed && match->ended)
            wrong += match->id + " is disputed and somebody goes on from it; ";
    }
    return wrong;
}

} // namespace nights
