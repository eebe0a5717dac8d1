// How many teams, players and matches a night has, counted in one way wherever that is said.
#pragma once

#include "night.h"

#include <string>

namespace night {

struct Counts {
    int teams = 0;     ///< registered, those that withdrew too
    int withdrawn = 0; ///< of them
    int players = 0; ///< on all those teams (lineup.h, playersToCount): who came in counts, who left does not
    /// Played at a table or to be played: no bye, no walkover, and no second final that nobody knows yet to
    /// be necessary.
    int matches = 0;
    int finished = 0;  ///< of them
    int walkovers = 0; ///< besides: decided without a hand
    friend bool operator==(const Counts&, const Counts&) = default;
};

Counts countsOf(const Night& night);
/// `16 teams, 1 of them withdrawn`
std::string teamsText(const Counts& counts);
/// `3 of 14 matches finished, 1 decided without play`
std::string matchesText(const Counts& counts);

} // namespace night
