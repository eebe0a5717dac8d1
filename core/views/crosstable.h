// The parts of a draw that aren't boxes, for screen, paper and web page: cross tables and rounds.
#pragma once

#include "match.h"

#include "tournament/ranking/standings.h"

#include <algorithm>
#include <vector>

namespace views {

/// A match in a cell of a cross table, from its row's side: two lines; either can be empty.
struct CellView {
    std::string match{};   ///< its id
    std::string first{};   ///< `350 : 230`, `won`, `forfeit`, `table 5`; `match 12` before it is called
    std::string second{};  ///< `hand 6`, `called`, `to sign`, `forfeit`, `challenge`, `not counted`
    bool warns = false;    ///< it needs attention
    bool isToCome = false; ///< it hasn't been called yet
    bool isScore = false;  ///< the first line is one
    bool won = false;
};
CellView cellView(const tournament::Tournament& tournament, const tournament::Match& match,
                  tournament::Side side, const StateView& state);

/// `3`, `1–3`; empty, as in the standings, while nothing counts for the team.
std::string rankText(const tournament::CrossRow& row);

/// A team's row. It also has a column, with the same number as its row.
struct CrossRowView {
    std::string team; ///< its id
    std::string seed;
    std::string name;
    std::string rank;  ///< `3`, `1–3`; `–` while nothing counts for it
    std::string score; ///< matches won and lost, `3–1`; with a tie `3–1–1`
    bool hasTie = false;
    bool goesOn = false;
    bool withdrawn = false;
    std::vector<std::vector<CellView>> cells; ///< by column; none against itself
};
struct CrossView {
    std::string title;              ///< `Pool A`
    std::string note;               ///< `top 2 advance`; empty if none does
    std::vector<CrossRowView> rows; ///< by rank, so that the first is on top
    int advance = 0;                ///< the number of teams that advance; 0 if none does
    bool hasTies() const { return std::ranges::any_of(rows, &CrossRowView::hasTie); }
    std::string heading() const { return joined(title, note); }
};
/// One per pool, or the one of a round robin; none in other formats.
std::vector<CrossView> crossViews(const tournament::Tournament& tournament);

/// A round with its matches, those of all pools together, including byes of Swiss.
struct RoundView {
    bracket::Part part = bracket::Part::Winners;
    int round = 1;
    std::string name;
    std::vector<const bracket::Match*> matches;
};
/// Those that are played, in playing order.
std::vector<RoundView> roundViews(const tournament::Tournament& tournament);
/// The team with the bye in a match that isn't played (its id).
const std::string& whoHasBye(const tournament::Match& match);

} // namespace views
