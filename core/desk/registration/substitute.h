// The use case `substitute`: somebody comes in for a player of a team.
#pragma once

#include "desk/document/desk.h"

#include <optional>
#include <string>

namespace desk {

struct SubstituteOptions {
    std::string team;                  ///< id
    std::string leaves;                ///< id of a player of it
    std::string joins;                 ///< id: a third player of it, or somebody who is free
    std::optional<std::string> anew{}; ///< the name of somebody not on record yet, in place of `joins`
    std::string match{};               ///< id, from which on; empty: at once
    std::string reason{};              ///< may be empty
    std::string affiliation{};         ///< own one of who is new; empty: not given
    std::string override{};            ///< why the team may then be against the limits; empty: it may not
    bool isAnother = false;            ///< who is new is not the player of another team of that name
};
/// From that match on, or from the next that is called, the one plays in place of the other; matches that
/// were called keep those who sat down. Refused for whom it is too late, who was ejected, plays for another
/// team or does not play for this one, who is new and is called like a player of another team unless that was
/// looked at, and without an override where the team is then against the limits of
/// the rules (rosterlimits.h). Warns where who leaves sits in a match that is on.
Answer<Recorded> substitute(Desk& desk, const std::string& by, const SubstituteOptions& options);

/// What the team would be against the limits of the rules after that, and is not already. It takes an
/// override to record these.
std::vector<Mistake> againstLimits(const tournament::Tournament& tournament,
                                   const SubstituteOptions& options);

/// The id of a person on record of exactly that name: of the team, or else of any; empty where it is new.
std::string personNamed(const tournament::Tournament& tournament, const std::string& team,
                        const std::string& name);

} // namespace desk
