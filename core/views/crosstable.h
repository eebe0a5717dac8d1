// The parts of a draw that aren't boxes, for screens, paper and the web page: cross tables and rounds.
#pragma once

#include "match.h"

#include "tournament/ranking/standings.h"

#include <algorithm>
#include <vector>

namespace views {

/// A match in a cell of a cross table, from the side of its row. Two lines; either can be empty.
struct CellView {
    std::string match{};   ///< id
    std::string first{};   ///< `350 : 230`, `won`, `forfeit`, `table 5`; before the call `match 12`
    std::string second{};  ///< `hand 6`, `called`, `to sign`, `forfeit`, `challenge`, `not counted`
    bool warns = false;    ///< it needs attention
    bool isToCome = false; ///< it wasn't called yet
    bool isScore = false;  ///< `first` is a score
    bool won = false;
};
CellView cellView(const tournament::Tournament& tournament, const tournament::Match& match,
                  tournament::Side side, const StateView& state);

/// `3`, `1–3`. Empty while nothing counts for the team, as in the standings.
std::string rankText(const tournament::CrossRow& row);

/// The row of a team. Its column has the same number as its row.
struct CrossRowView {
    std::string team; ///< id
    std::string seed;
    std::string name;
    std::string rank;  ///< `3`, `1–3`; `–` while nothing counts for the team
    std::string score; ///< matches won and lost: `3–1`; with a tie `3–1–1`
    bool hasTie = false;
    bool advances = false;
    bool withdrawn = false;
    std::vector<std::vector<CellView>> cells; ///< by column; empty against itself
};
struct CrossView {
    std::string title;              ///< `Pool A`
    std::string note;               ///< `top 2 advance`; empty if none advance
    std::vector<CrossRowView> rows; ///< best rank first
    int advance = 0;                ///< how many teams advance; 0: none
    bool hasTies() const { return std::ranges::any_of(rows, &CrossRowView::hasTie); }
    std::string heading() const { return joined(title, note); }
};
/// One for each pool, or the one of a round robin. Empty in other formats.
std::vector<CrossView> crossViews(const tournament::Tournament& tournament);

/// A round with its matches, for all pools together and including byes in Swiss.
struct RoundView {
    bracket::Part part = bracket::Part::Winners;
    int round = 1;
    std::string name;
    std::vector<const bracket::Match*> matches;
};
/// The rounds that are played, in playing order.
std::vector<RoundView> roundViews(const tournament::Tournament& tournament);
/// The id of the team with the bye in a match that isn't played.
const std::string& whoHasBye(const tournament::Match& match);

} // namespace views
