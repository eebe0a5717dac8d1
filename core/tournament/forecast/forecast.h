// Estimates when each round and the tournament will be over, from the hands played so far. Never on record.
#pragma once

#include "pace.h"

#include "tournament/model/timestamp.h"

namespace tournament {

/// The estimated end, UTC, as in a stamp.
struct Until {
    std::string earliest;
    std::string likely;
    std::string latest;
    friend bool operator==(const Until&, const Until&) = default;
};

struct RoundForecast {
    bracket::Part bracket = bracket::Part::Winners;
    int round = 1;
    int left = 0; ///< matches of it that are not over
    Until over;
    friend bool operator==(const RoundForecast&, const RoundForecast&) = default;
};

struct Forecast {
    Pace pace;
    Until over; ///< the whole tournament
    std::vector<RoundForecast>
        rounds; ///< that are not over, in playing order; rounds of Swiss yet to come too
    friend bool operator==(const Forecast&, const Forecast&) = default;
};

/// Between two matches at a table, for signing, calling and sitting down: the usual 5 minutes.
inline constexpr long long changeoverMs = 5LL * 60'000;

/// Plays every remaining match in turn at the table that is free first, as soon as the matches that feed it
/// are over and its teams are free and rested. A match takes the usual number of hands (pace.h), at most what
/// its clock or the time of day at which all play ends allows; a hand in play then is finished. A match at a
/// table continues from its current hand. A second final, if necessary, counts only for the latest end.
/// Nothing if there is no draw, all is over, or no table is open for what is left. With more tables no end is
/// later; no end is before `now`, and no end of a round is before that of an earlier round.
std::optional<Forecast> forecast(const Tournament& tournament, const Timestamp& now);

/// The same for a draw with nothing on record: only from its bracket, tables and rules (with matches of the
/// usual length if it has no rules). A begin without a time counts from 1970, and no time of day ends play.
std::optional<Forecast> planned(Setting setting, const Timestamp& begin = {});

} // namespace tournament
