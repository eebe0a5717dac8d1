// Missing teams: the grace period, and what each kind of absence costs. A match that wasn't played gives no
// points.
#pragma once

#include "tournament/model/timestamp.h"
#include "tournament/model/tournament.h"
#include "tournament/ranking/endings.h"

namespace tournament {

/// The players that a match is missing.
struct Missing {
    PerSide<int> players;               ///< of the two of each side: not checked in or suspended
    PerSide<int> suspended;             ///< of these: checked in, but suspended (attendance.h)
    PerSide<int> lasting;               ///< of these: still missing if everyone else comes
    std::vector<std::string> awaited{}; ///< the ids of the missing players of both sides
    /// The ids of players who are checked in but suspended, if their side is short of players.
    std::vector<std::string> barred{};
    int unnamed = 0; ///< missing players without a name, because a team has only one player
    bool anybody() const { return players.a > 0 || players.b > 0; }
    /// Whether waiting won't help: all missing players are checked in but suspended.
    bool isOnlySuspended() const { return anybody() && players == lasting; }
    friend bool operator==(const Missing&, const Missing&) = default;
};
/// On that day in the room (`2026-11-21`).
Missing missingIn(const Tournament& tournament, const Match& match, const std::string& day);

/// UTC: when the last missing player checked in. Empty while someone is missing, and if check-ins aren't on
/// record. Players suspended on that day in the room (`2026-11-21`) count as missing.
std::string completeSince(const Tournament& tournament, const Match& match, const std::string& day);

/// How a match with missing players ends: who wins, and what the ending is called.
struct Absence {
    facts::Winner winner = facts::Winner::None; ///< the side with all its players; None: neither has them
    facts::Decided outcome = facts::Decided::NoShow;
    std::optional<facts::Side> noShow{}; ///< in a double forfeit: the side that is a no-show, if any
    friend bool operator==(const Absence&, const Absence&) = default;
};
/// A side with no one checked in is a no-show. A side with one player is a forfeit, even if that player is
/// suspended. If both sides are short, it is a double forfeit, unless no one came at all. Nothing if no one
/// is missing.
std::optional<Absence> absenceIn(const Missing& missing);
/// The name of the ending for the side, which didn't win.
facts::Decided calledOf(const Absence& absence, Side side);

/// The fact that began the grace period for the current teams in the current attempt. Null if none has begun.
const facts::Entry* waitFor(const Tournament& tournament, const Match& match);
/// When that grace period began. Nothing if none is running.
std::optional<Timestamp> graceSince(const Tournament& tournament, const Match& match);

/// The grace period of a match that isn't called yet.
struct Grace {
    std::string op;     ///< of the fact that began the grace period
    std::string since;  ///< UTC
    long long left = 0; ///< milliseconds; negative when it is over
    Missing missing;
    bool isUp() const { return left <= 0; }
    friend bool operator==(const Grace&, const Grace&) = default;
};
/// Nothing if none is running or the tournament has no grace periods.
std::optional<Grace> graceOf(const Tournament& tournament, const Match& match, const Timestamp& now);

/// The absences of a team: how many matches ended by its absence, how many of them count toward removal, and
/// the fees it owes.
struct Absences {
    int all = 0;
    int counted = 0;
    int fee = 0;
    friend bool operator==(const Absences&, const Absences&) = default;
};
Absences absencesOf(const Tournament& tournament, const std::string& team);

} // namespace tournament
