// Nothing changes its owner silently: who sat down to a match keeps what is on its sheet until somebody
// resolves it.
#pragma once

#include "tournament/queries/verdict.h"
#include "wording/tournament/statewords.h"

#include <string>

namespace tournaments {

/// What holds for just those whom the bracket now seats, or null.
inline const facts::Resolve* resolved(const tournament::Tournament& tournament,
                                      const tournament::Match& match)
{
    const auto seated = tournament::seatedTeams(*tournament.setting, match);
    return tournament::latest<facts::Resolve>(
        tournament::recordOf(tournament, match.id), [&](const facts::Resolve& fact) {
            return fact.sitting == facts::Sitting{match.id, match.attempt} &&
                   fact.teams.a.value_or("") == seated.a && fact.teams.b.value_or("") == seated.b;
        });
}

/// What has another owner than those who sat down, though nobody said so; or nothing.
inline std::string wrongOwners(const tournament::Tournament& tournament)
{
    std::string wrong;
    for (const tournament::Match* match : tournament::inOrder(tournament)) {
        if (!match->call)
            continue;
        const tournament::PerSide<std::string> sat{match->call->teams.a, match->call->teams.b};
        const auto seated = tournament::seatedTeams(*tournament.setting, *match);
        const facts::Resolve* says = resolved(tournament, *match);
        const bool isReseated = says && says->choice == facts::Resolution::Seat && match->teams == seated;
        if (match->teams != sat && !isReseated)
            wrong += match->id + " has other teams than sat down; ";
        bool isOther = false;
        for (const tournament::Side side : scoring::bothSides)
            isOther = isOther || (!std::holds_alternative<bracket::Unknown>(match->seats[side]) &&
                                  seated[side] != sat[side]);
        if (isOther && !says && !match->flags.disputed)
            wrong += match->id + " seats others and is not disputed; ";
        if ((tournament::hasOpenSeat(*match) && !match->flags.disputed) ==
            wording::waitsFor(tournament, *match).empty())
            wrong += match->id + " does not say whether it waits for who plays; ";
        if (match->flags.disputed && match->ended)
            wrong += match->id + " is disputed and somebody advances from it; ";
    }
    return wrong;
}

} // namespace tournaments
