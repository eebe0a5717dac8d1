// Who is expected at check-in, and who is checked in.
#pragma once

#include "tournament/model/tournament.h"
#include "tournament/queries/attendance.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace desk {

/// A player of a team that is still in.
struct Expected {
    std::string person;
    std::string team;
    const tournament::Match* match =
        nullptr; ///< their next match (tournament/queries/attendance.h); null before the draw
    tournament::Presence presence{}; ///< for that match, or for the whole tournament
    bool isHere() const { return presence == tournament::Presence::CheckedIn; }
};
/// In the order in which they are needed: by their next match, then in the order of the teams.
std::vector<Expected> expected(const tournament::Tournament& tournament);
/// Those whose name or team matches what was typed (roster/find.h), missing ones first.
std::vector<Expected> expected(const tournament::Tournament& tournament, std::string_view typed);

/// `who may play: Currently enrolled students, Faculty, Staff (rule sheet, General Eligibility 1)`: by the
/// venue's rule sheet, with its section; empty if the sheet doesn't say.
std::string eligibleText(const tournament::Tournament& tournament);

/// The players to list in a shift report: those of the team after all substitutions
/// (tournament/model/lineup.h, playersToCount), then those who came but left the team.
std::vector<std::string> membersToTell(const tournament::Tournament& tournament,
                                       const tournament::Team& team);

/// A team that can't be seated yet.
struct Waiting {
    std::string team;
    const tournament::Match* match = nullptr; ///< that comes next; null before the draw
    std::vector<std::string> missing;         ///< persons who are not checked in
    std::vector<std::string>
        keptOut;               ///< persons who are checked in but suspended (tournament/queries/suspension.h)
    bool lacksPartner = false; ///< it has one player
};
/// In the order in which they are needed, on that day in the room (`2026-11-21`).
std::vector<Waiting> incompleteTeams(const tournament::Tournament& tournament, const std::string& day);
/// A player who is missing.
struct LackingPlayer {
    std::string name;          ///< `Ben Cole`; `a partner` if there is none yet
    bool mayPlay = true;       ///< false if checked in but suspended
    bool showsIdAgain = false; ///< was checked in for another match
    bool isNamed = true;       ///< false: `a partner`
};
std::vector<LackingPlayer> lackingIn(const tournament::Tournament& tournament, const Waiting& waiting);
/// For people: `Ben Cole`, `Cy Dale (show ID again)`, `Ana Ruiz (suspended)`, `a partner`.
std::string inWords(const LackingPlayer& lacking);

/// How many seats of the teams that are still in, two each, are filled by players who may play on that day.
struct Attendance {
    int here = 0;
    int again = 0; ///< of the others, how many by players who must show their ID again
    int needed = 0;
};
/// `6 of 12 players checked in`
std::string inWords(const Attendance& count);
Attendance attendance(const tournament::Tournament& tournament, const std::string& day);

// The answer after a check-in, or after undoing one.

/// Whether the player (its id) was checked in for that match (its id), or (empty) for the whole tournament.
bool cameFor(const tournament::Tournament& tournament, const std::string& person, const std::string& match);

/// The answer to a player who was checked in.
struct CheckinResult {
    std::string name;
    std::string team;  ///< empty if there is none
    std::string match; ///< `for match 3`; empty for the whole tournament
    /// `waiting for Ben Oyelaran`, `suspended: Ana Ruiz`, `the team is complete`; empty without a team
    std::string partners;
    std::string against{}; ///< the limits of the rules that the team breaks, without the reason; empty: none
    std::string exempt{};  ///< `despite a suspension`: the exception; empty: none
    std::string reason{};  ///< the reason for the exception
};
/// For a player (its id) who is checked in, on that day in the room (`2026-11-21`).
CheckinResult checkinResult(const tournament::Tournament& tournament, const std::string& person,
                            const std::string& day);
/// `Ana Ruiz (Full House) is checked in for match 3; waiting for Ben Oyelaran`, with the reasons of
/// exceptions.
std::string checkedInText(const tournament::Tournament& tournament, const std::string& person,
                          const std::string& day);
/// `Ana Ruiz (Full House) is no longer checked in for match 3`, from the tournament before the undo.
std::string notCheckedInText(const tournament::Tournament& before, const std::string& person);

} // namespace desk
