// The use case `sanction`: suspends a player or a team, until a day or until it is lifted.
#pragma once

#include "desk/document/desk.h"

#include <string>

namespace desk {

/// Records the suspension. A team's suspension applies to everyone who is a member now or joins later, even
/// on another team. Refuses to lift a suspension that isn't on record, a last day in the past, and a last day
/// before that of the suspension on record: lift the longer one first.
Answer<Recorded> sanction(Desk& desk, const std::string& by, const facts::Sanction& sanction);

/// Refuses the same things, on that day in the room (`2026-11-21`), before anyone is asked for a PIN.
Answer<void> maySanction(const tournament::Tournament& tournament, const facts::Sanction& sanction,
                         const std::string& day);

/// The suspension on record of the same player or team, even if it has ended, as the list shows it. Empty:
/// none.
std::string knownSanction(const tournament::Tournament& tournament, const facts::Sanction& sanction);

/// One line for each suspension on that day. Ended ones come last and say so. `no one is suspended` if there
/// are none.
std::string sanctionsText(const tournament::Tournament& tournament, const std::string& day);

} // namespace desk
