// A roster file: the teams of a tournament and their players.
#pragma once

#include "reading.h"

namespace roster {

/// Reads CSV in any of the encodings, delimiters and line ends, with a row for each player or for each team.
/// Columns are found by their titles, in any order and case. Reports as errors a file that isn't text, a
/// header without the required titles, and each row with a mistake: no team, no name, text that can't be
/// stored, an ID damaged by a spreadsheet, a duplicate team, ID, seed or name, a seed that isn't a positive
/// whole number.
Reading read(std::string_view bytes, const Options& options = {});

} // namespace roster
