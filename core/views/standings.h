// Who stands where, as screen, hall, paper and web page show it.
#pragma once

#include "tournament/model/tournament.h"

#include <string>
#include <vector>

namespace views {

/// A team's row of the standings.
struct StandingRow {
    std::string team; ///< its id
    std::string name;
    std::string rank; ///< `3`, `5–8`, `in` of who has none yet, `–` of who has withdrawn or where none holds
    std::string won; ///< `2`, `1 + bye`
    std::string lost, pointsFor, pointsAgainst;
    std::string why;  ///< what decided its place; empty where nothing did yet
    std::string pool; ///< `A`; empty where there is none
    int wins = 0;     ///< byes not counted
    bool isRanked = false;
    bool isFirst = false;
    bool isStillIn = false; ///< it plays for its place
    bool withdrawn = false;
    bool isLine = false; ///< the last that goes on as things stand
};
/// That of the whole tournament, a pool's, or that of all who want a wildcard.
struct StandingsTable {
    std::string title; ///< `The tournament`, `Pool A`, `Wildcards`
    std::string note;  ///< `2 go on`; empty where nobody does
    std::vector<StandingRow> rows;
    bool isWhole = false;
    bool isOfWildcards = false;
};
/// The whole first; of pools not before somebody has a place in the tournament.
std::vector<StandingsTable> standingsTables(const tournament::Tournament& tournament);

} // namespace views
