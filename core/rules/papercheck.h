// A paper sheet held against the rules: where the running totals that a table wrote and the points of its
// hands part, and which slip that looks like.
#pragma once

#include "venue.h"

#include "message/message.h"
#include "scoring/ledger.h"

#include <optional>
#include <vector>

namespace rules {

/// The running totals as they were written after each hand, from the first; nothing where none was.
using PaperTotals = std::vector<scoring::PerSide<std::optional<int>>>;

/// What was probably done wrong at the table.
enum class Slip {
    SidesSwapped, ///< each side was given the other's points
    HandLeftOut,  ///< nothing was added
    BagPenalty,   ///< it was not taken, or taken too early
    Nil,          ///< it was not counted, or the wrong way round
    Contract,     ///< it was not counted, or a set was counted as made
    Tier,         ///< a bid that is worth more was counted as usual
    Overtricks,   ///< they were not counted
    RenegeAward,  ///< it was not counted
    FoulOrPoints, ///< a foul or a supervisor's points were not counted
    Sum,          ///< the points are right, they were added wrongly
    Unknown
};

struct PaperFinding {
    int hand = 1; ///< the first at which they part so
    scoring::Side side = scoring::Side::A;
    int paper = 0; ///< what was written
    int right = 0; ///< the total by the rules
    int off = 0;   ///< by how much this hand is wrong; what earlier hands were wrong by is not in it
    Slip slip = Slip::Unknown;
    message::Message says; ///< for the supervisor: `hand 3, A: the paper adds +50, but the rules give …`
    friend bool operator==(const PaperFinding&, const PaperFinding&) = default;
};

/// Every hand that was added up wrongly, side A before side B within a hand; none where paper and rules
/// agree. A total that is missing is passed over. Totals beyond the hands on record are not read; those after
/// the game's end have to stay as they are.
std::vector<PaperFinding> checkPaper(const Set& set, const scoring::GameLedger& ledger,
                                     const PaperTotals& totals);

} // namespace rules
