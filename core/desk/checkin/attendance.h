// Who is expected at check-in, and who is checked in.
#pragma once

#include "tournament/model/tournament.h"
#include "tournament/queries/attendance.h"

#include <string>
#include <string_view>
#include <vector>

namespace desk {

/// A player of a team that is still in the tournament.
struct Expected {
    std::string person;
    std::string team;
    /// Their next match (tournament/queries/attendance.h); null before the draw.
    const tournament::Match* match = nullptr;
    tournament::Presence presence{}; ///< for that match, or for the whole tournament
    bool isCheckedIn() const { return presence == tournament::Presence::CheckedIn; }
};
/// In the order in which they are needed: by next match, then in the order of the teams.
std::vector<Expected> expected(const tournament::Tournament& tournament);
/// The players whose name or team matches the typed text (roster/find.h), missing ones first.
std::vector<Expected> expected(const tournament::Tournament& tournament, std::string_view typed);

/// `who may play: Currently enrolled students, Faculty, Staff (rule sheet, General Eligibility 1)`. From the
/// venue's rule sheet, with the section. Empty if the sheet doesn't say.
std::string eligibleText(const tournament::Tournament& tournament);

/// The players to list in a shift report: first the team after all substitutions (tournament/model/lineup.h,
/// playersToCount), then players who checked in but left the team.
std::vector<std::string> membersToList(const tournament::Tournament& tournament,
                                       const tournament::Team& team);

/// A team that can't be seated yet.
struct Waiting {
    std::string team;
    const tournament::Match* match = nullptr; ///< the next match; null before the draw
    std::vector<std::string> missing;         ///< ids of players who aren't checked in
    /// Ids of players who are checked in but suspended (tournament/queries/attendance.h).
    std::vector<std::string> suspended;
    bool lacksPartner = false; ///< the team has only one player
};
/// In the order in which they are needed, on that day in the room (`2026-11-21`).
std::vector<Waiting> incompleteTeams(const tournament::Tournament& tournament, const std::string& day);
/// A player who is missing.
struct LackingPlayer {
    std::string name;          ///< `Ben Cole`; `a partner` if the team has no second player
    bool mayPlay = true;       ///< false if checked in, but suspended
    bool showsIdAgain = false; ///< was checked in for another match
    bool isNamed = true;       ///< false for `a partner`
};
std::vector<LackingPlayer> lackingIn(const tournament::Tournament& tournament, const Waiting& waiting);
/// For people: `Ben Cole`, `Cy Dale (show ID again)`, `Ana Ruiz (suspended)`, `a partner`.
std::string inWords(const LackingPlayer& lacking);

/// Counts the seats of the teams that are still in, two for each team: how many are filled by players who may
/// play on that day.
struct Attendance {
    int checkedIn = 0;
    int again = 0; ///< how many of the others by players who must show their ID again
    int needed = 0;
};
/// `6 of 12 players checked in`
std::string inWords(const Attendance& count);
Attendance attendance(const tournament::Tournament& tournament, const std::string& day);

// The message after a check-in or its undo.

/// Whether the player (id) was checked in for that match (id), or for the whole tournament if `match` is
/// empty.
bool wasCheckedInFor(const tournament::Tournament& tournament, const std::string& person,
                     const std::string& match);

/// What to say about a player who was checked in.
struct CheckinResult {
    std::string name;
    std::string team;  ///< empty: none
    std::string match; ///< `for match 3`; empty for the whole tournament
    /// `waiting for Ben Oyelaran`, `suspended: Ana Ruiz`, `the team is complete`. Empty without a team.
    std::string partners;
    std::string against{}; ///< limits of the rules that the team breaks, without the reason; empty: none
    std::string exempt{};  ///< the exception: `despite a suspension`; empty: none
    std::string reason{};  ///< the reason for the exception
};
/// For a player (id) who is checked in, on that day in the room (`2026-11-21`).
CheckinResult checkinResult(const tournament::Tournament& tournament, const std::string& person,
                            const std::string& day);
/// `Ana Ruiz (Full House) is checked in for match 3; waiting for Ben Oyelaran`, with the reasons for
/// exceptions.
std::string checkedInText(const tournament::Tournament& tournament, const std::string& person,
                          const std::string& day);
/// `Ana Ruiz (Full House) is no longer checked in for match 3`. `before`: the tournament before the undo.
std::string notCheckedInText(const tournament::Tournament& before, const std::string& person);

} // namespace desk
