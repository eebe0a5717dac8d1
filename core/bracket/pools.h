// Draws pools whose best teams play a knockout, and places the wildcards in it.
#pragma once

#include "bracket.h"
#include "seating.h"

namespace bracket {

inline constexpr int mostPools = 26;

/// How the pools are made and who advances from them.
struct PoolsPlan {
    int pools = 2;
    int advance = 2;   ///< from each pool
    int wildcards = 0; ///< and this many of the next best, whatever their pool
    int meetings = 1;  ///< how often pool mates meet
    bool thirdPlace = false;
    friend bool operator==(const PoolsPlan&, const PoolsPlan&) = default;
};

/// The seeds of each pool, best first, dealt back and forth: A B C D, D C B A, A B … . Pool sizes differ by
/// at most one.
std::vector<std::vector<int>> poolsOf(int entries, int pools);

/// The usual choice for that many entries (2 or more): a power of two of pools with 3 or more teams each, the
/// first two of each advance, or only the first if a pool has two, and the playoff has no byes. `pools` if
/// their number is already chosen.
PoolsPlan usualPools(int entries, std::optional<int> pools = {});

/// The places in the playoff, best first: the pool winners from A on, then the seconds, and so on. Within a
/// rank they are ordered so that teams of one pool meet as late as the tree allows: each half, each quarter,
/// … holds as few of them as possible. That works with every number of pools for up to 5 teams each (all were
/// checked); with more, some part of the tree can hold one or two too many. 4 pools with 2 from each: A1 B1
/// C1 D1 C2 D2 A2 B2.
std::vector<PoolRank> playoffSeeds(int pools, int advance);

/// Which wildcard gets which of the wildcard places once the pools have ended: for each place,
/// `PoolRank{wildcards, 1}` first, the number of the wildcard, from 0. `from` names their pools, best
/// wildcard first. Each meets the teams that advanced from its own pool as late as possible; if that is
/// equal, the better wildcard gets the better place.
std::vector<std::size_t> wildcardPlaces(int pools, int advance, const std::vector<std::string>& from);

/// Rounds of all pools in parallel, then the playoff. Its ids begin with `P`. Byes go to the pool winners
/// first, and wildcards, whose pools aren't known yet, get the last seeds. Refused: more than 26 pools, a
/// pool of one, and more places in the playoff than teams.
std::variant<Bracket, Refusal> poolsPlayoff(int entries, const PoolsPlan& plan);

/// Keeps a wildcard and the team of its own pool apart in their first playoff match if `wildcardPlaces`
/// couldn't: it swaps places with the lowest team that advanced by the last rank, has no bye, and would then
/// not meet a team of its own pool. No team of a better rank moves. This is known only once all wildcards
/// are; until then the places that may be swapped are open.
void keepWildcardsApart(const Bracket& bracket, PoolRanks& ranks);

} // namespace bracket
