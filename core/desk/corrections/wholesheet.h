// The use cases `swap` and `move`: a whole sheet was written wrong. Its sides are in each other's columns,
// partners are in each other's seats, another player dealt first, or its hands are those of another match.
#pragma once

#include "proposal.h"

namespace desk {

struct SheetOptions {
    std::string match{}; ///< its id
    bool sides = false;  ///< A and B swap columns
    bool seatsA = false; ///< the partners of side A sit the other way round
    bool seatsB = false;
    std::optional<facts::Seat> firstDealer{}; ///< who dealt the first hand, as they sit then
    std::optional<std::string> to{};          ///< the id of the match whose hands they are
    std::string reason{};                     ///< may be empty while it is only looked at
    std::vector<LaterChoice> then{};
};

/// Refuses what the checks refuse: an empty sheet, one to be moved from or to a final match or to one that
/// has hands already, and a dealer that does not fit those on record. Also if the sheet has changed since it
/// was looked at. A match that was not called is called with it, and its clock continues from that of the
/// former match.
Proposal correctSheet(const SheetOptions& options);

/// What it changes on the sheet itself, a line each: columns, seats, dealer, where its hands go.
std::vector<std::string> sheetChanges(const Correction& correction);

/// The matches that can take over a sheet: both teams are known, and nothing is on its sheet, not even a
/// deleted hand.
std::vector<const Match*> mayTakeSheet(const Tournament& tournament, const std::string& from);

} // namespace desk
