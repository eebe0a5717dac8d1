// Single parts of the shift report: who checked in and who didn't, who is missing, fees due.
#pragma once

#include "desk/checkin/attendance.h"
#include "tournament/model/timestamp.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace desk {

/// A player of a team, and when they first checked in.
struct TeamAttendance {
    std::string team; ///< name
    std::string player;
    std::string at; ///< UTC; empty: never
    std::string by;
    std::string shown;          ///< the kind of ID; empty if there was none
    int times = 0;              ///< check-ins
    std::string exempt;         ///< the exception and its reason; empty: none
    bool left = false;          ///< they checked in, and someone else plays for them after all substitutions
    std::string exemptOpenly{}; ///< the part of it that everyone can read (attendance.h)
};
/// Team by team in the order of registration: everyone who plays after all substitutions, and everyone who
/// checked in (attendance.h).
std::vector<TeamAttendance> attendanceOf(const tournament::Tournament& tournament);

/// A player who is needed for a match whose two teams are known; before the draw, one who isn't checked in.
/// Includes players who are checked in but suspended.
struct Lacking {
    std::string match;  ///< `match 3`; empty before the draw
    std::string teamId; ///< `T3`
    std::string team;   ///< name
    LackingPlayer player{};
};
/// In the order in which they are needed, on that day in the room (`2026-11-21`).
std::vector<Lacking> lackingNow(const tournament::Tournament& tournament, const std::string& day);

/// The fee of a team for a match that ended by its absence.
struct Due {
    std::string team;                                ///< name
    std::string match;                               ///< `match 3`
    std::string why;                                 ///< `no-show`
    int fee = 0;                                     ///< in the venue's currency
    facts::Decided absence = facts::Decided::NoShow; ///< the one in `why`
};
/// In the order of the matches; only those with a fee.
std::vector<Due> feesDue(const tournament::Tournament& tournament);
int sumOf(const std::vector<Due>& dues);

/// The last day on record, in the room: from its first fact to its last, and whose they are. A night belongs
/// to the day before until 5 in the morning.
struct LastDay {
    std::string first; ///< UTC
    std::string last;
    std::vector<std::string> supervisors; ///< in the order of their first fact of the day
};
/// `aheadMin`: the minutes by which the room's wall clock is ahead of UTC. Nothing without a fact.
std::optional<LastDay> lastDayOf(const tournament::Tournament& tournament, int aheadMin);

enum class ReportPart { Closing, Attendance, Missing, Overrides, Fees };
/// `closing`, `attendance`, `missing`, `overrides`, `fees`; nothing for another word.
std::optional<ReportPart> reportPart(std::string_view word);
/// For people, with times on the room's wall clock.
std::string partText(const tournament::Tournament& tournament, ReportPart part,
                     const tournament::Timestamp& now);
/// `courtside-report/1`; for all but the closing report with only that part.
std::string partJson(const tournament::Tournament& tournament, ReportPart part,
                     const tournament::Timestamp& now);

} // namespace desk
