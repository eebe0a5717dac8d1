// Rules that are named on the command line: a set that the program brings along, or a file.
#pragma once

#include "desk/drawing/newtournament.h"

#include <string>

/// The rules in a file; of a file of several phases one of them, where that is named behind a colon
/// (`mine.json:championship`). Refuses a file that cannot be read, with every mistake in it.
desk::Answer<rules::Venue> rulesInFile(const std::string& name);
/// The same, where no built-in set has that id (`unc`, `unc-regular`): these go before files.
desk::Answer<rules::Venue> rulesNamed(const std::string& name);
