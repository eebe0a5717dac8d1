// The use case `sanction`: a player or a team is suspended, until a day or until it is lifted.
#pragma once

#include "desk/document/desk.h"

#include <optional>
#include <string>

namespace desk {

/// Records it. The suspension of a team is for everyone who is a member now or joins later, whatever team
/// they are on by then. Refuses to lift a suspension that isn't on record, a last day in the past, and one
/// before that of the suspension on record: lift the longer one first.
Answer<Recorded> sanction(Desk& desk, const std::string& by, const facts::Sanction& sanction);

/// The same refusals before anyone is asked for a PIN, on that day in the room (`2026-11-21`).
Answer<void> maySanction(const tournament::Tournament& tournament, const facts::Sanction& sanction,
                         const std::string& day);

/// The suspension on record of the same player or team, ended or not, as in the list; empty if there is none.
std::string knownSanction(const tournament::Tournament& tournament, const facts::Sanction& sanction);

/// One line per suspension, on that day; those that have ended come last and say so. `no one is suspended` if
/// there are none.
std::string sanctionsText(const tournament::Tournament& tournament, const std::string& day);

} // namespace desk
