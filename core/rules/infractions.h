// What sheets forbid without naming a price: kinds of infraction, each with its place on the venue's sheet.
// They cost nothing by themselves and are settled by a warning or an adjustment.
#pragma once

#include "venue.h"

#include <string>
#include <string_view>
#include <vector>

namespace rules {

/// Those that the set's sheet forbids: what follows from its parameters, and what its file names beside.
std::vector<Infraction> infractions(const Set& set);
/// The infraction of that id in words; the id itself, in words, where it follows from no parameter.
std::string infractionInWords(std::string_view id);

} // namespace rules
