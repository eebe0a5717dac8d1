// How many teams, players and matches a tournament has, counted in one way wherever that is said.
#pragma once

#include "tournament/model/tournament.h"

#include <string>

namespace tournament {

struct Counts {
    int teams = 0;     ///< registered, those that withdrew too
    int withdrawn = 0; ///< of them
    int players = 0; ///< on all those teams (lineup.h, playersToCount): who came in counts, who left does not
    /// That have a number: no bye, and no second final that nobody knows yet to be necessary.
    int matches = 0;
    int over = 0;      ///< of them, played or not
    int walkovers = 0; ///< of those that are over: decided without a hand
    friend bool operator==(const Counts&, const Counts&) = default;
};

Counts countsOf(const Tournament& tournament);
} // namespace tournament
