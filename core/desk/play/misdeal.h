// The use case of a misdeal at the table: who calls it and why, held against what the venue's sheet allows.
#pragma once

#include "desk/document/desk.h"

#include <string>
#include <vector>

namespace desk {

/// One of the reasons on the venue's sheet.
struct MisdealChoice {
    std::string reason; ///< its id
    std::string words;  ///< `no spade`; where it need not be called before the first bid, by whom and until
                        ///< when: `talk…, by the opponents until the opening lead`
};
/// Those that the match's rules name; none where its sheet knows no misdeal.
std::vector<MisdealChoice> misdealChoices(const tournament::Match& match);

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
