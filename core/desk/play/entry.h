// Enters hands, one line of the game record each.
#pragma once

#include "desk/document/desk.h"
#include "desk/document/draft.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace desk {

/// Records one line for the match (its id): a hand, only its bids, the tricks for bids on record, a misdeal
/// or a time call, as in `courtside-game/1`, with its rulings; an `op` in it makes a retry harmless. Calls
/// the match if that wasn't done. Returns `ok hand 5 a 120 b 88 in-progress`; after that, it is on the disk.
Answer<std::string> enter(Desk& desk, const std::string& by, const std::string& id, std::string_view text,
                          int number = 1);

/// The number of a hand on the sheet.
struct HandNumber {
    int game = 1;
    int hand = 1;
};
/// As above, for an item that isn't text. `meant` is the hand that the person was typing: refused if another
/// one is next by now, because someone else was faster.
Answer<Recorded> enter(Desk& desk, const std::string& by, const std::string& id, const scoring::Item& item,
                       const std::optional<HandNumber>& meant = {});

// Turns what a table counted into facts. For the rooms of the desk.

/// A place after everything that was ever on the sheet of the game in play.
facts::Spot nextSpot(const Tournament& tournament, const Match& match);

/// The facts for one item of a game: a hand (or the tricks for bids on record) with its time call and
/// rulings, a misdeal, a time call.
Answer<void> write(Draft& draft, const Match& match, const scoring::Item& item);

// The use case of a misdeal at the table: who calls it and why, checked against the venue's sheet.

/// One of the reasons on the venue's sheet.
struct MisdealChoice {
    std::string reason; ///< its id
    std::string words;  ///< `no spade`; where it need not be called before the first bid, by whom and until
                        /// when: `table talk… (opponents, until the opening lead)`
};
/// Those that the match's rules name; none where its sheet knows no misdeal.
std::vector<MisdealChoice> misdealChoices(const Match& match);
/// Whether the bids on record are under the table's minimum: the hand is void, and called by nobody.
bool isToBeThrownIn(const Match& match);

struct MisdealCall {
    facts::Seat calledBy = facts::Seat::A1;
    std::string reason;      ///< an id from the sheet; by ruling, the reason in words
    bool byRuling = false;   ///< the supervisor voids the hand, whatever the sheet says
    bool hasBidding = false; ///< a bid was made, on record or not
    std::string override{};  ///< why it counts although it came too late; empty: it doesn't
};
/// Makes the deal void (match: its id). Refuses a reason that isn't on the sheet, with the rule, although
/// `record` accepts it; and, like that, a misdeal that comes too late without an override.
Answer<Recorded> misdeal(Desk& desk, const std::string& by, const std::string& match,
                         const MisdealCall& call);

} // namespace desk
