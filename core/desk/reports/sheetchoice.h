// Of which matches score sheets are printed, as it is typed or chosen.
#pragma once

#include "desk/checks/answer.h"
#include "tournament/model/tournament.h"
#include "tournament/queries/nextmatches.h"

#include <string>
#include <string_view>

namespace desk {

/// The rounds that are called so, by number (`2`) or by name (`losers round 2`): of a double elimination and
/// of pools with their playoff a number may mean two. Refused in a sentence that lists what there is.
Answer<std::vector<std::pair<bracket::Part, int>>> findRounds(const tournament::Tournament& tournament,
                                                              std::string_view typed);
/// The table, if there is one of that number.
Answer<int> findTable(const tournament::Tournament& tournament, int typed);

/// A part of some matches.
struct SheetChoice {
    std::string
        key; ///< the same for as long as the draw holds: `round Losers round 2`, `table 3`, `match W1-2`
    std::string name; ///< `Losers round 2`, `Table 3`, `Match 2 · Bag Ladies – Team 7`
    tournament::Among among;
};
/// The rounds, tables and single matches that there are among these.
std::vector<SheetChoice> sheetChoices(const tournament::Tournament& tournament,
                                      const std::vector<std::string>& matches);
/// What the choice of that key was of, be it there or not: `Losers round 2`, `Table 3`, `Match 2`.
std::string choiceTitle(const tournament::Tournament& tournament, std::string_view key);

// The code on a printed score sheet.

/// The mark that tells sheets of one tournament from those of another: six digits of the hash over its first
/// fact, which every copy of the tournament has too. Empty if nothing is on record.
std::string tournamentMark(const tournament::Tournament& tournament);
/// What a scanner reads from the match's score sheet: `%match 4 1a2b3c?`, its number and the tournament's
/// mark. It begins and ends like a card's track, so that it is recognized wherever the cursor is.
std::string sheetCode(const tournament::Tournament& tournament, const tournament::Match& match);
/// Whether a line that was read is such a code, of this tournament or another.
bool isSheetCode(std::string_view line);
/// The match whose sheet has that code; older sheets have none of a tournament: `%match 4?`. Refuses the
/// sheet of another tournament, and of a match that there is not tonight.
Answer<std::string> matchOfSheet(const tournament::Tournament& tournament, std::string_view code);

} // namespace desk
