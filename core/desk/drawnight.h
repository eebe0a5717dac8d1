// The use case of drawing a night that has its teams.
#pragma once

#include "desk.h"

#include <optional>
#include <string>

namespace desk {

struct HowDrawn {
    facts::Seeding seeding = facts::Seeding::Listed;
    std::optional<std::string> randomSeed; ///< with Random; nothing: one is made
    bool thirdPlace = false;               ///< the losing semifinalists meet once more
};

/// What a draw would come to.
struct Outlook {
    int teams = 0;
    int rounds = 0;
    int matches = 0;      ///< that are played
    int byes = 0;         ///< teams that go into the second round without a match
    int teamsOfOne = 0;   ///< that cannot play before they have a second player
    bool redraws = false; ///< it takes the place of a draw that is on record
};
/// Before anything is drawn. Refuses where nothing can be: too few teams or too many, no rules yet, matches
/// that have begun.
Answer<Outlook> outlook(const night::Night& night, const HowDrawn& how);

/// Draws the teams that have not withdrawn: those with a seed first, by it; the others in their order, or by
/// lot. A draw that is on record is replaced until matches have begun.
Answer<Recorded> drawNight(Desk& desk, const std::string& by, const HowDrawn& how);

} // namespace desk
