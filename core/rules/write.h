// What a rule file says of a phase, and its text, laid out for people who edit it by hand.
#pragma once

#include "venue.h"

#include "json/value.h"

#include <string>

namespace rules {

/// Adds to `phase` what it must say to have these values: all of them, or what is not as in `from`.
void writeValues(const Values& values, const Values* from, json::Object& phase);
/// The members as the text of a file.
std::string fileText(json::Object members);

} // namespace rules
