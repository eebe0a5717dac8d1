// Who on a team is checked in for its next match, and who is missing. Everything that shows missing players
// uses this.
#pragma once

#include "tournament/model/tournament.h"

#include <algorithm>
#include <string>

namespace tournament {

/// The number of players a side needs.
inline constexpr int playersToSit = 2;

/// The players of a team by state, in the team's order.
struct TeamAttendance {
    std::vector<std::string> mayPlay;   ///< checked in and may play
    std::vector<std::string> suspended; ///< checked in, but suspended (suspensionOf)
    std::vector<std::string> toCome;    ///< not checked in; suspended ones last
    int mayCome = 0;                    ///< how many of `toCome` may play
    bool isComplete() const { return lacking() == 0; }
    /// How many of the two players are missing or suspended.
    int lacking() const { return shortBy(mayPlay.size()); }
    /// How many are missing even if everyone who may play comes.
    int lackingInTheEnd() const { return shortBy(mayPlay.size() + static_cast<std::size_t>(mayCome)); }
    /// The missing players: as many of those not checked in as are needed. If a player who is checked in is
    /// suspended, another suspended player isn't named in their place.
    std::vector<std::string> awaited() const;
    /// How many missing players have no name, because the team has fewer than two.
    int unnamed() const { return shortBy(mayPlay.size() + suspended.size() + toCome.size()); }
    /// How many players a side with that many is short of.
    static int shortBy(std::size_t players) { return std::max(0, playersToSit - static_cast<int>(players)); }
    friend bool operator==(const TeamAttendance&, const TeamAttendance&) = default;
};

/// Whether the person is checked in for that match, or for the whole tournament. Null: for anything.
bool isCheckedInFor(const Tournament& tournament, const Match* match, const std::string& person);
/// The state of a person at check-in for a match.
enum class Presence {
    NotCheckedIn,
    ShowIdAgain, ///< was checked in for another match, but the venue checks IDs for each match
    CheckedIn
};
/// For that match. Null: for anything.
Presence presenceFor(const Tournament& tournament, const Match* match, const std::string& person);
/// Their names in that order, with commas between them.
std::string namesOf(const Tournament& tournament, const std::vector<std::string>& persons);
/// Players who aren't checked in for a match, by what they have to do.
struct ToCheckIn {
    std::vector<std::string> missing; ///< check in: they never did
    std::vector<std::string> again;   ///< show their ID again
};
ToCheckIn toCheckIn(const Tournament& tournament, const Match* match,
                    const std::vector<std::string>& persons);
/// Players at the table of that match who must show an ID, because a correction seated them. Empty if the
/// rules let people play without.
std::vector<std::string> seatedWithoutId(const Tournament& tournament, const Match& match);
/// The same, but also if the match is over.
std::vector<std::string> calledWithoutId(const Tournament& tournament, const Match& match);
/// The team's matches that aren't over, in the order it plays them: first the match it is at a table for,
/// then as drawn.
std::vector<const Match*> comingMatches(const Tournament& tournament, const std::string& team);
/// Whether the person plays in that match for the team, or would if it was called now. Not before they join
/// as a substitute, and not after a substitute has replaced them.
bool playsIn(const Tournament& tournament, const Match& match, const std::string& team,
             const std::string& person);
/// The first of the team's coming matches in which the person plays. If there is none, the first of all
/// coming matches. Null if there are no coming matches.
const Match* firstMatchOf(const Tournament& tournament, const std::string& team, const std::string& person);
/// Whether the person is checked in for that match.
bool isCheckedInForNext(const Tournament& tournament, const std::string& team, const std::string& person);
/// UTC: when the person was first checked in for anything. Empty: never.
std::string firstCheckin(const Tournament& tournament, const std::string& person);
/// Of these players for that match, on that day in the room (`2026-11-21`). Null: the match isn't known yet.
TeamAttendance teamAttendance(const Tournament& tournament, const Match* match,
                              const std::vector<std::string>& players, const std::string& day);

// Players who are checked in but can't be seated, because of a suspension without an exception.

/// The oldest suspension that keeps the person out of that match (an id) on that day (`2026-11-21`).
/// Suspensions to which an exception was made for the match don't count. Null if there is none.
const Sanctioned* suspensionOf(const Tournament& tournament, const std::string& match,
                               const std::string& person, const std::string& day);

} // namespace tournament
