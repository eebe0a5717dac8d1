// Changes to the policy for missing teams, as a person enters them.
#pragma once

#include "desk/checks/answer.h"
#include "tournament/model/policy.h"

#include <optional>
#include <string>

namespace desk {

struct PolicyWish {
    std::optional<int> grace;        ///< minutes
    bool noGrace = false;            ///< no grace period
    bool offClock = false;           ///< the waiting time is taken off the match
    bool onClock = false;            ///< it is not
    std::optional<int> removeAfter;  ///< absences; 0: never
    std::optional<std::string> json; ///< as tournament::absencePolicy takes it
    bool isEmpty() const { return !grace && !noGrace && !offClock && !onClock && !removeAfter && !json; }
};

/// The policy with these changes; the rest stays. Refuses values that are out of range, given twice, or
/// contradictory.
Answer<tournament::AbsencePolicy> policyWith(const tournament::AbsencePolicy& before, const PolicyWish& wish);

} // namespace desk
