// The standings, and their columns on screens, in the hall, on paper, on the web page, in commands and in
// spreadsheets.
#pragma once

#include "rules/words.h"
#include "tournament/ranking/measures.h"
#include "tournament/ranking/standings.h"

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace views {

/// Where the standings are shown. `Text` is the command `status`.
enum class Outlet { Screen, Hall, Paper, Page, Text, Csv };

/// The row of a team in the standings.
struct StandingRow {
    tournament::Standing standing;
    tournament::Measures measures;
    std::string table; ///< `event`, `pool A`, `wildcards`
    std::string name;
    std::optional<int> seed;
    /// `3`, `5–8`; `in` if it has none yet; `–` if it withdrew or nothing counts for it.
    std::string rank;
    std::string why;                  ///< what decided its place; empty: nothing yet
    std::vector<std::string> players; ///< on paper, page and screen: their names
    std::string reached;              ///< on paper, for a knockout: `Fourth place`, `Quarterfinal`
    /// On paper: what decided its place, one footnote each: `Ahead of the next team: fewer forfeits`.
    std::vector<std::string> notes;
    std::optional<bracket::Breaker> ahead; ///< on paper, page and screen: what puts it ahead of the next team
    std::string now; ///< on the screen: where the team is: `match 5 is next`, `won match 7`, `withdrawn`
    bool isChampion = false;
    bool isStillIn = false; ///< see `tournament::isStillIn`
    bool withdrawn = false;
    bool advances = false; ///< see `tournament::Table::advancing`
    bool isLine = false;   ///< the last row that would advance now; no row if teams are tied there
};
/// The table of the whole tournament, of a pool, or of all teams that compete for a wildcard.
struct StandingsTable {
    std::string title; ///< `All teams`, `Pool A`, `Wildcards`
    std::string note;  ///< `top 2 advance`; empty if none advance
    std::vector<StandingRow> rows;
    int advance = 0; ///< how many advance; 0: none
    bool isWhole = false;
    bool isOfWildcards = false;
    /// `Pool A: top 2 advance`
    std::string heading() const { return note.empty() ? title : title + ": " + note; }
};
/// The whole tournament first. For pools, it is shown only when a team has a place in the tournament.
std::vector<StandingsTable> standingsTables(const tournament::Tournament& tournament, Outlet outlet);

/// Which Swiss rounds are counted completely, and how much of the next one: `after round 1 of 4`, `after
/// round 1 of 4 and 3 of 8 matches of round 2`. Empty before the first match is over, and in other formats.
std::string roundsCounted(const tournament::Tournament& tournament);

/// The content of a cell: nothing, a whole number, or a text.
using Value = std::variant<std::monostate, long long, std::string>;

/// A column in one of the places where standings are shown.
struct StandingsColumn {
    enum class Weight { Strong, Plain, Soft };

    std::string_view key; ///< `points_for`: the heading in a spreadsheet
    std::string heading;  ///< the heading everywhere else
    std::string inFull;   ///< the heading without abbreviation; empty if it isn't abbreviated
    double width = 0;     ///< pixels on screens and in the hall, mm on paper; 0: the rest of the width
    Weight weight = Weight::Plain;
    bool isRight = false; ///< cells are aligned right, for numbers
    rules::Minus minus = rules::Minus::Sign;
    Value (*value)(const StandingRow& row) = nullptr;

    bool isRank() const { return key == "rank"; }
    bool isTeam() const { return key == "team"; }
    std::string text(const StandingRow& row) const;
};
/// Whether any of these teams had a tied match.
bool hasTies(const std::vector<StandingRow>& rows);
bool hasTies(const std::vector<StandingsTable>& tables);
/// The columns in order. `hasTies`: whether any match in the tournament was tied. To add a column, add an
/// entry to the list in standings.cpp.
std::vector<StandingsColumn> standingsColumns(Outlet outlet, bool hasTies = false);

} // namespace views
