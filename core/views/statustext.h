// A tournament as it stands, as plain text for people.
#pragma once

#include "tournament/model/tournament.h"
#include "tournament/queries/clock.h"

#include <string>
#include <string_view>

namespace views {

/// Who is here, every match that is played, what a supervisor should look at, the standings, the champion,
/// and how far the journal is, with the first 12 characters of its hash. A clock is read at the moment `now`.
/// UTF-8.
std::string statusText(const tournament::Tournament& tournament, std::string_view hash,
                       const tournament::Timestamp& now);

} // namespace views
