// The places of the rail.
#pragma once

namespace shell {

/// Their numbers are fixed, so that Ctrl and a number goes where it always went.
enum class Place { Tables = 1, Teams, CheckIn, ScoreSheet, Bracket, Standings, Rulings, Print, Rules };

} // namespace shell
