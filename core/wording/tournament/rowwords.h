// A row of printed standings: the words next to its numbers.
#pragma once

#include "tournament/ranking/standings.h"

#include <string>
#include <vector>

namespace wording {

struct RowWords {
    std::string reached; ///< for a knockout: `Champion`, `Fourth place`, `Quarterfinal`, `Pool A, place 3`
    std::vector<std::string> notes; ///< further notes: `Lost without play: no-show`, `A bye counts as a win`
};
RowWords rowWords(const tournament::Tournament& tournament, const tournament::Standing& standing);
/// `Ahead of the next team: better strength of schedule`
std::string aheadBy(bracket::Breaker breaker, const bracket::RankingRules& rules);
/// The same for a separate column: `better strength of schedule`
std::string aheadInShort(bracket::Breaker breaker);

} // namespace wording
