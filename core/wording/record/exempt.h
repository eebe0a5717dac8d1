// Players who were allowed to play against a rule, with an override.
#pragma once

#include "tournament/model/tournament.h"

#include <optional>
#include <string>

namespace wording {

struct Exempt {
    std::string reason; ///< as given
    /// `despite the venue's ID rule (General Eligibility 2)`, `despite a suspension`, or both.
    std::string rule;
    bool isSanctioned = false; ///< one of the rules is a suspension; as recorded at check-in
    /// What everyone may read, without the suspension and the reason: `despite the venue's ID rule (General
    /// Eligibility 2)`, `by the supervisor`.
    std::string openly{};
};
/// The exception by which the person may play that match (null: the whole tournament). Nothing if no rule
/// forbids it or they aren't checked in.
std::optional<Exempt> exempt(const tournament::Tournament& tournament, const tournament::Match* match,
                             const std::string& person);
/// The same for one of their check-ins.
std::optional<Exempt> exempt(const tournament::Tournament& tournament, const std::string& person,
                             const tournament::Arrival& arrival);
/// `despite the venue's ID rule (General Eligibility 2): lost card`
std::string inWords(const Exempt& exempt);

} // namespace wording
