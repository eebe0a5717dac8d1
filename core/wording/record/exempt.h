// Who was allowed to play against a rule, by an override.
#pragma once

#include "tournament/model/tournament.h"

#include <optional>
#include <string>

namespace wording {

/// Someone who was allowed to play against a rule.
struct Exempt {
    std::string reason; ///< that was given
    std::string rule; ///< `despite the venue's ID rule (General Eligibility 2)`, `despite a suspension`, both
    bool isSanctioned = false; ///< a suspension is among them, as it was on record at check-in
    /// `despite the venue's ID rule (General Eligibility 2)`, `by the supervisor`: what everyone may read,
    /// without the suspension and the reason.
    std::string openly{};
};
/// How the person may play that match, or (null) the whole tournament, against a rule. Nothing where no rule
/// forbids it, or they are not checked in.
std::optional<Exempt> exempt(const tournament::Tournament& tournament, const tournament::Match* match,
                             const std::string& person);
/// The same for one of their check-ins.
std::optional<Exempt> exempt(const tournament::Tournament& tournament, const std::string& person,
                             const tournament::Arrival& arrival);
/// `despite the venue's ID rule (General Eligibility 2): lost card`
std::string inWords(const Exempt& exempt);

} // namespace wording
