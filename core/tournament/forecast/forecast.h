// Estimates when each round and the tournament will be over, from the hands played so far. Never on record.
#pragma once

#include "pace.h"

#include "tournament/model/timestamp.h"

namespace tournament {

/// The estimated end, UTC, in the format of a stamp.
struct Until {
    std::string earliest;
    std::string likely;
    std::string latest;
    friend bool operator==(const Until&, const Until&) = default;
};

struct RoundForecast {
    bracket::Part bracket = bracket::Part::Winners;
    int round = 1;
    int left = 0; ///< matches of this round that aren't over
    Until over;
    friend bool operator==(const RoundForecast&, const RoundForecast&) = default;
};

struct Forecast {
    Pace pace;
    Until over; ///< the whole tournament
    std::vector<RoundForecast>
        /// The rounds that aren't over, in playing order, including Swiss rounds that aren't paired yet.
        rounds;
    friend bool operator==(const Forecast&, const Forecast&) = default;
};

/// Between two matches at a table, for signing, calling teams and sitting down. 5 minutes is usual.
inline constexpr long long changeoverMs = 5LL * 60'000;

/// Plays the remaining matches in order. Each goes to the table that is free first, as soon as the matches
/// that feed it are over and its teams are free and rested. A match takes the usual number of hands (pace.h),
/// but no more than its clock or the time of day at which all play ends allows; a hand in play at that time
/// is finished. A match at a table continues from its current hand. A second final that may not be necessary
/// counts only for the latest end. Nothing if there is no draw, everything is over, or no table is open for
/// the remaining matches. Adding tables never makes an end later. No end is before `now`, and no round ends
/// before an earlier one.
std::optional<Forecast> forecast(const Tournament& tournament, const Timestamp& now);

/// The same for a draw with nothing on record, from its bracket, tables and rules alone. Without rules,
/// matches have the usual length. A `begin` without a time counts from 1970, and no time of day ends play.
std::optional<Forecast> planned(Setting setting, const Timestamp& begin = {});

} // namespace tournament
