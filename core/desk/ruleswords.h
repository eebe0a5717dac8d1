// A venue's rules in a line.
#pragma once

#include "rules/venue.h"

#include <string>

namespace desk {

/// `UNC, regular: to 300, 30 minutes, minimum bid 4, …`
std::string rulesInShort(const rules::Set& set);

} // namespace desk
