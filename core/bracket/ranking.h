// Ranks without a bracket, in a pool, a round robin or Swiss. Also the place of a team that is eliminated
// from a bracket. Pure: seeds and results in, places and reasons out.
#pragma once

#include "breakers.h"

namespace bracket {

/// A tie that was broken: the tied teams, and what each had by the tiebreaker that broke it.
struct Parted {
    Breaker by = Breaker::Lot;
    std::vector<int> among;     ///< seeds, best first; with equal values, the better place first
    std::vector<Amount> values; ///< one for each of `among`
    friend bool operator==(const Parted&, const Parted&) = default;
};

struct Ranked {
    int seed = 1;
    int rank = 1;             ///< from 1; shared by teams whose tie isn't broken
    bool isLevel = false;     ///< shares its rank with another team
    std::vector<Parted> ties; ///< the broken ties that it was in, in order
};

/// The seeds from first to last. Among several tied teams, a tiebreaker first separates the best. These, and
/// then the rest, begin again with the first tiebreaker, except after a random draw. Teams that stay tied
/// share a rank, in the order of their seeds.
std::vector<Ranked> ranked(const std::vector<int>& seeds, const Record& record, const RankingRules& rules);

/// Teams of several pools in one order. Each pool is given best first. Place by place, only the best
/// remaining team of each pool is compared, by the `acrossPools` rules, so no team passes a better one of its
/// own pool. For each team: the ties that put it behind the one before it and ahead of the others.
std::vector<Ranked> rankedAcross(std::vector<std::vector<Ranked>> pools, const Record& record,
                                 const RankingRules& rules);

/// The teams that are tied across the line after `places`, so it isn't decided which of them are in. Empty if
/// it is decided.
std::vector<int> levelAt(const std::vector<Ranked>& ranked, int places);

/// From `best` to `worst`: 5 to 8 for the losers of the quarterfinals. Both are the same for a team that
/// shares its place with no one.
struct Places {
    int best = 1;
    int worst = 1;
    friend bool operator==(const Places&, const Places&) = default;
};

/// The places of the winner and of eliminated teams in a single elimination, double elimination or playoff,
/// by seed, as far as the seating knows them. A team still in has none. Empty if standings decide.
/// Teams that leave in the same round share the places behind all that stayed longer. If both teams leave in
/// one match (a double forfeit), they leave in the round in which its loser would next be eliminated; after a
/// match for third place, behind both. No place stays empty: that round then has more teams, and a later one
/// fewer. First place must be won: if both finalists are out, no one is first and both are second.
std::map<int, Places> placings(const Bracket& bracket, const Seating& seating);

/// The match that gave each team its place, by seed. For an eliminated team, the match in which it was
/// eliminated. For the winner, the last match, even a second final that isn't necessary.
std::map<int, MatchId> placingMatches(const Bracket& bracket, const Seating& seating);

} // namespace bracket
