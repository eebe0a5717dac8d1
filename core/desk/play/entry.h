// Entering hands at the table's side: a line of the game record each.
#pragma once

#include "desk/document/desk.h"
#include "desk/document/draft.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

// From what the table counted to the facts on record. For the rooms of the desk.

/// A place behind everything that was ever put on the sheet of the game in play.
facts::Spot nextSpot(const Tournament& tournament, const Match& match);

/// The facts of one item of a game: a hand (or what completes the bids on record) with its time call and
/// rulings, a misdeal, a time call.
Answer<void> write(Draft& draft, const Match& match, const scoring::Item& item);

// The use case of a misdeal at the table: who calls it and why, held against what the venue's sheet allows.

/// One of the reasons on the venue's sheet.
struct MisdealChoice {
    std::string reason; ///< its id
    std::string words;  ///< `no spade`; where it need not be called before the first bid, by whom and until
                        /// when: `table talk… (opponents, until the opening lead)`
};
/// Those that the match's rules name; none where its sheet knows no misdeal.
std::vector<MisdealChoice> misdealChoices(const Match& match);

struct MisdealCall {
    facts::Seat calledBy = facts::Seat::A1;
    std::string reason;      ///< an id of the sheet; by ruling, in words why
    bool byRuling = false;   ///< the supervisor throws the hand in, whatever the sheet names
    bool hasBidding = false; ///< a bid was made, on record or not
    std::string override{};  ///< why it holds though it came too late; empty: it may not
};
/// The deal is void (match: its id). Refuses what the sheet does not name, with the rule, which `record`
/// takes; and, as that does, what comes too late without an override.
Answer<Recorded> misdeal(Desk& desk, const std::string& by, const std::string& match,
                         const MisdealCall& call);

} // namespace desk
