// Who on a team is checked in for its next match, and who is still needed: the one answer to who is missing.
#pragma once

#include "tournament/model/tournament.h"

#include <algorithm>
#include <string>

namespace tournament {

/// Players a side needs to be seated.
inline constexpr int playersToSit = 2;

/// Some players of a team; persons, in the team's order.
struct TeamAttendance {
    std::vector<std::string> mayPlay; ///< are checked in and may play
    std::vector<std::string> keptOut; ///< are checked in but suspended (suspension.h)
    std::vector<std::string> toCome;  ///< are not checked in; last those who are suspended too
    int mayCome = 0;                  ///< so many of these may play
    bool isComplete() const { return lacking() == 0; }
    /// So many of two are missing, or may not play.
    int lacking() const { return shortBy(mayPlay.size()); }
    /// So many are missing even if all came who may play.
    int lackingInTheEnd() const { return shortBy(mayPlay.size() + static_cast<std::size_t>(mayCome)); }
    /// Who is missing: of those not checked in as many as are needed; of those who are suspended none in the
    /// place of someone who is checked in but suspended too.
    std::vector<std::string> awaited() const;
    /// So many are missing of whom nobody knows who they are: the team has fewer than two players.
    int unnamed() const { return shortBy(mayPlay.size() + keptOut.size() + toCome.size()); }
    /// So many are missing where there are so many players.
    static int shortBy(std::size_t players) { return std::max(0, playersToSit - static_cast<int>(players)); }
    friend bool operator==(const TeamAttendance&, const TeamAttendance&) = default;
};

/// Whether the person was checked in for that match, or for the whole tournament; if no match is meant
/// (null), for anything.
bool isHereFor(const Tournament& tournament, const Match* match, const std::string& person);
/// The state of someone at the desk for a match.
enum class Presence {
    NotCheckedIn,
    ShowIdAgain, ///< was checked in for another match, where IDs are checked for each
    CheckedIn
};
/// For that match; where no match is meant (null), for anything.
Presence presenceFor(const Tournament& tournament, const Match* match, const std::string& person);
/// Their names with commas between them, in that order.
std::string namesOf(const Tournament& tournament, const std::vector<std::string>& persons);
/// Persons who are not checked in for a match, by what they are to do.
struct ToCheckIn {
    std::vector<std::string> missing; ///< were not at the desk at all
    std::vector<std::string> again;   ///< show their ID again
};
ToCheckIn toCheckIn(const Tournament& tournament, const Match* match,
                    const std::vector<std::string>& persons);
/// The matches of the team that are not over, as it comes for them: the one for which it is at a table, then
/// as they were drawn.
std::vector<const Match*> comingMatches(const Tournament& tournament, const std::string& team);
/// Whether the person sits in that match for the team, or would where it was called now: not before they come
/// in for somebody, nor once somebody else has.
bool playsIn(const Tournament& tournament, const Match& match, const std::string& team,
             const std::string& person);
/// The first of the team's coming matches in which the person plays; where they play in none that is known,
/// the first of them all. Null where none is to come.
const Match* comesFor(const Tournament& tournament, const std::string& team, const std::string& person);
/// Whether the person is checked in for that one.
bool isHereNext(const Tournament& tournament, const std::string& team, const std::string& person);
/// When the person was first checked in, for whatever it was, UTC; empty: nobody saw them.
std::string firstSeen(const Tournament& tournament, const std::string& person);
/// Of these players, for that match on that day in the room (`2026-11-21`); null: none is known yet.
TeamAttendance teamAttendance(const Tournament& tournament, const Match* match,
                              const std::vector<std::string>& players, const std::string& day);

// Who is checked in but may not be seated: because of a suspension without an exception.

/// The oldest suspension that keeps the person from that match (its id) on that day (`2026-11-21`). Not one
/// to which an exception was made for the match since; null if there is no other.
const Sanctioned* suspensionOf(const Tournament& tournament, const std::string& match,
                               const std::string& person, const std::string& day);

} // namespace tournament
