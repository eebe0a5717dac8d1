// What of the policy for who does not come is to be another, as a person says it.
#pragma once

#include "desk/checks/answer.h"
#include "tournament/model/policy.h"

#include <optional>
#include <string>

namespace desk {

struct PolicyWish {
    std::optional<int> grace;        ///< minutes
    bool noGrace = false;            ///< no clock of grace runs
    bool offClock = false;           ///< what was waited is taken off the match
    bool onClock = false;            ///< it is not
    std::optional<int> removeAfter;  ///< absences; 0: never
    std::optional<std::string> json; ///< as tournament::absencePolicy takes it
    bool isEmpty() const { return !grace && !noGrace && !offClock && !onClock && !removeAfter && !json; }
};

/// The policy with these changes; what is not named does not change. Refuses what is out of range, given
/// twice, or contradictory.
Answer<tournament::AbsencePolicy> policyWith(const tournament::AbsencePolicy& before, const PolicyWish& wish);

} // namespace desk
