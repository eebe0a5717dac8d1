// Single parts of the shift report: attendance, missing players, fees due.
#pragma once

#include "desk/checkin/attendance.h"
#include "tournament/model/timestamp.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace desk {

/// When a player of a team first checked in.
struct TeamAttendance {
    std::string team; ///< name
    std::string player;
    std::string at; ///< UTC; empty: never
    std::string by;
    std::string shown;          ///< the kind of ID; empty: none
    int times = 0;              ///< number of check-ins
    std::string exempt;         ///< the exception and its reason; empty: none
    bool left = false;          ///< they checked in, but someone else plays for them after all substitutions
    std::string exemptOpenly{}; ///< the part of `exempt` that everyone may read (attendance.h)
};
/// Team by team in the order of registration: everyone who plays after all substitutions, and everyone who
/// checked in (attendance.h).
std::vector<TeamAttendance> attendanceOf(const tournament::Tournament& tournament);

/// A player who is missing from a match whose two teams are known; before the draw, one who isn't checked in.
/// Includes players who are checked in but suspended.
struct Lacking {
    std::string match;  ///< `match 3`; empty before the draw
    std::string teamId; ///< `T3`
    std::string team;   ///< name
    LackingPlayer player{};
};
/// In the order in which they are needed, on that day in the room (`2026-11-21`).
std::vector<Lacking> lackingNow(const tournament::Tournament& tournament, const std::string& day);

/// The fee that a team owes for a match that ended by its absence.
struct Due {
    std::string team;                                ///< name
    std::string match;                               ///< `match 3`
    std::string why;                                 ///< `no-show`
    int fee = 0;                                     ///< in the venue's currency
    facts::Decided absence = facts::Decided::NoShow; ///< the same as `why`
};
/// In the order of the matches. Only entries with a fee.
std::vector<Due> feesDue(const tournament::Tournament& tournament);
int sumOf(const std::vector<Due>& dues);

/// The last day on record, in the room: when its first and last fact were recorded, and by whom. The hours
/// until 5 a.m. belong to the day before.
struct LastDay {
    std::string first; ///< UTC
    std::string last;
    std::vector<std::string> supervisors; ///< in the order of their first facts that day
};
/// `aheadMin`: minutes by which the room's wall clock is ahead of UTC. Nothing if there are no facts.
std::optional<LastDay> lastDayOf(const tournament::Tournament& tournament, int aheadMin);

enum class ReportPart { Closing, Attendance, Missing, Overrides, Fees };
/// The part for `closing`, `attendance`, `missing`, `overrides` or `fees`. Nothing for another word.
std::optional<ReportPart> reportPart(std::string_view word);
/// For people, with times as on the room's wall clock.
std::string partText(const tournament::Tournament& tournament, ReportPart part,
                     const tournament::Timestamp& now);
/// `courtside-report/1`. Except for the closing report, with only that part.
std::string partJson(const tournament::Tournament& tournament, ReportPart part,
                     const tournament::Timestamp& now);

} // namespace desk
