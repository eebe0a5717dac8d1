// Compares a paper sheet with the rules: finds where the running totals that a table wrote differ, and the
// likely mistake.
#pragma once

#include "message/message.h"
#include "rules/venue.h"
#include "scoring/ledger.h"

#include <optional>
#include <vector>

namespace desk {

/// The running totals as written after each hand, from the first; nothing if one is missing.
using PaperTotals = std::vector<scoring::PerSide<std::optional<int>>>;

/// The likely mistake at the table.
enum class Slip {
    SidesSwapped, ///< the points of the two sides were swapped
    HandLeftOut,  ///< nothing was added
    BagPenalty,   ///< it was not taken, or taken too early
    Nil,          ///< it wasn't counted, or the wrong way
    Contract,     ///< it was not counted, or a set was counted as made
    Tier,         ///< a bid with special points was counted as usual
    Overtricks,   ///< they weren't counted
    RenegeAward,  ///< it was not counted
    FoulOrPoints, ///< a foul or a supervisor's points were not counted
    Sum,          ///< the points may be right, and the sum wrong
    Unknown
};

struct PaperFinding {
    int hand = 1; ///< the first hand with this difference
    scoring::Side side = scoring::Side::A;
    int paper = 0; ///< the total on paper
    int right = 0; ///< the total by the rules
    int off = 0;   ///< the error of this hand, without that of earlier hands
    int added = 0; ///< on paper since the total before
    Slip slip = Slip::Unknown;
    message::Message says; ///< for the supervisor: `hand 3, A: the paper adds 50, but the rules give …`
    friend bool operator==(const PaperFinding&, const PaperFinding&) = default;
};

/// Every hand that was added up wrongly, side A before side B within a hand; none if paper and rules agree.
/// Missing totals are skipped. Totals beyond the hands on record aren't read; totals after the end of the
/// game must not change.
std::vector<PaperFinding> paperFindings(const rules::Set& set, const scoring::GameLedger& ledger,
                                        const PaperTotals& totals);

} // namespace desk
