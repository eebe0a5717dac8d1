// The use cases `swap` and `move`: a whole sheet was written wrong. Its sides stand in each other's columns,
// partners sit the other way round, another dealt first, or its hands are those of another match.
#pragma once

#include "proposal.h"

namespace desk {

struct SheetOptions {
    std::string match{}; ///< its id
    bool sides = false;  ///< what stands under A belongs under B, and the other way round
    bool seatsA = false; ///< the partners of side A sit the other way round
    bool seatsB = false;
    std::optional<facts::Seat> firstDealer{}; ///< who dealt the first hand, as they sit then
    std::optional<std::string> to{};          ///< the id of the match whose hands they are
    std::string reason{};                     ///< may be empty while it is only looked at
    std::vector<LaterChoice> then{};
};

/// Refuses what the checks refuse: an empty sheet, one to be moved from or to a match that is final or to one
/// that has hands already, a dealer that does not fit with those on record; and where the sheet is another by
/// now than what was looked at. A match that was not called yet is called with it, and its clock goes on
/// where that of the former one stands.
Proposal correctSheet(const SheetOptions& options);

/// What it changes on the sheet itself, a line each: columns, seats, dealer, where its hands go.
std::vector<std::string> sheetChanges(const Correction& correction);

/// The matches that may take another's sheet: both teams are known, and nothing
/// is on its sheet, not even a struck hand.
std::vector<const Match*> mayTakeSheet(const Tournament& tournament, const std::string& from);

} // namespace desk
