// The standings.
#pragma once

#include "gates.h"

#include "bracket/ranking.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tournament {

/// What decided the place of a team in a table: seeds are of the draw.
struct ByTable {
    int seed = 1;                      ///< its own
    std::string pool;                  ///< `A`; `*` of the wildcards; empty: the whole tournament
    std::vector<int> level;            ///< who shares its rank, because nothing breaks the tie
    std::vector<bracket::Parted> ties; ///< that were broken, in the order in which they were
    std::vector<int> missed;           ///< published rounds of Swiss that it was not in
    bool withdrew = false;             ///< with all its matches behind it
    Shortfall lacks;                   ///< to advance
    friend bool operator==(const ByTable&, const ByTable&) = default;
};
/// In a knockout: the match (its id) by which it has its place.
struct ByMatch {
    std::string match;
    friend bool operator==(const ByMatch&, const ByMatch&) = default;
};
/// Behind the playoff.
struct OutOfPool {
    std::string pool;        ///< `A`
    std::optional<int> rank; ///< in it; nothing of who withdrew
    Shortfall lacks;         ///< to advance
    friend bool operator==(const OutOfPool&, const OutOfPool&) = default;
};
/// Behind all others, or out of a knockout before anybody knows whom it would have met.
struct Withdrawn {
    friend bool operator==(const Withdrawn&, const Withdrawn&) = default;
};
/// Nothing where nothing decided yet, or had to. core/wording/tournament puts it into words.
using DecidedBy = std::variant<std::monostate, ByTable, ByMatch, OutOfPool, Withdrawn>;

struct Standing {
    std::optional<int> rank; ///< from 1, shared by those who went out in one round or are tied; nothing: open
    /// The last of the places that it shares: 8 for the losers of the quarterfinals. The same as `rank` if it
    /// is alone there.
    std::optional<int> rankTo;
    std::string team;
    int won = 0; ///< matches, byes not counted
    int lost = 0;
    int pointsFor = 0; ///< of matches that were played to their end; nobody is given points for a forfeit
    int pointsAgainst = 0;
    DecidedBy decidedBy;
    std::string pool; ///< `A`; empty where there is none
    int byes = 0;     ///< of Swiss: each is a win in its share of matches won
    friend bool operator==(const Standing&, const Standing&) = default;
};

/// `3`, `5–8`; empty where it is open.
std::string rankText(const std::optional<int>& rank, const std::optional<int>& to);
std::string rankText(const Standing& standing);
/// Whether no match, bye or missed round counts for the team yet, which a table has at a place all the same.
bool isWithoutResult(const Standing& standing);
/// Whether the team still plays for its place: it has no rank yet and has not withdrawn.
bool isStillIn(const Tournament& tournament, const Standing& standing);

/// Every team of the draw. In a knockout those still in the tournament first, then by rank; among equals by
/// seed. In a round robin and in Swiss by the ranking as it is now. Of pools with a playoff, who reached that
/// by the playoff, the others behind them by their place in the pool.
std::vector<Standing> standings(const Tournament& tournament);

/// One table of the standings: a pool's, that of all who want a wildcard (`*`), or the whole (no pool).
struct Table {
    std::string pool;
    std::vector<Standing> rows;
    int goOn = 0;     ///< how many of them advance; 0 if no one does
    int rowsGoOn = 0; ///< they are among so many rows from the top, with who has withdrawn before them
    /// Whether the ranks mean anything: of wildcards only once it is settled who advances from each pool.
    bool isKnown = true;
    /// The teams that advance by the ranks so far: without those whom the gate holds back or who have
    /// withdrawn, and without those who share a rank from which not all advance.
    std::vector<std::string> advancing{};
};
/// The tables of the rankings (tournament/ranking/ranking.h); none of a knockout.
std::vector<Table> tables(const Tournament& tournament);

// Who has won the tournament.

/// The team that has won the tournament, its last match or the ranking; empty while that is open.
std::string champion(const Tournament& tournament);
/// The match whose winner has won the tournament so far: the last one, or the first final while the second is
/// not necessary. Null if a ranking decides.
const Match* decidingMatch(const Tournament& tournament);

// Who has changed places with another, because a match is kept with the teams that were seated
// (bracket/seating.h).

/// The last match that is kept although the team came there and others were seated, or it was seated and
/// others came. Null if there is none.
const Match* changedPlacesFor(const Tournament& tournament, std::string_view team);

// Who met whom in a pool: the table of a round robin, or one a pool.

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
    int goOn = 0;               ///< how many advance from it by their rank
    std::vector<CrossRow> rows; ///< by seed
};

/// One a pool, or the one of a round robin; none in other formats.
std::vector<CrossTable> crossTables(const Tournament& tournament);

} // namespace tournament
