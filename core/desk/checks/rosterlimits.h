// What the rules ask of a team that registers: how many players it has, and of which affiliations they are
// (rules, `roster.…`). A player's affiliation is their own: where none is on record it is not given, whatever
// the team is of, and a limit that needs to know it says so.
#pragma once

#include "tournament/model/tournament.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

/// Whether the rules ask of which affiliation a player is.
bool asksAffiliations(const tournament::Tournament& tournament);

/// What the team is against as it is on record, a sentence each with its rule, without the team's name: `4
/// players, and a team has 3 at most (unc-regular, agreed for this tournament)`. None where it keeps to them
/// all.
std::vector<std::string> brokenLimits(const tournament::Tournament& tournament, const tournament::Team& team);
/// A team that was let in against the limits.
struct LetInAgainst {
    std::vector<std::string> broken; ///< what it is against now; at least one
    std::string reason;              ///< that was given; empty where the limits came after the team
};
/// Nothing where it keeps to the limits.
std::optional<LetInAgainst> letInAgainst(const tournament::Tournament& tournament,
                                         const tournament::Team& team);
/// `against the limits: 4 players, and … (…): guests from abroad`
std::string inWords(const LetInAgainst& letIn);
/// The same without the reason: what everybody may read.
std::string openWords(const LetInAgainst& letIn);

} // namespace desk
