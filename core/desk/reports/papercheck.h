// Compares the running totals on a paper sheet with the rules: finds where they differ, and the likely
// mistake.
#pragma once

#include "message/message.h"
#include "rules/venue.h"
#include "scoring/ledger.h"

#include <optional>
#include <vector>

namespace desk {

/// The running totals as written after each hand, from the first. Nothing where one is missing.
using PaperTotals = std::vector<scoring::PerSide<std::optional<int>>>;

/// The likely mistake at the table.
enum class Slip {
    SidesSwapped, ///< the points of the two sides were swapped
    HandLeftOut,  ///< nothing was added for the hand
    BagPenalty,   ///< it wasn't taken, or too early
    Nil,          ///< it wasn't counted, or the wrong way
    Contract,     ///< it wasn't counted, or a set was counted as made
    Tier,         ///< a bid with special points was counted like any other
    Overtricks,   ///< they weren't counted
    RenegeAward,  ///< it wasn't counted
    FoulOrPoints, ///< a foul or a supervisor's points weren't counted
    Sum,          ///< the points may be right, but the sum is wrong
    Unknown
};

struct PaperFinding {
    int hand = 1; ///< the first hand with this difference
    scoring::Side side = scoring::Side::A;
    int paper = 0; ///< the total on the paper
    int right = 0; ///< the total by the rules
    int off = 0;   ///< the error in this hand alone, without earlier hands
    int added = 0; ///< what the paper added in this hand
    Slip slip = Slip::Unknown;
    message::Message says; ///< for the supervisor: `hand 3, A: the paper adds 50, but the rules give …`
    friend bool operator==(const PaperFinding&, const PaperFinding&) = default;
};

/// Every hand that was added up wrong, A before B within a hand. Empty if paper and rules agree. Missing
/// totals are skipped, and totals beyond the hands on record aren't read. Totals after the end of the game
/// must not change.
std::vector<PaperFinding> paperFindings(const rules::Set& set, const scoring::GameLedger& ledger,
                                        const PaperTotals& totals);

} // namespace desk
