// Who stands where in a pool, a round robin, in Swiss, by the matches on record.
#pragma once

#include "night.h"

#include "bracket/ranking.h"

#include <optional>
#include <set>
#include <string>
#include <vector>

namespace night {

/// A pool or the whole event as a ranking.
struct Ranking {
    std::string pool; ///< `A`; `*` for those of all pools who want a wildcard; empty: the whole event
    /// The best first, teams that have withdrawn left out. Of each: by which tie it stands there.
    std::vector<bracket::Ranked> places;
    std::vector<int> withdrawn; ///< seeds; behind all others
    bool isComplete = false;    ///< every match of it is over
    int goOn = 0;               ///< so many of them go on to the playoff; 0 where there is none
};

/// The rankings of the draw: of each pool and of the wildcards, of a round robin, or of Swiss; none of a
/// knockout.
std::vector<Ranking> rankings(const Night& night);

/// Who goes on from which rank of which pool, as far as it is settled: the pool is complete, and nobody is
/// level there. Vacant where nobody is left for the rank.
bracket::PoolRanks poolRanks(const Night& night);
/// The same where it was so `before` the results of these matches changed (their ids): only the pools that
/// they are of are ranked anew.
bracket::PoolRanks poolRanks(const Night& night, const bracket::PoolRanks& before,
                             const std::set<std::string>& changed);

/// A match as the rankings count it; nothing while it is open, where a side was empty, and of withdrawn teams
/// where the night expunges those.
std::optional<bracket::Meeting> meetingOf(const Setting& setting, const Match& match);

/// Ranks that teams share though somebody has to go on from them: seeds, and the pool (`*`: for a wildcard).
struct Undecided {
    std::string pool;
    std::vector<int> seeds;
    friend bool operator==(const Undecided&, const Undecided&) = default;
};
/// The play-in of two of them that is not over; null where there is none.
const Match* openPlayIn(const Night& night, const Undecided& tie);
/// Complete rankings in which a play-in or a lot has to say who goes on, or who has won.
std::vector<Undecided> undecidedTies(const Night& night);

} // namespace night
