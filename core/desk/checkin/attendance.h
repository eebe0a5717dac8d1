// Who is expected at the door, and who is here.
#pragma once

#include "tournament/model/tournament.h"
#include "tournament/queries/attendance.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace desk {

/// A player of a team that goes on playing.
struct Expected {
    std::string person;
    std::string team;
    const tournament::Match* match =
        nullptr; ///< that comes next for them (tournament/queries/attendance.h); null before the draw
    tournament::Presence presence{}; ///< for that match, or for the evening
    bool isHere() const { return presence == tournament::Presence::CheckedIn; }
};
/// In the order in which they are needed: by their next match, and then as the teams stand.
std::vector<Expected> expected(const tournament::Tournament& tournament);
/// Those of them whose own name or whose team's fits what was typed (roster/find.h), the missing ones first.
std::vector<Expected> expected(const tournament::Tournament& tournament, std::string_view typed);

/// `may play: Currently enrolled students, Faculty, Staff (General Eligibility 1)`: whom the venue's sheet
/// lets play, and where it says so; empty where it says nothing.
std::string eligibleText(const tournament::Tournament& tournament);

/// Of whom a report of the shift tells: who plays for the team in the end (tournament/model/lineup.h,
/// playersToCount), and behind them who was here and left it.
std::vector<std::string> membersToTell(const tournament::Tournament& tournament,
                                       const tournament::Team& team);

/// A team that cannot sit down yet.
struct Waiting {
    std::string team;
    const tournament::Match* match = nullptr; ///< that comes next; null before the draw
    std::vector<std::string> missing;         ///< persons who are not here
    std::vector<std::string>
        keptOut;               ///< persons who are here and may not play (tournament/queries/suspension.h)
    bool lacksPartner = false; ///< it has one player
};
/// In the order in which they are needed, on that day in the room (`2026-11-21`).
std::vector<Waiting> incompleteTeams(const tournament::Tournament& tournament, const std::string& day);
/// Somebody whom it lacks.
struct LackingPlayer {
    std::string name;          ///< `Ben Cole`; `a partner` of whom nobody knows who it is
    bool mayPlay = true;       ///< false of who is here and may not
    bool showsIdAgain = false; ///< was checked in for another match
};
std::vector<LackingPlayer> lackingIn(const tournament::Tournament& tournament, const Waiting& waiting);
/// As people read it: `Ben Cole`, `Cy Dale (show ID again)`, `Ana Ruiz may not play`, `a partner`.
std::string inWords(const LackingPlayer& lacking);

/// Of the seats of the teams that go on playing, two each, how many are filled by who may play on that day.
struct Attendance {
    int here = 0;
    int again = 0; ///< so many of the others by who has to show their ID again
    int needed = 0;
};
/// `8 of 12 players checked in, 4 show ID again`
std::string inWords(const Attendance& count);
Attendance attendance(const tournament::Tournament& tournament, const std::string& day);

// What is answered to somebody who was checked in, or is not any more.

/// Whether the player (its id) was checked in for that match (its id), or (empty) for the evening.
bool cameFor(const tournament::Tournament& tournament, const std::string& person, const std::string& match);

/// What is answered to somebody who was checked in.
struct CheckinResult {
    std::string name;
    std::string team;     ///< empty where there is none
    std::string match;    ///< `for match 3`; empty where it is for the evening
    std::string partners; ///< `missing: Ben Oyelaran`, `show ID again for match 5: Ben Oyelaran`,
                          ///< `Ana Ruiz may not play`, `the team is complete`; empty
                          ///< without a team
    bool complete = false;
    std::string against{}; ///< the limits of the rules that the team is against, not why; empty: none
    std::string exempt{};  ///< `against a sanction`: what they were let in against; empty: nothing
    std::string reason{};  ///< why they were
};
/// Of a player (its id) who is checked in, on that day in the room (`2026-11-21`).
CheckinResult checkinResult(const tournament::Tournament& tournament, const std::string& person,
                            const std::string& day);
/// `Ana Ruiz (Full House) is here for match 3; missing: Ben Oyelaran`, with the reasons of who was let in.
std::string checkedInText(const tournament::Tournament& tournament, const std::string& person,
                          const std::string& day);
/// `Ana Ruiz (Full House) is not checked in any more for match 3`, after the tournament before that.
std::string notCheckedInText(const tournament::Tournament& before, const std::string& person);

} // namespace desk
