// The use cases for missing teams: the grace period, deciding their match, and the policy.
#pragma once

#include "table.h"

#include "desk/document/desk.h"
#include "tournament/queries/absence.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

/// The teams of the match (its id) are called for but aren't complete: the grace period begins. Refuses if
/// the tournament has none, if everyone is checked in, and if it is already running.
Answer<Recorded> wait(Desk& desk, const std::string& by, const std::string& id);
/// Undoes that.
Answer<Recorded> waitNoMore(Desk& desk, const std::string& by, const std::string& id);

struct AbsentOptions {
    /// The side that gave notice that it can't play: a default, at any time. Nothing: decide by the missing
    /// players, once the grace period is over.
    std::optional<facts::Side> defaults;
    /// As entered. The number of missing players and the time waited are also on record.
    std::optional<std::string> reason;
};
/// What `absent` would decide for the match at that time, or why it can't.
Answer<tournament::Absence> absenceNow(const Tournament& tournament, const Match& match,
                                       const AbsentOptions& options, const tournament::Timestamp& now);
/// Whether someone is missing from a match that is ready, and the tournament has no grace period after which
/// that is an absence: a supervisor decides which team didn't show up.
bool lacksGracePeriod(const Tournament& tournament, const Match& match, const tournament::Timestamp& now);
/// Decides the match by its missing players, without points. If all who are missing are checked in but
/// suspended, or there is no grace period, no wait is needed. A team that reaches the number of absences in
/// the tournament's policy withdraws with it, if the bracket allows that; one undo takes both.
Answer<Recorded> absent(Desk& desk, const std::string& by, const std::string& id,
                        const AbsentOptions& options);

/// Changes to the policy, as a person enters them.
struct PolicyWish {
    std::optional<int> grace;        ///< minutes
    bool noGrace = false;            ///< no grace period
    bool offClock = false;           ///< the waiting time is taken off the match
    bool onClock = false;            ///< it is not
    std::optional<int> removeAfter;  ///< absences; 0: never
    std::optional<std::string> json; ///< as tournament::absencePolicy takes it
    bool isEmpty() const { return !grace && !noGrace && !offClock && !onClock && !removeAfter && !json; }
};

/// The policy with these changes; the rest stays. Refuses values that are out of range, given twice, or
/// contradictory.
Answer<tournament::AbsencePolicy> policyWith(const tournament::AbsencePolicy& before, const PolicyWish& wish);

/// Sets the tournament's policy. Refuses the current one; warns if absences on record then cost something
/// else.
Answer<Recorded> setAbsencePolicy(Desk& desk, const std::string& by, const tournament::AbsencePolicy& policy);

/// `Low Club, not checked in: Ana Ruiz, Ben Cole; no-show in 4:30`
std::string graceText(const Tournament& tournament, const Match& match, const tournament::Grace& grace);
/// `match 3 is finished: Full House won; Full House advances to match 5; no-show: Low Club, 2 players not
/// checked in after 10 minutes`
std::string absentText(const Tournament& tournament, const std::string& id);

// What an absence or another decision would cost, before it decides the match.

/// One text per side, the one at fault first: `Low Club didn’t show up. It counts as a forfeit in the
/// standings. Rating: 0.0. Fee: 20. Absence 2 of 2: the team is removed from the tournament`, `Full House
/// wins, rated 4.0`. The match has both its teams.
std::vector<std::string> costOf(const Tournament& tournament, const Match& match,
                                const tournament::Absence& absence);
/// What `result` would do to the match (its id), a clause each: the cost for both sides, `no points for
/// either team`, then what is next for them: `Full House advances to match 5`, `Low Club is eliminated`. The
/// reason may be missing. Refuses what `result` would.
Answer<std::vector<std::string>> effectsOf(const Tournament& tournament, const Environment& environment,
                                           const std::string& by, const std::string& id,
                                           const ResultOptions& options);

} // namespace desk
