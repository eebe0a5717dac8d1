// What holds after every fact of any tournament, whatever was corrected or refused before it.
#pragma once

#include "tournament/model/lineup.h"
#include "tournament/ranking/standings.h"

#include <map>
#include <numeric>
#include <set>
#include <string>

namespace tournaments {

class Invariants {
public:
    /// What is broken in the tournament as it now is, or nothing. Asked after every fact.
    std::string brokenIn(const tournament::Tournament& tournament)
    {
        std::string broken;
        for (const tournament::Match* match : tournament::inOrder(tournament)) {
            if (match->state == tournament::State::Final)
                m_onceFinal.insert(match->id);
            broken += movedOnEarly(tournament, *match) + sums(*match);
        }
        return broken + twoPlaces(tournament) + twiceOnATeam(tournament);
    }

private:
    /// Who sits in a match has won each one before it, and that is final.
    static std::string movedOnEarly(const tournament::Tournament& tournament, const tournament::Match& match)
    {
        for (const bracket::Match& drawn : tournament.setting->bracket.matches)
            if (drawn.id == match.id)
                for (const auto& [slot, seat] :
                     {std::pair(drawn.a, match.seats.a), std::pair(drawn.b, match.seats.b)}) {
                    const auto* from = std::get_if<bracket::WinnerOf>(&slot);
                    const tournament::Match* before =
                        from ? tournament::match(tournament, from->match) : nullptr;
                    if (before && std::holds_alternative<bracket::Seed>(seat) &&
                        (before->state != tournament::State::Final || before->flags.disputed))
                        return match.id + " has a winner of " + before->id + ", which is not final; ";
                }
        return {};
    }

    /// Whoever came in for whom, a team has each player once, and as many as it had.
    static std::string twiceOnATeam(const tournament::Tournament& tournament)
    {
        for (const tournament::Team& team : tournament.setting->teams)
            for (const tournament::Match* match : tournament::inOrder(tournament)) {
                const auto players = tournament::playersAt(*tournament.setting, team, match->id);
                const std::set<std::string> once(players.begin(), players.end());
                if (once.size() != players.size() || players.size() > team.players.size())
                    return team.id + " has too many players in " + match->id + "; ";
            }
        return {};
    }

    /// The lines of a hand come to its points, and those, one after the other, to the score.
    static std::string sums(const tournament::Match& match)
    {
        for (const tournament::Sheet& sheet : match.games)
            for (const scoring::Side side : scoring::bothSides) {
                int score = 0;
                for (const scoring::HandLedger& hand : sheet.ledger.hands) {
                    const scoring::SideLedger& own = hand.sides[side];
                    const int points =
                        std::accumulate(own.lines.begin(), own.lines.end(), 0,
                                        [](int sum, const scoring::Line& line) { return sum + line.points; });
                    score += points;
                    if (points != own.points || score != own.score)
                        return match.id + ": the lines of a hand do not come to its points; ";
                }
                if (score != sheet.ledger.result.score[side])
                    return match.id + ": the hands do not come to the score; ";
            }
        return {};
    }

    /// Whether the bracket still has them there.
    static bool isAsSeated(const tournament::Match& match)
    {
        return !match.flags.disputed && std::holds_alternative<bracket::Seed>(match.seats.a) &&
               std::holds_alternative<bracket::Seed>(match.seats.b);
    }

    /// Nobody sits in two matches, and no table has two. What a correction stopped or opened again is left
    /// out: its table and its players may be elsewhere by then.
    std::string twoPlaces(const tournament::Tournament& tournament) const
    {
        std::map<std::string, std::string> sits;
        std::map<int, std::string> tables;
        std::string broken;
        for (const tournament::Match* match : tournament::inOrder(tournament)) {
            if (!match->call || match->state == tournament::State::Final || !isAsSeated(*match) ||
                m_onceFinal.count(match->id))
                continue;
            if (const auto [at, isNew] = tables.emplace(match->call->table, match->id); !isNew)
                broken += match->id + " and " + at->second + " have one table; ";
            for (const std::string& player : match->call->players.at)
                if (const auto [at, isNew] = sits.emplace(player, match->id); !isNew)
                    broken += player + " sits in " + match->id + " and " + at->second + "; ";
        }
        return broken;
    }

    std::set<std::string> m_onceFinal;
};

/// Once everything is played: who is not champion has lost.
inline std::string wrongAtTheEnd(const tournament::Tournament& tournament)
{
    std::string wrong;
    for (const tournament::Standing& standing : tournament::standings(tournament)) {
        const bool isChampion = standing.team == tournament::champion(tournament);
        if (!standing.rank || (standing.lost == 0) != isChampion)
            wrong += standing.team + " has lost " + std::to_string(standing.lost) + ", rank " +
                     std::to_string(standing.rank.value_or(0)) + "; ";
    }
    return wrong;
}

} // namespace tournaments
