// A team's row in the standings.
#pragma once

#include "tournament/model/tournament.h"

#include <optional>
#include <string>

namespace tournament {

struct Standing {
    std::optional<int>
        rank; ///< from 1, shared by those who went out in one round or are level; nothing: open
    /// The last of the places that it shares: 8 of who lost a quarterfinal. As `rank` where it stands alone.
    std::optional<int> rankTo;
    std::string team;
    int won = 0; ///< matches, byes not counted
    int lost = 0;
    int pointsFor = 0; ///< of matches that were played to their end; nobody is given points for a forfeit
    int pointsAgainst = 0;
    /// What broke a tie, a sentence that begins with what decided last, and so between it and its neighbour,
    /// and then says how it stood in what decided before, and which rounds it missed; in a knockout the match
    /// by which it has its place. Empty where nothing decided yet, or had to.
    std::string decidedBy;
    std::string pool; ///< `A`; empty where there is none
    int byes = 0;     ///< of Swiss: each is a win in its share of matches won
    friend bool operator==(const Standing&, const Standing&) = default;
};

/// `3`, `5–8`; empty where it is open.
std::string rankText(const std::optional<int>& rank, const std::optional<int>& to);
std::string rankText(const Standing& standing);
/// Whether the team still plays for its place: it has no rank yet and has not withdrawn.
bool isStillIn(const Tournament& tournament, const Standing& standing);
/// `2`, `1 + bye`: what it has won, the byes of Swiss among it.
std::string wonText(const Standing& standing);

} // namespace tournament
