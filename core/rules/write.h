// How a rule file is written.
#pragma once

#include "json/build.h"

#include <string>

namespace rules {

/// The members as the text of a file, laid out for people who edit it by hand.
std::string fileText(json::Object members);

} // namespace rules
