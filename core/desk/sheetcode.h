// The code on a printed score sheet.
#pragma once

#include "answer.h"

#include "night/night.h"

#include <string>
#include <string_view>

namespace desk {

/// What a scanner reads from the match's score sheet: `%match 4?`. It begins and ends as a card's track does,
/// so that it is known for what it is wherever the cursor stands.
std::string sheetCode(const night::Match& match);
/// Whether a line that was read is such a code, of this night or another.
bool isSheetCode(std::string_view line);
/// The match whose sheet has that code. Refuses one that there is not tonight.
Answer<std::string> matchOfSheet(const night::Night& night, std::string_view code);

} // namespace desk
