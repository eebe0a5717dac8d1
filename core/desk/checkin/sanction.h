// The use case `sanction`: a player or a team may not play, until a day or until it is lifted.
#pragma once

#include "desk/document/desk.h"

#include <optional>
#include <string>

namespace desk {

/// Records it. Of a team it reaches whoever is a member then or comes to it later, on whatever team they
/// stand by then. Refuses what is lifted though nothing is on record, a last day that is over, and one before
/// that of what holds already: a longer sanction is lifted first.
Answer<Recorded> sanction(Desk& desk, const std::string& by, const facts::Sanction& sanction);

/// The same refusals before anybody is asked for a PIN, on that day in the room (`2026-11-21`).
Answer<void> maySanction(const tournament::Tournament& tournament, const facts::Sanction& sanction,
                         const std::string& day);

/// What is on record against the same player or team, ended or not, as it is listed; empty where nothing is.
std::string knownSanction(const tournament::Tournament& tournament, const facts::Sanction& sanction);

/// A line a sanction, on that day; those that have ended behind the others, and so named. `nobody is
/// sanctioned` where there is none.
std::string sanctionsText(const tournament::Tournament& tournament, const std::string& day);

} // namespace desk
