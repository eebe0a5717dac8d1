// The canonical form of a JSON value: keys in code-point order, no blanks, whole numbers, UTF-8 as it is.
#pragma once

#include "json/value.h"

#include <string>

namespace facts {

/// The value on one line. Equal values give equal bytes, and parsing and printing it again gives the same.
std::string canonical(const json::Value& value);

} // namespace facts
