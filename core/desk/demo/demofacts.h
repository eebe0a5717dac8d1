// What is recorded at a tournament beside its hands, where everything goes as it should.
#pragma once

#include "chance.h"

#include "rules/venue.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>

namespace desk {

/// A player of that match shows the first ID that is accepted: for the match, where IDs are checked before
/// each.
facts::Checkin idShown(const std::string& player, const rules::Checkin& asked, const std::string& match);
/// The first player of each side signs what the match has come to. It has ended.
facts::Agree signaturesOf(const tournament::Match& match);
/// What lets somebody sit down again once nobody can: the next round of Swiss, or a lot among those who are
/// level where it matters. Nothing where there is no such thing.
std::optional<facts::Fact> betweenMatches(const tournament::Tournament& tournament, Chance& chance);

} // namespace desk
