// The code on a printed score sheet.
#pragma once

#include "desk/checks/answer.h"
#include "tournament/model/tournament.h"

#include <string>
#include <string_view>

namespace desk {

/// By what sheets of one tournament are told from those of another: six digits of the hash over its first
/// fact, which every copy of the tournament has too. Empty where nothing is on record.
std::string tournamentMark(const tournament::Tournament& tournament);
/// What a scanner reads from the match's score sheet: `%match 4 1a2b3c?`, its number and the tournament's
/// mark. It begins and ends as a card's track does, so that it is known for what it is wherever the cursor
/// stands.
std::string sheetCode(const tournament::Tournament& tournament, const tournament::Match& match);
/// Whether a line that was read is such a code, of this tournament or another.
bool isSheetCode(std::string_view line);
/// The match whose sheet has that code; older sheets have none of a tournament: `%match 4?`. Refuses the
/// sheet of another tournament, and of a match that there is not tonight.
Answer<std::string> matchOfSheet(const tournament::Tournament& tournament, std::string_view code);

} // namespace desk
