// What a correction does to the rows of a match's sheets.
#pragma once

#include "correction.h"

namespace desk {

/// Where a hand left its game, before and after the correction; null where it has no row.
struct RowChange {
    int game = 1;
    int place = 0;
    const scoring::HandLedger* was = nullptr;
    const scoring::HandLedger* is = nullptr;
};

/// The row of the hand at that spot first, then the others of its match in order, as far as they change.
std::vector<RowChange> rowChanges(const Correction& correction, const facts::Spot& spot);
/// `a 120 b 88, held`; `no score` where there is no row.
std::string rowInWords(const scoring::HandLedger* row);

} // namespace desk
