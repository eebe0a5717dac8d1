// The use cases `swap` and `move` for a sheet that is wrong as a whole: its sides are in each other's
// columns, partners in each other's seats, another player dealt first, or its hands are those of another
// match.
#pragma once

#include "proposal.h"

namespace desk {

struct SheetOptions {
    std::string match{}; ///< its id
    bool sides = false;  ///< A and B swap columns
    bool seatsA = false; ///< the partners of side A swap seats
    bool seatsB = false;
    std::optional<facts::Seat> firstDealer{}; ///< who dealt the first hand, by seat after that
    std::optional<std::string> to{};          ///< the id of the match whose hands they are
    std::string reason{};                     ///< can be empty for a preview
    std::vector<LaterChoice> then{};
};

/// Refuses what the checks refuse: an empty sheet, a move from or to a final match or to one that has hands,
/// and a dealer that doesn't fit those on record. Also if the sheet has changed since the preview. A match
/// that wasn't called is called with it, and its clock continues from that of the other match.
Proposal correctSheet(const SheetOptions& options);

/// The changes on the sheet itself, one line each: columns, seats, dealer, where its hands go.
std::vector<std::string> sheetChanges(const Correction& correction);

/// The matches that can take over a sheet: both teams are known, and nothing is on their sheet, not even a
/// deleted hand.
std::vector<const Match*> mayTakeSheet(const Tournament& tournament, const std::string& from);

} // namespace desk
