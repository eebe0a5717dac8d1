// Who met whom in a pool: the table of a round robin, or one a pool.
#pragma once

#include "standings.h"

namespace tournament {

/// A match of the row's team against the column's.
struct Crossing {
    std::string match;
    Side side = Side::A; ///< on which the row's team is
    friend bool operator==(const Crossing&, const Crossing&) = default;
};

/// A team of the pool. It has a column too: the one with the number of its row.
struct CrossRow {
    std::string team;
    int seed = 1;
    /// Nothing while nothing counts yet in the pool, and of a team that withdrew with matches to play.
    std::optional<int> rank;
    std::optional<int> rankTo; ///< as in the standings: 3 of those who share 1 to 3
    bool goesOn = false;       ///< `Table::advancing`
    int won = 0;
    int lost = 0;
    bool withdrawn = false;
    std::vector<std::vector<Crossing>> against; ///< by column; as many matches as two have with each other
};

struct CrossTable {
    std::string pool;           ///< `A`; empty where there is only one
    int goOn = 0;               ///< so many go on from it by their rank
    std::vector<CrossRow> rows; ///< by seed
};

/// One a pool, or the one of a round robin; none in other formats.
std::vector<CrossTable> crossTables(const Tournament& tournament);

} // namespace tournament
