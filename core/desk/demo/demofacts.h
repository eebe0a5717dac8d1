// The facts of an ordinary tournament, except its hands.
#pragma once

#include "demohands.h"

#include "rules/venue.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>

namespace desk {

/// The player shows the first accepted kind of ID: for that match, if IDs are checked before each match.
facts::Checkin idShown(const std::string& player, const rules::Checkin& asked, const std::string& match);
/// The first player of each side signs the result of the match, which has ended.
facts::Agree signaturesOf(const tournament::Match& match);
/// The fact that lets play continue when no match can be called: the next Swiss round, or a random draw for a
/// tie that matters. Nothing if there is none.
std::optional<facts::Fact> betweenMatches(const tournament::Tournament& tournament, Chance& chance);

} // namespace desk
