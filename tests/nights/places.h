// Whoever is in an elimination has one match to play next, and whoever is out has a rank.
#pragma once

#include "owners.h"

#include "night/standings.h"

#include <map>
#include <string>

namespace nights {

inline bool isElimination(const night::Night& night)
{
    const auto kind = night.setting->bracket.kind;
    return kind == bracket::Kind::SingleElimination || kind == bracket::Kind::DoubleElimination;
}

/// Whether the draw has moved its teams on.
inline bool isBehindThem(const night::Match& match)
{
    const bool nobodyPlays =
        match.state == night::State::Final && !match.flags.disputed &&
        (match.outcome == night::Outcome::Bye || match.outcome == night::Outcome::Vacated);
    return match.ended || nobodyPlays;
}

/// Who has that match to play: whom the draw puts there, or who sat down to it where that stands.
inline night::PerSide<std::string> whoPlays(const night::Night& night, const night::Match& match)
{
    const facts::Resolve* says = resolved(night, match);
    const bool stands = says && says->choice == facts::Resolution::Stand && !match.flags.disputed &&
                        !night::hasOpenSeat(match);
    return stands ? match.teams : night::seatedTeams(*night.setting, match);
}

/// Whether the event is over and nobody has won it: those who are left begin with the second place, and one
/// more of them share a place.
inline bool hasNoWinner(const night::Night& night)
{
    const night::Match* deciding = night::decidingMatch(night);
    return deciding && isBehindThem(*deciding) && night::champion(night).empty();
}

/// Ranks that more teams share than they have places for, or that overlap; or nothing.
inline std::string wrongRanks(const night::Night& night, const std::vector<night::Standing>& standings)
{
    std::map<int, std::pair<int, int>> shared; // by the best: the worst, and how many are on record
    std::string wrong;
    for (const night::Standing& each : standings) {
        if (!each.rank)
            continue;
        auto& [worst, teams] = shared[*each.rank];
        if (teams++ > 0 && worst != *each.rankTo)
            wrong += "rank " + night::rankText(each) + " beside another from the same place on; ";
        worst = *each.rankTo;
    }
    int last = 0;
    int more = hasNoWinner(night) ? 1 : 0;
    for (const auto& [best, group] : shared) {
        const auto& [worst, teams] = group;
        const int over = std::max(0, teams - (worst - best + 1));
        more -= over;
        if (best <= last || more < 0)
            wrong += std::to_string(teams) + " teams have the ranks " + std::to_string(best) + " to " +
                     std::to_string(worst) + "; ";
        last = worst;
    }
    return wrong;
}

/// What is wrong at any moment of an elimination; or nothing.
inline std::string wrongPlaces(const night::Night& night)
{
    if (!isElimination(night))
        return {};
    std::string wrong;
    std::map<std::string, std::vector<std::string>> next;
    for (const night::Match* match : night::inOrder(night)) {
        if (!match->teams.a.empty() && match->teams.a == match->teams.b)
            wrong += match->teams.a + " plays itself in " + match->id + "; ";
        if (isBehindThem(*match))
            continue;
        const auto sit = whoPlays(night, *match);
        for (const std::string& team : {sit.a, sit.b})
            if (!team.empty())
                next[team].push_back(match->id);
    }
    const auto standings = night::standings(night);
    for (const night::Standing& each : standings) {
        const std::vector<std::string>& open = next[each.team];
        if (open.size() > 1)
            wrong += each.team + " sits in " + open[0] + " and " + open[1] + "; ";
        if (open.size() == 1 && each.rank)
            wrong += each.team + " has rank " + night::rankText(each) + " and " + open[0] + " to play; ";
        if (open.empty() && !each.rank)
            wrong += each.team + " has neither a match to play nor a rank; ";
        if ((each.rank == 1) != (night::champion(night) == each.team))
            wrong += each.team + " has rank " + night::rankText(each) + ", champion is " +
                     night::champion(night) + "; ";
    }
    return wrong + wrongRanks(night, standings);
}

/// What is wrong once everything is played: every place is taken, and the first by one team unless nobody was
/// left to win; or nothing.
inline std::string wrongInTheEnd(const night::Night& night)
{
    std::string wrong;
    std::map<int, int> taken; // by the best place, how many
    for (const night::Standing& each : night::standings(night)) {
        if (!each.rank)
            wrong += each.team + " has no rank; ";
        else
            ++taken[*each.rank];
    }
    int place = hasNoWinner(night) ? 2 : 1;
    int more = place - 1;
    for (const auto& [best, teams] : taken) {
        if (best != place && !(more > 0 && best == place - 1)) {
            wrong += "nobody has rank " + std::to_string(place) + "; ";
        } else if (best != place) {
            more = 0;
            place = best;
        }
        place += teams;
    }
    return wrong;
}

} // namespace nights
