// What a fact about the draw would do to matches that have begun. For this room alone.
#pragma once

#include "message/message.h"
#include "tournament/model/tournament.h"

#include <vector>

namespace desk {

/// Titles of matches that were called or decided and would, with that fact on record, be gone, have other
/// sides than those who sat down or were seated there, or be open again or decided otherwise.
std::vector<message::Message> affectedMatches(const tournament::Tournament& tournament,
                                              const facts::Fact& fact);

} // namespace desk
