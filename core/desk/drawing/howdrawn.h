// How a tournament is to be drawn, and what there is to choose in each format.
#pragma once

#include "tournament/model/tournament.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

/// How a tournament is to be drawn.
struct HowDrawn {
    facts::Seeding seeding = facts::Seeding::Listed;
    std::optional<std::string> randomSeed; ///< with Random; nothing: one is made
    bool apart = false;                    ///< with Random: teams of one affiliation are kept apart
    bool thirdPlace = false;               ///< the losing semifinalists meet once more
    bool singleFinal = false;              ///< of double elimination: one final decides
    std::optional<int> meetings;           ///< of a round robin and of pools: how often each meets each; once
    std::optional<int> pools;              ///< of pools with a playoff; must be given there
    std::optional<int> advance;            ///< of pools with a playoff: from each pool; must be given there
    std::optional<int> wildcards;          ///< of pools with a playoff: who goes on besides
    std::optional<int> rounds;             ///< of Swiss; nothing: as many as single out one who has won all
    std::optional<std::string> ranking; ///< what breaks ties (tournament/model/policy.h); nothing: the usual
    /// Names of teams in the order of another tournament's standings, the best first: they give the seeds of
    /// the teams of the same name, and no other team has one. Nothing: seeds are as they are on record.
    std::optional<std::vector<std::string>> standings;
    friend bool operator==(const HowDrawn&, const HowDrawn&) = default;
};
/// Which of these there is to choose in a format.
struct Choosable {
    bool thirdPlace = false;
    bool finals = false;
    bool meetings = false;
    bool pools = false; ///< their number, who goes on, and wildcards
    bool rounds = false;
    bool apart = false; ///< where all meet all, nobody is kept apart
};
Choosable choosable(facts::Format format);

/// How that draw was made, so that another can be made like it: without its random seed.
HowDrawn howDrawn(const facts::Draw& draw);

/// The same of the draw on record, from which a redraw that says less begins; the usual where there is none.
HowDrawn howDrawn(const tournament::Tournament& tournament);

} // namespace desk
