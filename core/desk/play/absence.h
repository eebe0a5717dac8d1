// The use cases about who does not come: the grace period, how their match is decided, and what that costs.
#pragma once

#include "desk/document/desk.h"
#include "tournament/queries/absence.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

/// The teams of the match (its id) were called up but are not complete: the grace period begins. Refuses if
/// the tournament has none, if everyone is checked in, and if it is running already.
Answer<Recorded> wait(Desk& desk, const std::string& by, const std::string& id);
/// Takes that back.
Answer<Recorded> waitNoMore(Desk& desk, const std::string& by, const std::string& id);

struct AbsentOptions {
    /// The side that gave notice that it can't play: a default, whatever the clock says. Nothing: who is
    /// missing now, once the grace period is over.
    std::optional<facts::Side> defaults;
    /// As somebody says it. How many were missing, and for how long, is on record besides.
    std::optional<std::string> reason;
};
/// What `absent` would decide of the match at that moment, or why it would not.
Answer<tournament::Absence> absenceNow(const Tournament& tournament, const Match& match,
                                       const AbsentOptions& options, const tournament::Timestamp& now);
/// Decides the match by who is missing; no points are given. If all who are missing are checked in but
/// suspended, or there is no grace period, no wait is needed. A team that reaches the number of absences in
/// the tournament's policy withdraws with it, if the bracket allows that; one undo covers both.
Answer<Recorded> absent(Desk& desk, const std::string& by, const std::string& id,
                        const AbsentOptions& options);

/// The tournament's policy is another. Refuses one that is so already; warns where absences on record cost
/// something else by it.
Answer<Recorded> setAbsencePolicy(Desk& desk, const std::string& by, const tournament::AbsencePolicy& policy);

/// `Low Club, not checked in: Ana Ruiz, Ben Cole; no-show in 4:30`
std::string graceText(const Tournament& tournament, const Match& match, const tournament::Grace& grace);
/// `match 3 is final: Full House won and advances to match 5; no-show: Low Club: missing 2 players after 10
/// minutes`
std::string absentText(const Tournament& tournament, const std::string& id);

// What an absence would cost, before the match is decided by it.

/// A sentence for each side, the one at fault first: `Low Club: no-show, ranks as a forfeit, rated 0.0, fee
/// 20, absence 2 of 2: removed from the tournament`, `Full House wins, rated 4.0`. The match has both its
/// teams.
std::vector<std::string> costOf(const Tournament& tournament, const Match& match,
                                const tournament::Absence& absence);

} // namespace desk
