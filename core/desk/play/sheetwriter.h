// From what the table counted to the facts that go on record. For the rooms of the desk.
#pragma once

#include "desk/document/draft.h"

namespace desk {

/// A place behind everything that was ever put on the sheet of the game in play.
facts::Spot nextSpot(const tournament::Tournament& tournament, const tournament::Match& match);

/// The facts of one item of a game: a hand (or what completes the bids on record) with its time call and
/// rulings, a misdeal, a time call.
Answer<void> write(Draft& draft, const tournament::Match& match, const scoring::Item& item);

} // namespace desk
