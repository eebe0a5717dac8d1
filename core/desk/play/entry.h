// Enters hands, each as one line of the game record.
#pragma once

#include "desk/document/desk.h"
#include "desk/document/draft.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace desk {

/// Records one line for the match (id): a hand, only its bids, the tricks for bids on record, a misdeal or a
/// time call, as in `courtside-game/1`, with rulings. An `op` in the line makes a retry harmless. Calls the
/// match if that wasn't done. When it returns `ok hand 5 a 120 b 88 in-progress`, the line is on the disk.
Answer<std::string> enter(Desk& desk, const std::string& by, const std::string& id, std::string_view text,
                          int number = 1);

struct HandNumber {
    int game = 1;
    int hand = 1;
};
/// The same for an item that isn't text. `meant` is the hand that the person was typing. Refuses if another
/// hand is next now, because someone else was faster.
Answer<Recorded> enter(Desk& desk, const std::string& by, const std::string& id, const scoring::Item& item,
                       const std::optional<HandNumber>& meant = {});

// Turns what a table counted into facts. Only for the rooms of the desk.

/// The next unused place on the sheet of the game in play.
facts::Spot nextSpot(const Tournament& tournament, const Match& match);

/// Adds the facts of one item of a game: a hand (or the tricks for bids on record) with its time call and
/// rulings, a misdeal, or a time call.
Answer<void> write(Draft& draft, const Match& match, const scoring::Item& item);

// The use case of a misdeal at the table: who calls it and why, checked against the venue's rule sheet.

/// One of the reasons on the venue's rule sheet.
struct MisdealChoice {
    std::string reason; ///< its id
    /// `no spade`; if it can be called after the first bid, with who may call it and until when:
    /// `table talk… (opponents, until the opening lead)`
    std::string words;
};
/// The reasons that the match's rules name. Empty if they have no misdeal.
std::vector<MisdealChoice> misdealChoices(const Match& match);
/// Whether the bids on record are under the table's minimum. The hand is then void without anyone calling it.
bool isVoidByBids(const Match& match);

struct MisdealCall {
    facts::Seat calledBy = facts::Seat::A1;
    std::string reason;      ///< id of a reason on the sheet; for a ruling, the reason in words
    bool byRuling = false;   ///< the supervisor makes the hand void, whatever the sheet says
    bool hasBidding = false; ///< a bid was made, on record or not
    std::string override{};  ///< why it counts although it came too late; empty: it doesn't count
};
/// Makes the deal in the match (id) void. Refuses a reason that isn't on the sheet, with the rule, although
/// `record` accepts it. Like `record`, refuses a misdeal that comes too late without an override.
Answer<Recorded> misdeal(Desk& desk, const std::string& by, const std::string& match,
                         const MisdealCall& call);

} // namespace desk
