// Who stands where.
#pragma once

#include "tournament.h"

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

/// Every team of the draw. In a knockout those still in the event first, then by rank; among equals by seed.
/// In a round robin and in Swiss by the ranking as it is now. Of pools with a playoff, who reached that by
/// the playoff, the others behind them by their place in the pool.
std::vector<Standing> standings(const Tournament& tournament);

/// One table of the standings: a pool's, that of all who want a wildcard (`*`), or the whole (no pool).
struct Table {
    std::string pool;
    std::vector<Standing> rows;
    int goOn = 0;     ///< so many of them go on; 0 where nobody does
    int rowsGoOn = 0; ///< they are among so many rows from the top, with who has withdrawn before them
    /// Whether the ranks say anything: of wildcards only once it is settled who goes on from each pool.
    bool isKnown = true;
    /// The teams that go on as things stand: without who is barred or has withdrawn, and not those who share
    /// a rank from which not all go on.
    std::vector<std::string> advancing{};
};
/// The tables of the rankings (tournament/ranking.h); none of a knockout.
std::vector<Table> tables(const Tournament& tournament);

} // namespace tournament
