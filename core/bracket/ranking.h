// The ranks where no bracket gives them: in a pool, a round robin, or Swiss; and the place of a team that is
// out of a bracket. Pure: seeds and results in, places and what decided them out.
#pragma once

#include "breakers.h"

namespace bracket {

/// A tie that was broken: the tied teams, and what each of them had by that breaker.
struct Parted {
    Breaker by = Breaker::Lot;
    std::vector<int> among;     ///< seeds, the best first
    std::vector<Amount> values; ///< of each of `among`
    friend bool operator==(const Parted&, const Parted&) = default;
};

struct Ranked {
    int seed = 1;
    int rank = 1;             ///< from 1; shared by those whose tie is not broken
    bool isLevel = false;     ///< nothing parts it from another of that rank
    std::vector<Parted> ties; ///< that it was in and that were broken, in the order in which they were
};

/// The seeds from first to last. Of several tied teams a breaker first separates the best; they, and then the
/// rest, start again at the first breaker; after a random draw no one does. Teams that are still tied share a
/// rank, in the order of their seeds.
std::vector<Ranked> ranked(const std::vector<int>& seeds, const Record& record, const RankingRules& rules);

/// Those of several pools in one order, each pool the best first: of each only the best who are left are
/// compared with those of the others, by the rules `acrossPools`, one place after the other, and no one
/// passes a pool mate with a better place. For each: by which ties it is behind the one before it and before
/// the others.
std::vector<Ranked> rankedAcross(std::vector<std::vector<Ranked>> pools, const Record& record,
                                 const RankingRules& rules);

/// The teams still tied across the line below `places`: which of them is in is not decided. Empty if it is.
std::vector<int> levelAt(const std::vector<Ranked>& ranked, int places);

/// From `best` to `worst`: 5 to 8 for those who lose a quarterfinal; of one alone both are the same.
struct Places {
    int best = 1;
    int worst = 1;
    friend bool operator==(const Places&, const Places&) = default;
};

/// The places of those who are out of a single or double elimination or of a playoff, and of its winner, by
/// seed, as far as the seating knows; whoever is still in has none. Empty where standings decide.
///
/// Who leaves in the same round shares the places behind all who are in for longer. Who leave a match
/// together (a double forfeit) leave in the round in which its loser would be out next; behind both of a
/// match for third place. No place stays empty for them: as they are more in that round, those of a later one
/// are fewer. Only the first is won, so where both finalists are out nobody has it, and both are second.
std::map<int, Places> placings(const Bracket& bracket, const Seating& seating);

/// The match by which each of them has its place, by seed: of who is out the one that it left the tournament
/// by, of a winner the last, be it a second final that is spared.
std::map<int, MatchId> placingMatches(const Bracket& bracket, const Seating& seating);

} // namespace bracket
