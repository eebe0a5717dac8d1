#include "champion.h"

#include "ranking.h"

#include "bracket/questions.h"

namespace tournament {

std::string champion(const Tournament& tournament)
{
    const bracket::Match* last = bracket::decidingMatch(tournament.setting->bracket);
    if (!last) {
        const std::vector<Ranking> whole = rankings(tournament);
        const bool isWon = !whole.empty() && whole.front().isComplete && !whole.front().places.empty() &&
                           !whole.front().places.front().isLevel;
        return isWon ? teamOfSeed(*tournament.setting, whole.front().places.front().seed) : std::string();
    }
    const auto seated = tournament.seating->find(last->id);
    const auto* seed =
        seated == tournament.seating->end() ? nullptr : std::get_if<bracket::Seed>(&seated->second.winner);
    return seed ? teamOfSeed(*tournament.setting, seed->number) : std::string();
}

const Match* decidingMatch(const Tournament& tournament)
{
    const bracket::Match* last = bracket::decidingMatch(tournament.setting->bracket);
    const Match* deciding = last ? match(tournament, last->id) : nullptr;
    if (!deciding || !isSpared(*deciding))
        return deciding;
    return match(tournament, std::get<bracket::WinnerOf>(last->a).match);
}

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
