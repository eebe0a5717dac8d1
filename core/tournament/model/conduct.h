// What is on record about a match besides its play: protests and sportsmanship ratings. Also the incidents of
// the tournament.
#pragma once

#include "record.h"

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tournament {

/// A protest of the match, with its decision.
struct Protested {
    std::string op;
    facts::Protest protest;
    std::string settlement; ///< op of the decision in force; empty if there is none yet
    std::optional<facts::ProtestEnd> ruling;
    /// Whether it still has to be settled: it has no decision, or it was referred to staff.
    bool isOpen() const { return !ruling || *ruling == facts::ProtestEnd::Referred; }
    friend bool operator==(const Protested&, const Protested&) = default;
};
/// Whether one of them keeps the winner from advancing.
bool isHeld(const std::vector<Protested>& protests);

/// A rating in tenths of a point, from text like `4` or `3.5`; nothing if it isn't a number from 0 to 10.
std::optional<int> tenthsIn(std::string_view typed);
/// `3.5`
std::string ratingText(int tenths);

/// An infraction, a warning, an ejection, or a note.
struct Happened {
    facts::Stamp stamp;
    facts::Incident incident;
    friend bool operator==(const Happened&, const Happened&) = default;
};
/// Oldest first.
std::vector<Happened> incidentsIn(const Record& record);

/// A suspended player or team.
struct Sanctioned {
    facts::Stamp stamp;
    facts::Sanction sanction;
    std::vector<std::string> members{}; ///< for a team: everyone who was on it then or has joined it since
    friend bool operator==(const Sanctioned&, const Sanctioned&) = default;
};
/// Whether the suspension applies to the person: it is their own, or that of a team they were a member of,
/// even if they are on another team now.
bool reaches(const Sanctioned& sanctioned, std::string_view person);
/// Whether it is still in effect on that day, `2026-11-21`.
bool holdsOn(const facts::Sanction& sanction, std::string_view day);
/// The newest suspension of each player and team that wasn't lifted. `record` holds the facts of the
/// tournament as a whole. Only facts before `before` (a seq) are used.
std::vector<Sanctioned> sanctionsIn(const Record& record,
                                    long long before = std::numeric_limits<long long>::max());

/// The ejection of that person or that team (pass the other id empty). Null if there is none.
const Happened* ejection(const std::vector<Happened>& incidents, std::string_view person,
                         std::string_view team);

} // namespace tournament
