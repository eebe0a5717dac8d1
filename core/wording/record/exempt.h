// Players who were allowed to play against a rule, by an override.
#pragma once

#include "tournament/model/tournament.h"

#include <optional>
#include <string>

namespace wording {

/// A player who was allowed to play against a rule.
struct Exempt {
    std::string reason; ///< the reason given
    std::string rule; ///< `despite the venue's ID rule (General Eligibility 2)`, `despite a suspension`, both
    bool isSanctioned = false; ///< one of the rules is a suspension, as on record at check-in
    /// `despite the venue's ID rule (General Eligibility 2)`, `by the supervisor`: the part that everyone can
    /// read, without the suspension and the reason.
    std::string openly{};
};
/// The exception by which the person may play that match, or (null) the whole tournament. Nothing if no rule
/// forbids it, or they aren't checked in.
std::optional<Exempt> exempt(const tournament::Tournament& tournament, const tournament::Match* match,
                             const std::string& person);
/// The same for one of their check-ins.
std::optional<Exempt> exempt(const tournament::Tournament& tournament, const std::string& person,
                             const tournament::Arrival& arrival);
/// `despite the venue's ID rule (General Eligibility 2): lost card`
std::string inWords(const Exempt& exempt);

} // namespace wording
