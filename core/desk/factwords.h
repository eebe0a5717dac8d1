// What a fact says, in the words of the tables.
#pragma once

#include "night/night.h"

#include <string>

namespace desk {

/// `match 3, hand 5 (a 120 b 88)`, `check-in of Ana Ruiz`: a fact on record, as the night that holds it has
/// it.
std::string inWords(const night::Night& night, const facts::Entry& entry);

} // namespace desk
