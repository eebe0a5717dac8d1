// Nothing changes its owner silently: who sat down to a match keeps what is on its sheet until somebody
// resolves it. Whoever is in an elimination has one match to play next, and whoever is out has a rank.
#pragma once

#include "tournament/queries/verdict.h"
#include "tournament/ranking/standings.h"
#include "wording/tournament/statewords.h"

#include <map>
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

inline bool isElimination(const tournament::Tournament& tournament)
{
    const auto kind = tournament.setting->bracket.kind;
    return kind == bracket::Kind::SingleElimination || kind == bracket::Kind::DoubleElimination;
}

/// Whether its teams have advanced past the match.
inline bool isBehindThem(const tournament::Match& match)
{
    const bool nobodyPlays =
        match.state == tournament::State::Final && !match.flags.disputed &&
        (match.outcome == tournament::Outcome::Bye || match.outcome == tournament::Outcome::Vacated);
    return match.ended || nobodyPlays;
}

/// The teams that have that match to play: those that the draw has there, or those that sat down to it, if
/// that is the decision.
inline tournament::PerSide<std::string> whoPlays(const tournament::Tournament& tournament,
                                                 const tournament::Match& match)
{
    const facts::Resolve* says = resolved(tournament, match);
    const bool stands = says && says->choice == facts::Resolution::Stand && !match.flags.disputed &&
                        !tournament::hasOpenSeat(match);
    return stands ? match.teams : tournament::seatedTeams(*tournament.setting, match);
}

/// Whether the tournament is over without a winner. The remaining teams are ranked from second place then,
/// and one more team shares a place.
inline bool hasNoWinner(const tournament::Tournament& tournament)
{
    const tournament::Match* deciding = tournament::decidingMatch(tournament);
    return deciding && isBehindThem(*deciding) && tournament::champion(tournament).empty();
}

/// Ranks shared by more teams than they have places, or that overlap; empty if there are none.
inline std::string wrongRanks(const tournament::Tournament& tournament,
                              const std::vector<tournament::Standing>& standings)
{
    std::map<int, std::pair<int, int>> shared; // by the best place: the worst, and the number of teams
    std::string wrong;
    for (const tournament::Standing& each : standings) {
        if (!each.rank)
            continue;
        auto& [worst, teams] = shared[*each.rank];
        if (teams++ > 0 && worst != *each.rankTo)
            wrong += "rank " + tournament::rankText(each) + " beside another from the same place on; ";
        worst = *each.rankTo;
    }
    int last = 0;
    int more = hasNoWinner(tournament) ? 1 : 0;
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

/// What is wrong at any time of an elimination; empty if nothing.
inline std::string wrongPlaces(const tournament::Tournament& tournament)
{
    if (!isElimination(tournament))
        return {};
    std::string wrong;
    std::map<std::string, std::vector<std::string>> next;
    for (const tournament::Match* match : tournament::inOrder(tournament)) {
        if (!match->teams.a.empty() && match->teams.a == match->teams.b)
            wrong += match->teams.a + " plays itself in " + match->id + "; ";
        if (isBehindThem(*match))
            continue;
        const auto sit = whoPlays(tournament, *match);
        for (const std::string& team : {sit.a, sit.b})
            if (!team.empty())
                next[team].push_back(match->id);
    }
    const auto standings = tournament::standings(tournament);
    for (const tournament::Standing& each : standings) {
        const std::vector<std::string>& open = next[each.team];
        if (open.size() > 1)
            wrong += each.team + " sits in " + open[0] + " and " + open[1] + "; ";
        if (open.size() == 1 && each.rank)
            wrong += each.team + " has rank " + tournament::rankText(each) + " and " + open[0] + " to play; ";
        if (open.empty() && !each.rank)
            wrong += each.team + " has neither a match to play nor a rank; ";
        if ((each.rank == 1) != (tournament::champion(tournament) == each.team))
            wrong += each.team + " has rank " + tournament::rankText(each) + ", champion is " +
                     tournament::champion(tournament) + "; ";
    }
    return wrong + wrongRanks(tournament, standings);
}

/// What is wrong after the last match; empty if nothing. Every place must be taken, and the first by one
/// team, unless no team was left to win.
inline std::string wrongInTheEnd(const tournament::Tournament& tournament)
{
    std::string wrong;
    std::map<int, int> taken; // by the best place: how many teams
    for (const tournament::Standing& each : tournament::standings(tournament)) {
        if (!each.rank)
            wrong += each.team + " has no rank; ";
        else
            ++taken[*each.rank];
    }
    int place = hasNoWinner(tournament) ? 2 : 1;
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

} // namespace tournaments
