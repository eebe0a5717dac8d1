// What a fact says, in the words of the tables.
#pragma once

#include "tournament/model/tournament.h"

#include <string>
#include <vector>

namespace wording {

/// `match 3, hand 5 (a 120 b 88)`, `check-in of Ana Ruiz`: a fact on record, as the tournament that holds it
/// has it.
std::string factTitle(const tournament::Tournament& tournament, const facts::Entry& entry);
/// The same of facts that belong together, a line each; several score sheets that went out or came back share
/// one: `that the sheets of matches 1 and 2 are out`.
std::vector<std::string> factTitle(const tournament::Tournament& tournament,
                                   const std::vector<facts::Entry>& together);

} // namespace wording
