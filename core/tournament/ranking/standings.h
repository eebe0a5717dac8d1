// The standings.
#pragma once

#include "gates.h"

#include "bracket/ranking.h"
#include "tournament/model/tournament.h"

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tournament {

/// What decided the place of a team in a table. Seeds are those of the draw.
struct ByTable {
    int seed = 1;                      ///< its own
    std::string pool;                  ///< `A`; `*` for the wildcards; empty: the whole tournament
    std::vector<int> level;            ///< the teams that share its rank, because nothing breaks the tie
    std::vector<bracket::Parted> ties; ///< the ties that were broken, in that order
    std::vector<int> missed;           ///< published rounds of Swiss that it wasn't in
    bool withdrew = false;             ///< after all its matches
    Shortfall lacks;                   ///< to advance
    friend bool operator==(const ByTable&, const ByTable&) = default;
};
/// In a knockout: the match (its id) that decided its place.
struct ByMatch {
    std::string match;
    friend bool operator==(const ByMatch&, const ByMatch&) = default;
};
/// Ranked behind the playoff teams.
struct OutOfPool {
    std::string pool;        ///< `A`
    std::optional<int> rank; ///< in the pool; nothing for a team that withdrew
    Shortfall lacks;         ///< to advance
    friend bool operator==(const OutOfPool&, const OutOfPool&) = default;
};
/// Behind all others, or out of a knockout before its opponent was known.
struct Withdrawn {
    friend bool operator==(const Withdrawn&, const Withdrawn&) = default;
};
/// Nothing if nothing decided yet, or had to. core/wording/tournament puts it into words.
using DecidedBy = std::variant<std::monostate, ByTable, ByMatch, OutOfPool, Withdrawn>;

struct Standing {
    /// From 1, shared by teams that left in one round or are tied. Nothing: open, or the team withdrew with
    /// matches to play.
    std::optional<int> rank;
    /// The last of the places that it shares: 8 for the losers of the quarterfinals. The same as `rank` if it
    /// is alone.
    std::optional<int> rankTo;
    std::string team;
    int won = 0; ///< matches, byes not counted
    int lost = 0;
    int tied = 0;
    int pointsFor = 0; ///< only from matches that were played to their end; a forfeit gives no points
    int pointsAgainst = 0;
    DecidedBy decidedBy;
    std::string pool; ///< `A`; empty if there is none
    int byes = 0;     ///< in Swiss: each counts as a win in its winning percentage
    friend bool operator==(const Standing&, const Standing&) = default;
};

/// `3`, `5–8`; empty while it is open.
std::string rankText(const std::optional<int>& rank, const std::optional<int>& to);
std::string rankText(const Standing& standing);
/// `3–1`; with a tie `3–1–1`.
std::string recordText(int won, int lost, int tied);
/// Whether no match, bye or missed round counts for the team yet, which a table has at a place anyway.
bool isWithoutResult(const Standing& standing);
/// Whether the team has no rank yet and hasn't withdrawn. In a round robin and in Swiss, where every team has
/// a rank from the start, none is.
bool isStillIn(const Tournament& tournament, const Standing& standing);
/// Every team of the draw. In a knockout: teams still in the tournament first, the one that has won most on
/// top, then the others by rank; equals by seed.
/// In a round robin and in Swiss: by the current ranking. In pools with a playoff: playoff teams by the
/// playoff, the others behind them by their place in the pool.
std::vector<Standing> standings(const Tournament& tournament);

/// One table of the standings: that of a pool, of all teams in line for a wildcard (`*`), or of the whole
/// tournament (no pool).
struct Table {
    std::string pool;
    std::vector<Standing> rows;
    int goOn = 0; ///< the number of them that advance; 0 if none does
    /// The number of rows from the top that hold them, with those above them that withdrew or miss the gate.
    int rowsGoOn = 0;
    /// Whether the ranks mean anything: for wildcards, only once it is settled who advances from each pool.
    bool isKnown = true;
    /// The teams that advance by the ranks so far: without those that miss the gate or have withdrawn, and
    /// without those that share a rank from which not all advance. None before the first result.
    std::vector<std::string> advancing{};
};
/// The tables of the rankings (tournament/ranking/ranking.h); none for a knockout.
std::vector<Table> tables(const Tournament& tournament);

// Who has won the tournament.

/// The team that has won the tournament, by its last match or the ranking; empty while that is open.
std::string champion(const Tournament& tournament);
/// How a team came out of the tournament. Third: by the match for third place.
enum class Finish { None, Champion, RunnerUp, Third, Eliminated };
/// Of every team (its id) that is finished. In a round robin and in Swiss, where everyone plays to the end,
/// that is the champion alone. Without a champion no one is the runner-up: both finalists are out.
std::map<std::string, Finish> finishes(const Tournament& tournament);
/// The match that decides the tournament, played or not: the last one, or the first final once it is known
/// that no second is necessary. Null if a ranking decides.
const Match* decidingMatch(const Tournament& tournament);

// Which team has changed places with another, because a match keeps the teams that were seated
// (bracket/seating.h).

/// The last match that is kept although the team belongs there and others were seated, or it was seated and
/// others belong there. Null if there is none.
const Match* changedPlacesFor(const Tournament& tournament, std::string_view team);

// The matches of a pool as a table: one for a round robin, one per pool otherwise.

/// A match of the row's team against the column's team.
struct Crossing {
    std::string match;
    Side side = Side::A; ///< the side of the row's team
    friend bool operator==(const Crossing&, const Crossing&) = default;
};

/// A team of the pool. It also has a column, with the same number as its row.
struct CrossRow {
    std::string team;
    int seed = 1;
    /// Nothing while nothing counts yet in the pool, and for a team that withdrew with matches to play.
    std::optional<int> rank;
    std::optional<int> rankTo; ///< as in the standings: 3 for teams that share 1 to 3
    bool goesOn = false;       ///< `Table::advancing`
    int won = 0;
    int lost = 0;
    int tied = 0;
    bool withdrawn = false;
    std::vector<std::vector<Crossing>> against; ///< by column; every match that the two have with each other
};

struct CrossTable {
    std::string pool;           ///< `A`; empty if there is only one
    int goOn = 0;               ///< the number of teams that advance from it by rank
    std::vector<CrossRow> rows; ///< by seed
};

/// One per pool, or the one of a round robin; none in other formats.
std::vector<CrossTable> crossTables(const Tournament& tournament);

} // namespace tournament
