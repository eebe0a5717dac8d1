// What is done about who does not come: the grace period, and what each kind of absence costs. Nobody is
// given points for a match that was not played.
#pragma once

#include "tournament/model/timestamp.h"
#include "tournament/model/tournament.h"
#include "tournament/ranking/endings.h"

namespace tournament {

/// Without whom a match cannot be played.
struct Missing {
    PerSide<int> players;               ///< of the two of each side, who are not checked in, or are suspended
    PerSide<int> keptOut;               ///< of these, who are checked in but suspended (suspension.h)
    PerSide<int> lasting;               ///< of these, without whom it is short even if all others came
    std::vector<std::string> awaited{}; ///< of both sides: persons who are missing
    std::vector<std::string>
        barred{};    ///< persons who are checked in but suspended, of a side that is short of players
    int unnamed = 0; ///< so many more are missing: a team has one player
    bool anybody() const { return players.a > 0 || players.b > 0; }
    /// Whether it waits for no one: all who are missing are checked in but suspended.
    bool isOnlyKeptOut() const { return anybody() && players == lasting; }
    friend bool operator==(const Missing&, const Missing&) = default;
};
/// On that day in the room (`2026-11-21`).
Missing missingIn(const Tournament& tournament, const Match& match, const std::string& day);

/// UTC: when the last one came for whom the match waited; empty while somebody is missing, and where it is
/// not on record who came. Who may not play on that day in the room (`2026-11-21`) is missing.
std::string completeSince(const Tournament& tournament, const Match& match, const std::string& day);

/// How a match ends for which somebody did not come: whose it is, and what it is called.
struct Absence {
    facts::Winner winner = facts::Winner::None; ///< the complete side; None: neither was
    facts::Decided outcome = facts::Decided::NoShow;
    std::optional<facts::Side> noShow{}; ///< of a double forfeit the side that is a no-show, where one is
    friend bool operator==(const Absence&, const Absence&) = default;
};
/// A side without anyone checked in is a no-show, one with a player a forfeit, even if that player is
/// suspended. If both are short, the match is a double forfeit unless no one came at all. Nothing while all
/// who are needed are there.
std::optional<Absence> absenceIn(const Missing& missing);
/// What it is called of that side that does not have the match.
facts::Decided calledOf(const Absence& absence, Side side);

/// The fact that began the grace period of who sits there now, in this playing; null where none has begun.
const facts::Entry* waitFor(const Tournament& tournament, const Match& match);
/// When that wait began; nothing where nobody waits.
std::optional<Timestamp> waitedSince(const Tournament& tournament, const Match& match);

/// The wait for a match that is not called yet.
struct Grace {
    std::string op;     ///< of the fact that began it
    std::string since;  ///< UTC
    long long left = 0; ///< milliseconds; below zero once it is over
    Missing missing;
    bool isUp() const { return left <= 0; }
    friend bool operator==(const Grace&, const Grace&) = default;
};
/// Nothing where nobody waits, or the tournament has no grace period.
std::optional<Grace> graceOf(const Tournament& tournament, const Match& match, const Timestamp& now);

/// What the tournament has counted against a team: matches that ended by its absence, those among them that
/// count towards its removal, and what it owes for them.
struct Absences {
    int all = 0;
    int counted = 0;
    int fee = 0;
    friend bool operator==(const Absences&, const Absences&) = default;
};
Absences absencesOf(const Tournament& tournament, const std::string& team);
/// Whether that side lost the match because of an absence: not if a forfeit was given to a side that had been
/// seated, or had two players by then. It costs what the policy says anyway.
bool wasMissing(const Tournament& tournament, const Match& match, Side side);

} // namespace tournament
