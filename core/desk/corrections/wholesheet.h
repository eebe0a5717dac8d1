// The use cases `swap` and `move`, for a sheet that is wrong as a whole: its sides are in the wrong columns,
// partners are in each other's seats, another player dealt first, or its hands are those of another match.
#pragma once

#include "proposal.h"

namespace desk {

struct SheetOptions {
    std::string match{}; ///< id
    bool sides = false;  ///< swaps the columns of A and B
    bool seatsA = false; ///< the partners of side A swap seats
    bool seatsB = false;
    std::optional<facts::Seat> firstDealer{}; ///< who dealt the first hand; the others follow by seat
    std::optional<std::string> to{};          ///< the id of the match to which the hands belong
    std::string reason{};                     ///< can be empty for a preview
    std::vector<LaterChoice> then{};
};

/// Refuses what the checks refuse: an empty sheet, a move from or to a final match or to a match with hands,
/// and a dealer that contradicts the dealers on record. Also refuses if the sheet has changed since the
/// preview. If the other match wasn't called, this calls it, and its clock continues from that of the first
/// match.
Proposal correctSheet(const SheetOptions& options);

/// What changes on the sheet itself, one line each: columns, seats, dealer, and where its hands go.
std::vector<std::string> sheetChanges(const Correction& correction);

/// The matches that can take over a sheet: both teams are known, and their own sheet is empty, without even a
/// deleted hand.
std::vector<const Match*> mayTakeSheet(const Tournament& tournament, const std::string& from);

} // namespace desk
