// One number of the row of a sheet.
#pragma once

#include "scoring/outlook.h"

#include <optional>

namespace sheet {

using scoring::Side;

/// One number to enter. `partner` is 0 or 1, or -1 if the side has one number.
struct Field {
    enum class Kind { Bid, Tricks };
    Kind kind = Kind::Bid;
    Side side = Side::A;
    int partner = -1;
    friend bool operator==(const Field&, const Field&) = default;
};

/// Whether it is the bid of one player, not of a side.
bool isPlayersBid(const Field& field);
/// Its place in the order of entry, by who bids first; equal ones stay in the order of the row.
int placeInOrder(const Field& field, const std::optional<scoring::FirstBid>& first);

} // namespace sheet
