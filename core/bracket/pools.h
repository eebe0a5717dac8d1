// Draws for pools whose best teams play a knockout, and the places of the wildcards in it.
#pragma once

#include "bracket.h"
#include "seating.h"

namespace bracket {

inline constexpr int mostPools = 26;

/// How many pools there are and how many teams advance.
struct PoolsPlan {
    int pools = 2;
    int advance = 2;   ///< from each pool
    int wildcards = 0; ///< how many of the next best teams advance too, whatever their pool
    int meetings = 1;  ///< how often the teams of a pool meet
    bool thirdPlace = false;
    friend bool operator==(const PoolsPlan&, const PoolsPlan&) = default;
};

/// The seeds of each pool, best first. Seeds are dealt back and forth: A B C D, D C B A, A B … . Pool sizes
/// differ by at most one.
std::vector<std::vector<int>> poolsOf(int entries, int pools);

/// The usual plan for that many entries (2 or more). The number of pools is a power of two, with 3 or more
/// teams in each pool. The first two of each pool advance, or only the first if a pool has two teams. The
/// playoff has no byes. `pools`: their number if it is already chosen.
PoolsPlan usualPools(int entries, std::optional<int> pools = {});

/// The places in the playoff, best first: the pool winners from A on, then the seconds, and so on. Within a
/// rank they are ordered so that teams of the same pool meet as late as possible: each half, each quarter, …
/// has as few of them as possible. That works for every number of pools with up to 5 teams from each (all
/// were checked). With more, some part of the tree can have one or two too many. 4 pools with 2 from each: A1
/// B1 C1 D1 C2 D2 A2 B2.
std::vector<PoolRank> playoffSeeds(int pools, int advance);

/// After the pools have ended: for each wildcard place, beginning with `PoolRank{wildcards, 1}`, the index of
/// the wildcard that gets it. `from` is the pool of each wildcard, best wildcard first. Each wildcard meets
/// the teams that advanced from its own pool as late as possible. If that is equal, the better wildcard gets
/// the better place.
std::vector<std::size_t> wildcardPlaces(int pools, int advance, const std::vector<std::string>& from);

/// The rounds of all pools in parallel, then the playoff, whose ids begin with `P`. Byes go to the pool
/// winners first. Wildcards get the last seeds, because their pools aren't known yet. Refuses more than 26
/// pools, a pool of one team, and more places in the playoff than teams.
std::variant<Bracket, Refusal> poolsPlayoff(int entries, const PoolsPlan& plan);

/// Keeps a wildcard from meeting a team of its own pool in its first playoff match, if `wildcardPlaces`
/// couldn't: it swaps places with the lowest team that advanced by the last rank, has no bye, and wouldn't
/// then meet a team of its own pool. Teams with a better rank don't move. This needs all wildcards; until
/// they are known, the places that can be swapped stay open.
void keepWildcardsApart(const Bracket& bracket, PoolRanks& ranks);

} // namespace bracket
