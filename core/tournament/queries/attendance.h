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
    std::vector<std::string> mayPlay; ///< are checked in and may play
    std::vector<std::string> keptOut; ///< are checked in but suspended (suspension.h)
    std::vector<std::string> toCome;  ///< aren't checked in; suspended ones last
    int mayCome = 0;                  ///< the number of these who may play
    bool isComplete() const { return lacking() == 0; }
    /// How many of two are missing or suspended.
    int lacking() const { return shortBy(mayPlay.size()); }
    /// How many are missing even if all who may play come.
    int lackingInTheEnd() const { return shortBy(mayPlay.size() + static_cast<std::size_t>(mayCome)); }
    /// The missing players: as many of those not checked in as are needed. Suspended ones don't count in
    /// place of a player who is checked in but suspended too.
    std::vector<std::string> awaited() const;
    /// How many missing players have no name, because the team has fewer than two.
    int unnamed() const { return shortBy(mayPlay.size() + keptOut.size() + toCome.size()); }
    /// The same for that number of players.
    static int shortBy(std::size_t players) { return std::max(0, playersToSit - static_cast<int>(players)); }
    friend bool operator==(const TeamAttendance&, const TeamAttendance&) = default;
};

/// Whether the person is checked in for that match, or for the whole tournament; without a match (null), for
/// anything.
bool isHereFor(const Tournament& tournament, const Match* match, const std::string& person);
/// The state of a person at check-in for a match.
enum class Presence {
    NotCheckedIn,
    ShowIdAgain, ///< was checked in for another match; the venue checks IDs for each match
    CheckedIn
};
/// For that match; without a match (null), for anything.
Presence presenceFor(const Tournament& tournament, const Match* match, const std::string& person);
/// Their names with commas between them, in that order.
std::string namesOf(const Tournament& tournament, const std::vector<std::string>& persons);
/// Persons who aren't checked in for a match, by what they have to do.
struct ToCheckIn {
    std::vector<std::string> missing; ///< have never checked in
    std::vector<std::string> again;   ///< show their ID again
};
ToCheckIn toCheckIn(const Tournament& tournament, const Match* match,
                    const std::vector<std::string>& persons);
/// Who sits at the table of that match and must show an ID for it, because a correction seated them. Empty if
/// its rules let people play without.
std::vector<std::string> seatedWithoutId(const Tournament& tournament, const Match& match);
/// The same also once the match is over.
std::vector<std::string> calledWithoutId(const Tournament& tournament, const Match& match);
/// The matches of the team that aren't over, in the order it plays them: the one it is at a table for, then
/// as drawn.
std::vector<const Match*> comingMatches(const Tournament& tournament, const std::string& team);
/// Whether the person plays in that match for the team, or would if it was called now: not before they join
/// as a substitute, nor after a substitute has replaced them.
bool playsIn(const Tournament& tournament, const Match& match, const std::string& team,
             const std::string& person);
/// The first of the team's coming matches in which the person plays; if they play in none that is known, the
/// first of them all. Null if there is none.
const Match* comesFor(const Tournament& tournament, const std::string& team, const std::string& person);
/// Whether the person is checked in for that match.
bool isHereNext(const Tournament& tournament, const std::string& team, const std::string& person);
/// When the person was first checked in, for anything, UTC; empty: never.
std::string firstSeen(const Tournament& tournament, const std::string& person);
/// For these players, that match and that day in the room (`2026-11-21`); null: none is known yet.
TeamAttendance teamAttendance(const Tournament& tournament, const Match* match,
                              const std::vector<std::string>& players, const std::string& day);

// Who is checked in but can't be seated, because of a suspension without an exception.

/// The oldest suspension that keeps the person out of that match (its id) on that day (`2026-11-21`), without
/// those to which an exception was made for the match since; null if there is none.
const Sanctioned* suspensionOf(const Tournament& tournament, const std::string& match,
                               const std::string& person, const std::string& day);

} // namespace tournament
