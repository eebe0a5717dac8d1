// A roster file: the teams of a tournament and who plays on them.
#pragma once

#include "reading.h"

namespace roster {

/// Reads CSV in any of the encodings, delimiters and line ends, a row a player or a row a team. Columns are
/// known by their titles in any order and case. Refused: what is no text, a header that does not say what is
/// what, and every row in which something cannot be right (no team, no name, text that may not be stored, an
/// ID that a spreadsheet has damaged, a doubled team, ID, seed or name, a seed that is no positive whole
/// number).
Reading read(std::string_view bytes, const Options& options = {});

} // namespace roster
