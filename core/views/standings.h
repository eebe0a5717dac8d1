// The standings, and the columns in which screen, hall, paper, web page, command and spreadsheet show them.
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

/// Where the standings are shown; `Text` is the command `status`.
enum class Outlet { Screen, Hall, Paper, Page, Text, Csv };

/// A team's row of the standings.
struct StandingRow {
    tournament::Standing standing;
    tournament::Measures measures;
    std::string table; ///< `event`, `pool A`, `wildcards`
    std::string name;
    std::optional<int> seed;
    /// `3`, `5–8`, `in` if it has none yet, `–` if it withdrew or nothing counts for it.
    std::string rank;
    std::string why;                  ///< what decided its place; empty if nothing did yet
    std::vector<std::string> players; ///< on paper, page and screen: their names
    std::string reached;              ///< on paper, in a knockout, in short: `Fourth place`, `Quarterfinal`
    /// On paper, what decided its place, a footnote each: `Ahead of the next team: fewer forfeits`.
    std::vector<std::string> notes;
    std::optional<bracket::Breaker> ahead; ///< on paper, page and screen: what puts it before the next
    std::string now; ///< on the screen, where the team is: `match 5 is next`, `won match 7`, `withdrawn`
    bool isChampion = false;
    bool isStillIn = false; ///< `tournament::isStillIn`
    bool withdrawn = false;
    bool advances = false; ///< `tournament::Table::advancing`
    bool isLine = false;   ///< the last row that would advance now; none where teams are tied there
};
/// The table of the whole tournament, of a pool, or of all teams in line for a wildcard.
struct StandingsTable {
    std::string title; ///< `All teams`, `Pool A`, `Wildcards`
    std::string note;  ///< `top 2 advance`; empty if none does
    std::vector<StandingRow> rows;
    int advance = 0; ///< how many advance; 0 if none does
    bool isWhole = false;
    bool isOfWildcards = false;
    /// `Pool A: top 2 advance`
    std::string heading() const { return note.empty() ? title : title + ": " + note; }
};
/// The whole first; for pools, people see that only once a team has a place in the tournament.
std::vector<StandingsTable> standingsTables(const tournament::Tournament& tournament, Outlet outlet);

/// Which rounds of Swiss are counted completely, and how much of the next: `after round 1 of 4`, `after round
/// 1 of 4 and 3 of 8 matches of round 2`. Empty before a match is over, and in other formats.
std::string roundsCounted(const tournament::Tournament& tournament);

/// A cell before it is text: nothing, a whole number, or a text.
using Value = std::variant<std::monostate, long long, std::string>;

/// A column in one place where standings are shown.
struct StandingsColumn {
    enum class Weight { Strong, Plain, Soft };

    std::string_view key; ///< `points_for`, the heading of a spreadsheet
    std::string heading;  ///< everywhere else
    std::string inFull;   ///< the same, not shortened; empty if it isn't shortened
    double width = 0;     ///< pixels on the screen and in the hall, mm on paper; 0: the remaining width
    Weight weight = Weight::Plain;
    bool isRight = false; ///< its cells end at the right, as numbers do
    rules::Minus minus = rules::Minus::Sign;
    Value (*value)(const StandingRow& row) = nullptr;

    bool isRank() const { return key == "rank"; }
    bool isTeam() const { return key == "team"; }
    std::string text(const StandingRow& row) const;
};
/// Whether a match of one of those teams was tied.
bool hasTies(const std::vector<StandingRow>& rows);
bool hasTies(const std::vector<StandingsTable>& tables);
/// In their order; `hasTies` of a tournament in which a match was tied. Another column is one more entry in
/// the list of standings.cpp.
std::vector<StandingsColumn> standingsColumns(Outlet outlet, bool hasTies = false);

} // namespace views
