// Ranks without a bracket: in a pool, a round robin or Swiss; and the place of a team that is out of a
// bracket. Pure: seeds and results in, places and what decided them out.
#pragma once

#include "breakers.h"

namespace bracket {

/// A tie that was broken: the tied teams, and what each of them had by that breaker.
struct Parted {
    Breaker by = Breaker::Lot;
    std::vector<int> among;     ///< seeds, the best first; of equal values, the better place first
    std::vector<Amount> values; ///< of each of `among`
    friend bool operator==(const Parted&, const Parted&) = default;
};

struct Ranked {
    int seed = 1;
    int rank = 1;             ///< from 1; shared by those whose tie is not broken
    bool isLevel = false;     ///< nothing separates it from another of that rank
    std::vector<Parted> ties; ///< the ties that it was in and that were broken, in that order
};

/// The seeds from first to last. Of several tied teams, a breaker first separates the best; they, and then
/// the rest, start again at the first breaker, except after a random draw. Teams that stay tied share a rank,
/// in the order of their seeds.
std::vector<Ranked> ranked(const std::vector<int>& seeds, const Record& record, const RankingRules& rules);

/// Teams of several pools in one order; each pool is given best first. Only the best teams left in each pool
/// are compared, by the rules `acrossPools`, one place after the other, and no one passes a team of its own
/// pool with a better place. For each: the ties that put it behind the one before it and ahead of the others.
std::vector<Ranked> rankedAcross(std::vector<std::vector<Ranked>> pools, const Record& record,
                                 const RankingRules& rules);

/// The teams still tied across the line below `places`, so that it isn't decided who is in. Empty if it is.
std::vector<int> levelAt(const std::vector<Ranked>& ranked, int places);

/// From `best` to `worst`: 5 to 8 for the losers of the quarterfinals; the same for a team alone.
struct Places {
    int best = 1;
    int worst = 1;
    friend bool operator==(const Places&, const Places&) = default;
};

/// The places of the winner and of the teams that are out of a single or double elimination or a playoff, by
/// seed, as far as the seating knows them; a team still in has none. Empty if standings decide.
///
/// Teams that leave in the same round share the places behind all that stayed longer. Teams that leave a
/// match together (a double forfeit) leave in the round in which its loser would be out next; after a match
/// for third place, behind both. No place stays empty: that round then has more teams, and a later one fewer.
/// First place must be won: if both finalists are out, no one is first and both are second.
std::map<int, Places> placings(const Bracket& bracket, const Seating& seating);

/// The match that gave each team its place, by seed: for a team that is out, the match it left by; for a
/// winner, the last match, even a second final that isn't necessary.
std::map<int, MatchId> placingMatches(const Bracket& bracket, const Seating& seating);

} // namespace bracket
