// What a table of the standings shows of a team beside its place, and what parts two neighbors in it.
#pragma once

#include "standings.h"

#include <map>
#include <optional>
#include <string>

namespace tournament {

struct Measures {
    /// Points; in a table each game's up to the cap of its ranking. Nothing where no match was played to its
    /// end: then nothing was counted for or against the team either.
    std::optional<int> difference;
    std::optional<int> strength; ///< of schedule, in percent; nothing where no ranking asks for it
};
/// By team. `inPools`: of the matches in pools alone, else of all that the standings count.
std::map<std::string, Measures> measures(const Tournament& tournament, bool inPools);

/// The last breaker that parted one from the other, neighbors in a table; nothing where their records did.
std::optional<bracket::Breaker> partedBy(const Standing& ahead, const Standing& behind);

} // namespace tournament
