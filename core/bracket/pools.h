// Draws pools whose best play a knockout, and says where the wildcards are placed in it.
#pragma once

#include "bracket.h"
#include "seating.h"

namespace bracket {

inline constexpr int mostPools = 26;

/// How the pools are made and who advances from them.
struct PoolsPlan {
    int pools = 2;
    int advance = 2;   ///< from each pool
    int wildcards = 0; ///< and so many of those who come next, of whichever pool
    int meetings = 1;  ///< how often pool mates meet
    bool thirdPlace = false;
    friend bool operator==(const PoolsPlan&, const PoolsPlan&) = default;
};

/// The seeds of each pool, the best first, dealt by the snake: A B C D, D C B A, A B … . Pools differ by one
/// member at most.
std::vector<std::vector<int>> poolsOf(int entries, int pools);

/// The usual choice for that many entries (2 or more): a power of two of pools, each with 3 teams or more,
/// the first two of each advance, or the first if a pool has only two, and the bracket has no byes. `pools`
/// if their number is settled otherwise.
PoolsPlan usualPools(int entries, std::optional<int> pools = {});

/// The places in the playoff, the best first: winners of the pools from A on, then the seconds, and so on.
/// Within a rank they are ordered so that pool mates meet as late as the tree allows: of those who advance
/// from one pool, each half, each quarter, … holds as few as possible. That is reached with every number of
/// pools for up to 5 from each (checked for all of them); with more, some part of the tree may hold one or
/// two too many. 4 pools with 2 from each: A1 B1 C1 D1 C2 D2 A2 B2.
std::vector<PoolRank> playoffSeeds(int pools, int advance);

/// Who takes which of the wildcards' places once the pools have ended: for each place, `PoolRank{wildcards,
/// 1}` first, which of the wildcards, from 0. `from` names their pools, the best wildcard first. Each meets
/// those of its own pool who advanced by their rank as late as possible; if that is equal, the better one has
/// the better place.
std::vector<std::size_t> wildcardPlaces(int pools, int advance, const std::vector<std::string>& from);

/// Rounds of all pools side by side, then the playoff. Its ids begin with `P`, its byes go to the winners of
/// the pools first, and wildcards, whose pools nobody knows yet, have its last seeds. Refused: more pools
/// than 26, a pool of one, and more places in the playoff than there are teams.
std::variant<Bracket, Refusal> poolsPlayoff(int entries, const PoolsPlan& plan);

/// Keeps a wildcard and the team of its own pool apart in their first match of the playoff if the places
/// among the wildcards (`wildcardPlaces`) could not: it exchanges places with the lowest of those who advance
/// by the last rank, have no bye, and would then meet no one of their own pool; no one of a better rank
/// moves. That is known only with all wildcards: until then the places that may be exchanged are open.
void keepWildcardsApart(const Bracket& bracket, PoolRanks& ranks);

} // namespace bracket
