// What the rules ask of a team that registers: how many players it has, and of which affiliations they are
// (rules, `roster.…`). A player's affiliation is their own: where none is on record it is not given, whatever
// the team is of, and a limit that needs to know it says so.
#pragma once

#include "message/message.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

/// Whether the rules ask of which affiliation a player is.
bool asksAffiliations(const tournament::Tournament& tournament);

/// A team that was let in against the limits.
struct LetInAgainst {
    std::vector<message::Message> broken; ///< what it is against now; at least one
    std::string reason;                   ///< that was given; empty where the limits came after the team
};
/// Nothing where it keeps to the limits.
std::optional<LetInAgainst> letInAgainst(const tournament::Tournament& tournament,
                                         const tournament::Team& team);
/// `against the limits: 4 players, and … (…): guests from abroad`
message::Message inWords(const LetInAgainst& letIn);
/// The same without the reason: what everybody may read.
message::Message openWords(const LetInAgainst& letIn);

} // namespace desk
