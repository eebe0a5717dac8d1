// Parts of what is kept of a shift, each by itself: who came and who did not, whom teams wait for, what is
// due.
#pragma once

#include "desk/checkin/attendance.h"
#include "tournament/model/timestamp.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace desk {

/// A player of a team, and when the tournament first saw them.
struct TeamAttendance {
    std::string team; ///< name
    std::string player;
    std::string at; ///< UTC; empty: nobody saw them
    std::string by;
    std::string shown;          ///< the kind of ID; empty where none was
    int times = 0;              ///< check-ins
    std::string exempt;         ///< the exception and its reason; empty: none
    bool left = false;          ///< they came, and somebody else plays for them in the end
    std::string exemptOpenly{}; ///< of that what everybody may read (attendance.h)
};
/// Team by team as they came, everybody who plays in the end and everybody who came (attendance.h).
std::vector<TeamAttendance> attendanceOf(const tournament::Tournament& tournament);

/// A player who is needed for a match whose two teams are known; before the draw, one who is not checked in.
/// Players who are checked in but suspended are among them.
struct Lacking {
    std::string match;  ///< `match 3`; empty before the draw
    std::string teamId; ///< `T3`
    std::string team;   ///< name
    LackingPlayer player{};
};
/// In the order in which they are needed, on that day in the room (`2026-11-21`).
std::vector<Lacking> lackingNow(const tournament::Tournament& tournament, const std::string& day);

/// What a team owes for a match that ended by its absence.
struct Due {
    std::string team;                                ///< name
    std::string match;                               ///< `match 3`
    std::string why;                                 ///< `no-show`
    int fee = 0;                                     ///< in the venue's currency
    facts::Decided absence = facts::Decided::NoShow; ///< that `why` says
};
/// In the order of the matches; none of a fee of nothing.
std::vector<Due> feesDue(const tournament::Tournament& tournament);
int sumOf(const std::vector<Due>& dues);

enum class ReportPart { Closing, Attendance, Missing, Overrides, Fees };
/// `closing`, `attendance`, `missing`, `overrides`, `fees`; nothing for another word.
std::optional<ReportPart> reportPart(std::string_view word);
/// As people read it, times on the room's wall clock.
std::string partText(const tournament::Tournament& tournament, ReportPart part,
                     const tournament::Timestamp& now);
/// `courtside-report/1`, of all but the closing report with that part alone.
std::string partJson(const tournament::Tournament& tournament, ReportPart part,
                     const tournament::Timestamp& now);

} // namespace desk
