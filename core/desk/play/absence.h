// The use cases for missing teams: the grace period, deciding the match, and the policy.
#pragma once

#include "table.h"

#include "desk/document/desk.h"
#include "tournament/queries/absence.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

/// Begins the grace period: the teams of the match (id) are wanted but aren't complete. Refuses if the
/// tournament has no grace period, if everyone is checked in, and if it is already running.
Answer<Recorded> wait(Desk& desk, const std::string& by, const std::string& id);
/// Ends the grace period as if it hadn't begun.
Answer<Recorded> undoWait(Desk& desk, const std::string& by, const std::string& id);

struct AbsentOptions {
    /// The side that gave notice that it can't play: a default, possible at any time. Nothing: decide by the
    /// missing players, when the grace period is over.
    std::optional<facts::Side> defaults;
    /// As entered. How many players are missing and how long the match waited is recorded too.
    std::optional<std::string> reason;
};
/// What `absent` would decide for the match now, or why it can't.
Answer<tournament::Absence> absenceNow(const Tournament& tournament, const Match& match,
                                       const AbsentOptions& options, const tournament::Timestamp& now);
/// Whether a player is missing from a ready match and the tournament has no grace period, so a supervisor
/// must decide which team didn't show up.
bool lacksGracePeriod(const Tournament& tournament, const Match& match, const tournament::Timestamp& now);
/// Decides the match by its missing players, without points. No wait is needed if all missing players are
/// checked in but suspended, or if there is no grace period. If a team reaches the number of absences in the
/// tournament's policy, it is withdrawn too, if the bracket allows that. One undo reverses both.
Answer<Recorded> absent(Desk& desk, const std::string& by, const std::string& id,
                        const AbsentOptions& options);

/// Changes to the policy, as a person enters them.
struct PolicyChanges {
    std::optional<int> grace;        ///< minutes
    bool noGrace = false;            ///< no grace period
    bool offClock = false;           ///< the waiting time is taken off the match clock
    bool onClock = false;            ///< it isn't
    std::optional<int> removeAfter;  ///< number of absences; 0: never
    std::optional<std::string> json; ///< see tournament::absencePolicy
    bool isEmpty() const { return !grace && !noGrace && !offClock && !onClock && !removeAfter && !json; }
};

/// The policy with these changes. Refuses values that are out of range, given twice, or contradictory.
Answer<tournament::AbsencePolicy> policyWith(const tournament::AbsencePolicy& before,
                                             const PolicyChanges& wish);

/// Sets the tournament's policy. Refuses if nothing changes. Warns if absences on record then cost something
/// else.
Answer<Recorded> setAbsencePolicy(Desk& desk, const std::string& by, const tournament::AbsencePolicy& policy);

/// `Low Club, not checked in: Ana Ruiz, Ben Cole; no-show in 4:30`
std::string graceText(const Tournament& tournament, const Match& match, const tournament::Grace& grace);
/// `match 3 is finished: Full House won; Full House advances to match 5; no-show: Low Club, 2 players not
/// checked in after 10 minutes`
std::string absentText(const Tournament& tournament, const std::string& id);

// What an absence or another decision would cost, before it decides the match.

/// One text for each side, the absent side first: `Low Club didn’t show up. It counts as a forfeit in the
/// standings. Rating: 0.0. Fee: 20. Absence 2 of 2: the team is removed from the tournament`, `Full House
/// wins, rated 4.0`. Both teams of the match must be known.
std::vector<std::string> costOf(const Tournament& tournament, const Match& match,
                                const tournament::Absence& absence);
/// What `result` would do to the match (id), one clause each: the cost for both sides, `no points for either
/// team`, then what is next for them: `Full House advances to match 5`, `Low Club is eliminated`. The reason
/// may be missing. Refuses what `result` refuses.
Answer<std::vector<std::string>> effectsOf(const Tournament& tournament, const Environment& environment,
                                           const std::string& by, const std::string& id,
                                           const ResultOptions& options);

} // namespace desk
