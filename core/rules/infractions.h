// What sheets forbid without naming a price: kinds of infraction, each with its place on the venue's sheet.
// They cost nothing by themselves and are settled by a warning or an adjustment.
#pragma once

#include "venue.h"

#include <string>
#include <string_view>
#include <vector>

namespace rules {

struct Infraction {
    std::string id;    ///< `spade-led-unbroken`
    std::string words; ///< `a spade led before spades were broken`
    Cite cite;         ///< where the sheet forbids it
};

/// Those that the set's sheet forbids; of a venue that the program does not bring along, those that follow
/// from its parameters.
std::vector<Infraction> infractions(const Set& set);
/// The infraction of that id in words; the id itself, in words, where the program knows none.
std::string infractionInWords(std::string_view id);

} // namespace rules
