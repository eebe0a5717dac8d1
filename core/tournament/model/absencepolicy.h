// The tournament's policy for who does not come.
#pragma once

#include "facts/setup.h"
#include "json/reader.h"

#include <optional>
#include <string>

#include <tl/expected.hpp>

namespace tournament {

inline constexpr int longestGrace = 60; ///< minutes
inline constexpr int highestFee = 99999;
inline constexpr int mostAbsences = 99; ///< until a team is out

/// What an absence of one kind costs.
struct AbsenceEffect {
    bool isForfeit = true;            ///< in a ranking; else a plain loss
    std::optional<int> rating{};      ///< of the side that is at fault, in tenths; nothing: it is not rated
    std::optional<int> otherRating{}; ///< of the other side
    int fee = 0;                      ///< due, in the venue's currency
    bool counts = true;               ///< towards removal
    friend bool operator==(const AbsenceEffect&, const AbsenceEffect&) = default;
};

struct AbsencePolicy {
    std::optional<int> grace{}; ///< minutes of the grace period; nothing: no clock runs
    bool offClock = true;       ///< the time that was waited is taken off the match
    int removeAfter = 0;        ///< so many absences that count and a team is out; 0: never
    AbsenceEffect defaulted{false, {}, {}, 0, false}; ///< gave notice
    AbsenceEffect forfeit{};
    AbsenceEffect noShow{};
    friend bool operator==(const AbsencePolicy&, const AbsencePolicy&) = default;
};

/// That policy with what the JSON object says otherwise, every key optional:
/// `{"grace": 10, "offClock": true, "removeAfter": 2, "forfeit": {"ranks": "forfeit", "rating": 0,
/// "otherRating": 40, "fee": 10, "counts": true}}`, likewise `default` and `no-show`; `ranks` is `forfeit` or
/// `loss`. Refuses unknown keys and words, and what is out of range.
tl::expected<AbsencePolicy, json::Problems> absencePolicy(const std::optional<std::string>& attendance,
                                                          AbsencePolicy before = {});
/// The policy with every key said; canonical JSON.
std::string absenceJson(const AbsencePolicy& policy);

} // namespace tournament
