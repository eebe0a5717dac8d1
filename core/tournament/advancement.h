// What rankings and who goes on from them share. For this room alone.
#pragma once

#include "ranking.h"

#include "bracket/questions.h"

namespace tournament {

/// Whether the match has its part in a ranking: it is final, and neither disputed nor held by a protest.
bool isOver(const Match& match);

/// Whether all matches of the pool (empty: of the event's rankings) are over.
bool isComplete(const Tournament& tournament, std::string_view pool);

/// How many go on from each pool by their rank, and how many besides.
struct Advancement {
    int fromEach = 0;
    int wildcards = 0;
};
Advancement advancementOf(const bracket::Bracket& bracket);

/// Of one pool of several.
Ranking poolRanking(const Tournament& tournament, const bracket::Pool& pool);

} // namespace tournament
