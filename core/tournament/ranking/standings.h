// Who stands where.
#pragma once

#include "standing.h"

#include "tournament/model/tournament.h"

namespace tournament {

/// Every team of the draw. In a knockout those still in the tournament first, then by rank; among equals by
/// seed. In a round robin and in Swiss by the ranking as it is now. Of pools with a playoff, who reached that
/// by the playoff, the others behind them by their place in the pool.
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
/// The tables of the rankings (tournament/ranking/ranking.h); none of a knockout.
std::vector<Table> tables(const Tournament& tournament);

} // namespace tournament
