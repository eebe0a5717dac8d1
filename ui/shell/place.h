// The places of the bar at the left.
#pragma once

namespace shell {

/// Their numbers are fixed, so that Ctrl and a number always goes to the same place.
enum class Place { Tables = 1, Teams, CheckIn, ScoreSheet, Bracket, Standings, Rulings, Print, Rules };

} // namespace shell
