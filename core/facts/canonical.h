// The one spelling of a JSON value: keys in code-point order, no blanks, whole numbers, UTF-8 as it is.
#pragma once

#include "json/value.h"

#include <string>

namespace facts {

/// The value on one line. Equal values give equal bytes, and reading and spelling it again gives the same.
std::string canonical(const json::Value& value);

} // namespace facts
