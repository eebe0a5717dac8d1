// The standings: tables, places, and who has won.
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

/// The place in a table was decided by its ranking. Numbers are seeds in the draw.
struct ByTable {
    int seed = 1;           ///< of the team
    std::string pool;       ///< `A`; `*` for the wildcards; empty: the whole tournament
    std::vector<int> level; ///< the teams that share its rank, because no tiebreaker separates them
    std::vector<bracket::Parted> ties; ///< the ties that were broken, in order
    std::vector<int> missed;           ///< published Swiss rounds that it isn't in
    bool withdrew = false;             ///< after all its matches
    Shortfall lacks;                   ///< what keeps it from advancing
    friend bool operator==(const ByTable&, const ByTable&) = default;
};
/// A knockout match (an id) decided the place.
struct ByMatch {
    std::string match;
    friend bool operator==(const ByMatch&, const ByMatch&) = default;
};
/// The team didn't advance from its pool and ranks behind the playoff teams.
struct OutOfPool {
    std::string pool;        ///< `A`
    std::optional<int> rank; ///< in the pool; nothing: it withdrew
    Shortfall lacks;         ///< what keeps it from advancing
    friend bool operator==(const OutOfPool&, const OutOfPool&) = default;
};
/// The team withdrew: it ranks behind all others, or left a knockout before its opponent was known.
struct Withdrawn {
    friend bool operator==(const Withdrawn&, const Withdrawn&) = default;
};
/// Nothing if nothing has decided the place yet or nothing had to. core/wording/tournament puts it into
/// words.
using DecidedBy = std::variant<std::monostate, ByTable, ByMatch, OutOfPool, Withdrawn>;

struct Standing {
    /// From 1. Teams that were eliminated in the same round or are tied share it. Nothing: it is open, or the
    /// team withdrew with matches to play.
    std::optional<int> rank;
    /// The last of the places that it shares: 8 for the losers of the quarterfinals. The same as `rank` if it
    /// isn't shared.
    std::optional<int> rankTo;
    std::string team;
    int won = 0; ///< matches, without byes
    int lost = 0;
    int tied = 0;
    int pointsFor = 0; ///< only from matches played to their end; a forfeit gives no points
    int pointsAgainst = 0;
    DecidedBy decidedBy;
    std::string pool; ///< `A`; empty if there is none
    int byes = 0;     ///< in Swiss; each counts as a win in its winning percentage
    friend bool operator==(const Standing&, const Standing&) = default;
};

/// `3`, `5–8`; empty while it is open.
std::string rankText(const std::optional<int>& rank, const std::optional<int>& to);
std::string rankText(const Standing& standing);
/// `3–1`; with ties `3–1–1`.
std::string recordText(int won, int lost, int tied);
/// Whether the team has no match, bye or missed round that counts yet. A table gives it a place anyway.
bool isWithoutResult(const Standing& standing);
/// Whether the team has no rank yet and hasn't withdrawn. Never true in a round robin or Swiss, where all
/// teams have a rank from the start.
bool isStillIn(const Tournament& tournament, const Standing& standing);
/// Every team of the draw. Knockout: first the teams still in the tournament, the one with the most wins on
/// top, then the others by rank; ties by seed. Round robin and Swiss: by the current ranking. Pools with a
/// playoff: playoff teams by the playoff, the others behind them by their rank in the pool.
std::vector<Standing> standings(const Tournament& tournament);

/// One table of the standings: of a pool, of all teams that compete for a wildcard (`*`), or of the whole
/// tournament (empty).
struct Table {
    std::string pool;
    std::vector<Standing> rows;
    int advanceCount = 0; ///< how many of them advance; 0: none
    /// How many rows from the top hold the advancing teams, including teams between them that withdrew or
    /// don't meet the gate.
    int advancingRows = 0;
    /// Whether the ranks mean anything. For wildcards, only when it is decided who advances from each pool.
    bool isKnown = true;
    /// The teams that would advance with the current ranks. Without teams that don't meet the gate or
    /// withdrew, and without teams that share a rank from which not all advance. Empty before the first
    /// result.
    std::vector<std::string> advancing{};
};
/// The tables of the rankings (tournament/ranking/ranking.h); none for a knockout.
std::vector<Table> tables(const Tournament& tournament);

// Who has won the tournament.

/// The team that has won the tournament, by its last match or the ranking. Empty while that is open.
std::string champion(const Tournament& tournament);
/// How a team finished. Third: by the match for third place.
enum class Finish { None, Champion, RunnerUp, Third, Eliminated };
/// Of each team (id) that is finished. In a round robin and Swiss, everyone plays to the end, so only the
/// champion. Without a champion there is no runner-up: both finalists are out.
std::map<std::string, Finish> finishes(const Tournament& tournament);
/// The match that decides the tournament, played or not: the last match, or the first final when it is known
/// that no second one is necessary. Null if a ranking decides.
const Match* decidingMatch(const Tournament& tournament);

// Which team has swapped places with another, because a match keeps the teams that were seated
// (bracket/seating.h).

/// The last kept match of which one is true: the team belongs there but others were seated, or it was seated
/// but others belong there. Null if there is none.
const Match* changedPlacesFor(const Tournament& tournament, std::string_view team);

// The matches of a pool as a table. A round robin has one table, other formats one for each pool.

/// A match between the team of the row and the team of the column.
struct Crossing {
    std::string match;
    Side side = Side::A; ///< the side of the team of the row
    friend bool operator==(const Crossing&, const Crossing&) = default;
};

/// A team of the pool. Its column has the same number as its row.
struct CrossRow {
    std::string team;
    int seed = 1;
    /// Nothing until a result counts in the pool, and for a team that withdrew with matches to play.
    std::optional<int> rank;
    std::optional<int> rankTo; ///< as in the standings: 3 for teams that share 1 to 3
    bool advances = false;     ///< see `Table::advancing`
    int won = 0;
    int lost = 0;
    int tied = 0;
    bool withdrawn = false;
    std::vector<std::vector<Crossing>> against; ///< by column: all matches of the two teams
};

struct CrossTable {
    std::string pool;           ///< `A`; empty: there is only one
    int advanceCount = 0;       ///< how many teams advance by rank
    std::vector<CrossRow> rows; ///< ordered by seed
};

/// One for each pool, or the one of a round robin. Empty in other formats.
std::vector<CrossTable> crossTables(const Tournament& tournament);

} // namespace tournament
