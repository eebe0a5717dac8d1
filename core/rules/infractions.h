// What sheets forbid without naming a price: kinds of infraction, each with its place on the venue's sheet.
// They cost nothing by themselves and are settled by a warning or an adjustment.
#pragma once

#include "venue.h"

#include <string_view>
#include <vector>

namespace rules {

/// What a parameter forbids without naming it.
inline constexpr std::string_view spadeLedUnbroken = "spade-led-unbroken";
inline constexpr std::string_view spadeOpeningLead = "spade-opening-lead";
inline constexpr std::string_view notLowestClub = "first-trick";

/// Those that the set's sheet forbids: what follows from its parameters, without words, and what its file
/// names beside.
std::vector<Infraction> infractions(const Set& set);

} // namespace rules
