// The choice of matches whose score sheets are printed, as typed or chosen.
#pragma once

#include "desk/checks/answer.h"
#include "tournament/model/tournament.h"
#include "tournament/queries/nextmatches.h"

#include <string>
#include <string_view>

namespace desk {

/// The rounds of that name, by number (`2`) or by name (`losers round 2`): in a double elimination, and in
/// pools with a playoff, a number can mean two. The refusal lists the rounds that exist.
Answer<std::vector<std::pair<bracket::Part, int>>> findRounds(const tournament::Tournament& tournament,
                                                              std::string_view typed);
/// The table, if there is one of that number.
Answer<int> findTable(const tournament::Tournament& tournament, int typed);

/// A selection of matches.
struct SheetChoice {
    std::string
        key; ///< the same as long as the draw is in force: `round Losers round 2`, `table 3`, `match W1-2`
    std::string name; ///< `Losers round 2`, `Table 3`, `Match 2 · Bag Ladies – Team 7`
    tournament::Among among;
};
/// The rounds, tables and single matches among these.
std::vector<SheetChoice> sheetChoices(const tournament::Tournament& tournament,
                                      const std::vector<std::string>& matches);
/// The name of the choice of that key, even if it no longer exists: `Losers round 2`, `Table 3`, `Match 2`.
std::string choiceTitle(const tournament::Tournament& tournament, std::string_view key);

// The code on a printed score sheet.

/// The mark that distinguishes sheets of one tournament from those of another: six digits of the hash over
/// its first fact, which every copy of the tournament has too. Empty if nothing is on record.
std::string tournamentMark(const tournament::Tournament& tournament);
/// The code on the match's score sheet for a scanner: `%match 4 1a2b3c?`, its number and the tournament's
/// mark. It begins and ends like a card's track, so that it is recognized wherever the cursor is.
std::string sheetCode(const tournament::Tournament& tournament, const tournament::Match& match);
/// Whether a scanned line is such a code, of this tournament or another.
bool isSheetCode(std::string_view line);
/// The match whose sheet has that code. Older sheets have no mark of a tournament: `%match 4?`. Refuses the
/// sheet of another tournament, and of a match that doesn't exist here.
Answer<std::string> matchOfSheet(const tournament::Tournament& tournament, std::string_view code);

} // namespace desk
