// JSON laid out for people who edit rule files by hand.
#pragma once

#include "json/value.h"

#include <string>

namespace rules {

/// What fits one line of 110 columns stands on one, the rest a member a line. Ends with a line's end.
std::string pretty(const json::Value& value);

} // namespace rules
