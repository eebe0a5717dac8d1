// The state of a tournament as plain text for people.
#pragma once

#include "tournament/model/tournament.h"
#include "tournament/queries/clock.h"

#include <string>
#include <string_view>

namespace views {

/// Who is checked in, all matches that are played, what needs attention, the standings, the champion, and the
/// last fact in the journal with the first 12 characters of its hash. Clocks as at the time `now`. UTF-8.
std::string statusText(const tournament::Tournament& tournament, std::string_view hash,
                       const tournament::Timestamp& now);

} // namespace views
