// What a rule file has for a phase, and its text, formatted for people who edit it by hand.
#pragma once

#include "venue.h"

#include "json/value.h"

#include <string>

namespace rules {

/// Adds to `phase` what it needs to have these values: all of them, or those that differ from `from`.
void writeValues(const Values& values, const Values* from, json::Object& phase);
/// The members as the text of a file.
std::string fileText(json::Object members);

} // namespace rules
