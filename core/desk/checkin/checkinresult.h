// What is answered to somebody who was checked in, or is not any more.
#pragma once

#include "tournament/model/tournament.h"

#include <string>

namespace desk {

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
