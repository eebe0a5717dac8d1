// Who was let in against a rule.
#pragma once

#include "tournament/model/tournament.h"

#include <optional>
#include <string>

namespace wording {

/// Somebody who was let in although a rule is against it.
struct Exempt {
    std::string reason; ///< that was given
    std::string rule;   ///< `against the venue's ID rule (General Eligibility 2)`, `against a sanction`, both
    bool isSanctioned = false; ///< a sanction is among them; by what was on record when they came
    /// `against the venue's ID rule (General Eligibility 2)`, `by the supervisor`: what everybody may read,
    /// of a sanction and of the reason nothing.
    std::string openly{};
};
/// Whether the person plays that match so, or (null) was let in so for the evening. Nothing where no rule is
/// against it, and where they are not here.
std::optional<Exempt> exempt(const tournament::Tournament& tournament, const tournament::Match* match,
                             const std::string& person);
/// The same of one arrival of theirs.
std::optional<Exempt> exempt(const tournament::Tournament& tournament, const std::string& person,
                             const tournament::Arrival& arrival);
/// `against the venue's ID rule (General Eligibility 2): lost card`
std::string inWords(const Exempt& exempt);

} // namespace wording
