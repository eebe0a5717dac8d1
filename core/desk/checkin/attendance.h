// Who is expected at the door, and who is checked in.
#pragma once

#include "tournament/model/tournament.h"
#include "tournament/queries/attendance.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace desk {

/// A player of a team that still plays.
struct Expected {
    std::string person;
    std::string team;
    const tournament::Match* match =
        nullptr; ///< that comes next for them (tournament/queries/attendance.h); null before the draw
    tournament::Presence presence{}; ///< for that match, or for the whole tournament
    bool isHere() const { return presence == tournament::Presence::CheckedIn; }
};
/// In the order in which they are needed: by their next match, then in the order of the teams.
std::vector<Expected> expected(const tournament::Tournament& tournament);
/// Those of them whose own name or whose team's fits what was typed (roster/find.h), the missing ones first.
std::vector<Expected> expected(const tournament::Tournament& tournament, std::string_view typed);

/// `eligible: Currently enrolled students, Faculty, Staff (General Eligibility 1)`: who may play by the
/// venue's rule sheet, with its section; empty if the sheet does not say.
std::string eligibleText(const tournament::Tournament& tournament);

/// Of whom a report of the shift tells: who plays for the team in the end (tournament/model/lineup.h,
/// playersToCount), and behind them who was here and left it.
std::vector<std::string> membersToTell(const tournament::Tournament& tournament,
                                       const tournament::Team& team);

/// A team that cannot be seated yet.
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
/// Somebody whom it lacks.
struct LackingPlayer {
    std::string name;          ///< `Ben Cole`; `a partner` if there is none yet
    bool mayPlay = true;       ///< false if checked in but suspended
    bool showsIdAgain = false; ///< was checked in for another match
};
std::vector<LackingPlayer> lackingIn(const tournament::Tournament& tournament, const Waiting& waiting);
/// As people read it: `Ben Cole`, `Cy Dale (show ID again)`, `Ana Ruiz (suspended)`, `a partner`.
std::string inWords(const LackingPlayer& lacking);

/// Of the seats of the teams that still play, two each, how many are filled by players who may play on that
/// day.
struct Attendance {
    int here = 0;
    int again = 0; ///< so many of the others by who has to show their ID again
    int needed = 0;
};
/// `8 of 12 players checked in, 4 must show ID again`
std::string inWords(const Attendance& count);
Attendance attendance(const tournament::Tournament& tournament, const std::string& day);

// What is answered to somebody who was checked in, or is not any more.

/// Whether the player (its id) was checked in for that match (its id), or (empty) for the whole tournament.
bool cameFor(const tournament::Tournament& tournament, const std::string& person, const std::string& match);

/// What is answered to somebody who was checked in.
struct CheckinResult {
    std::string name;
    std::string team;  ///< empty where there is none
    std::string match; ///< `for match 3`; empty for the whole tournament
    /// `waiting for Ben Oyelaran`, `show ID again for match 5: Ben Oyelaran`, `suspended: Ana Ruiz`, `the
    /// team is complete`; empty without a team
    std::string partners;
    bool complete = false;
    std::string against{}; ///< the limits of the rules that the team is against, not why; empty: none
    std::string exempt{};  ///< `despite a suspension`: the exception; empty: none
    std::string reason{};  ///< why they were
};
/// Of a player (its id) who is checked in, on that day in the room (`2026-11-21`).
CheckinResult checkinResult(const tournament::Tournament& tournament, const std::string& person,
                            const std::string& day);
/// `Ana Ruiz (Full House) is checked in for match 3; waiting for Ben Oyelaran`, with the reasons of
/// exceptions.
std::string checkedInText(const tournament::Tournament& tournament, const std::string& person,
                          const std::string& day);
/// `Ana Ruiz (Full House) is no longer checked in for match 3`, from the tournament before that.
std::string notCheckedInText(const tournament::Tournament& before, const std::string& person);

} // namespace desk
