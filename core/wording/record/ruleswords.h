// A venue's rules in a line.
#pragma once

#include "rules/venue.h"
#include "tournament/model/tournament.h"

#include <string>
#include <vector>

namespace wording {

/// `UNC, regular: to 300, 30 minutes, minimum bid 4, …`
std::string rulesInShort(const rules::Set& set);
/// Those of the tournament in general, and each that holds from a later match on, which names first what it
/// has otherwise: `from match 7: to 350, 30 minutes, …`. None before there are rules.
std::vector<std::string> rulesInShort(const tournament::Tournament& tournament);

/// `finish this hand`, `finish the game`, `stop now`
std::string inWords(scoring::OnExpiry choice);

} // namespace wording
