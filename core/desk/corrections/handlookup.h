// Which hand of a sheet is meant by its number. For the rooms of the desk.
#pragma once

#include "desk/checks/answer.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>

namespace desk {

/// A hand on record with its place on the sheet.
struct FoundHand {
    facts::Spot spot;
    const tournament::Item* item = nullptr;
    message::Message place; ///< `match 3, hand 5`
};

/// The hand of that number, as the sheet counts them; nothing for `game` is the one in play or played last.
/// Refuses where there is none.
Answer<FoundHand> findHand(const Match& match, std::optional<int> game, int hand);
/// The same in the tournament as it is `now`, where it was chosen in what somebody had `seen`. Refuses where
/// somebody else wrote meanwhile and its number is another hand's.
Answer<FoundHand> findHand(const Tournament& now, const Tournament& seen, const std::string& match,
                           std::optional<int> game, int hand);
/// Why nothing is written on a sheet that is not the one that was looked at.
tl::unexpected<Failure> sheetChanged(const Match& match);

} // namespace desk
