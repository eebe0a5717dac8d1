// Entering hands at the table's side: a line of the game record each.
#pragma once

#include "desk/document/desk.h"

#include <optional>
#include <string>
#include <string_view>

namespace desk {

/// Records one line for the match (its id): a hand, its bids alone, the tricks to bids on record, a misdeal
/// or a time call, as in `courtside-game/1`, with what was ruled on it; an `op` beside it makes a repeat
/// harmless. Calls the match if nobody had. Answers `ok hand 5 a 120 b 88 in-progress`: whoever has it may
/// cut the power.
Answer<std::string> enter(Desk& desk, const std::string& by, const std::string& id, std::string_view text,
                          int number = 1);

/// A hand as it is counted on the sheet.
struct HandNumber {
    int game = 1;
    int hand = 1;
};
/// As above, for an item that is no text. `meant` is which hand it is to whoever typed it: refused where
/// another one comes next by now, since somebody else was faster.
Answer<Recorded> enter(Desk& desk, const std::string& by, const std::string& id, const scoring::Item& item,
                       const std::optional<HandNumber>& meant = {});

} // namespace desk
