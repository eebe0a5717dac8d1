// Of which matches score sheets are printed, as it is typed or chosen.
#pragma once

#include "desk/checks/answer.h"
#include "tournament/queries/nextmatches.h"

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

} // namespace desk
