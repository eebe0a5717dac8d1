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
    bool singleFinal = false;              ///< of double elimination: one final decides
    std::optional<int> meetings;           ///< of a round robin and of pools: how often each meets each; once
    std::optional<int> pools;              ///< of pools with a playoff; must be given there
    std::optional<int> advance;            ///< of pools with a playoff: from each pool; must be given there
    std::optional<int> wildcards;          ///< of pools with a playoff: who goes on besides
    std::optional<int> rounds;             ///< of Swiss; nothing: as many as single out one who has won all
    std::optional<std::string> ranking;    ///< what breaks ties (night/policy.h); nothing: the usual
};

/// What a draw would come to.
struct Outlook {
    int teams = 0;
    int rounds = 0;       ///< one after the other, those of all parts
    int matches = 0;      ///< that are played, a second final only if necessary not counted
    int byes = 0;         ///< teams that go into the second round without a match
    int teamsOfOne = 0;   ///< that cannot play before they have a second player
    bool redraws = false; ///< it takes the place of a draw that is on record
};
/// Before anything is drawn. Refuses where nothing can be: too few teams or too many, no rules yet, matches
/// that have begun.
Answer<Outlook> outlook(const night::Night& night, const HowDrawn& how);

/// `16 teams, 4 rounds, 15 matches`; the same as JSON.
std::string outlookText(const Outlook& look);
std::string outlookJson(const Outlook& look);

/// Draws the teams that have not withdrawn: those with a seed first, by it; the others in their order, or by
/// lot. A draw that is on record is replaced until matches have begun.
Answer<Recorded> drawNight(Desk& desk, const std::string& by, const HowDrawn& how);

} // namespace desk
