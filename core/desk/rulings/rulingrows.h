// What a ruling on a hand does to its match and to later ones, for people and for programs. For this room
// alone.
#pragma once

#include "desk/corrections/correction.h"
#include "json/value.h"

#include <string>

namespace desk {

/// A line each: the hand with where its points come from, the hands after it, the match, later matches.
std::string rulingRowsText(const Correction& correction, const facts::Spot& spot);
/// The same under `hands`, `result`, `later` and `changed`.
void addRulingRows(const Correction& correction, const facts::Spot& spot, json::Object& out);

} // namespace desk
