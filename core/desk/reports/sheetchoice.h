// Which matches' score sheets to print, as typed or chosen.
#pragma once

#include "desk/checks/answer.h"
#include "tournament/model/tournament.h"
#include "tournament/queries/nextmatches.h"

#include <string>
#include <string_view>

namespace desk {

/// The rounds with that number (`2`) or name (`losers round 2`). In a double elimination and in pools with a
/// playoff, a number can mean two rounds. The refusal lists the rounds that exist.
Answer<std::vector<std::pair<bracket::Part, int>>> findRounds(const tournament::Tournament& tournament,
                                                              std::string_view typed);
/// Refuses a number without a table.
Answer<int> findTable(const tournament::Tournament& tournament, int typed);

/// A choice of matches.
struct SheetChoice {
    /// Stays the same while the draw is in force: `round Losers round 2`, `table 3`, `match W1-2`.
    std::string key;
    std::string name; ///< `Losers round 2`, `Table 3`, `Match 2 · Bag Ladies – Team 7`
    tournament::Among among;
};
/// The choices for these matches: their rounds, their tables, and each match alone.
std::vector<SheetChoice> sheetChoices(const tournament::Tournament& tournament,
                                      const std::vector<std::string>& matches);
/// The name of the choice with that key, even if it no longer exists: `Losers round 2`, `Table 3`, `Match 2`.
std::string choiceTitle(const tournament::Tournament& tournament, std::string_view key);

// The code on a printed score sheet.

/// Tells the sheets of one tournament from those of another: six digits of the hash of its first fact, which
/// is the same in every copy of the tournament. Empty if nothing is on record.
std::string tournamentMark(const tournament::Tournament& tournament);
/// The code on the match's score sheet for a scanner: `%match 4 1a2b3c?`, with the number of the match and
/// the tournament's mark. It begins and ends like a card's track, so it is recognized wherever the cursor is.
std::string sheetCode(const tournament::Tournament& tournament, const tournament::Match& match);
/// Whether a scanned line is such a code, of this tournament or another one.
bool isSheetCode(std::string_view line);
/// The match whose sheet has that code. Older sheets have no tournament's mark: `%match 4?`. Refuses the
/// sheet of another tournament, and of a match that doesn't exist here.
Answer<std::string> matchOfSheet(const tournament::Tournament& tournament, std::string_view code);

} // namespace desk
