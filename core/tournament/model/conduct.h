// What a match's record has beside its play: its protests and how the sides behaved; and the incidents of the
// tournament.
#pragma once

#include "record.h"

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tournament {

/// A protest of the match, with what became of it.
struct Protested {
    std::string op;
    facts::Protest protest;
    std::string settlement; ///< op of the one that holds; empty if there is none yet
    std::optional<facts::ProtestEnd> ruling;
    /// Whether it is still to be settled: nobody has, or it was referred to staff.
    bool isOpen() const { return !ruling || *ruling == facts::ProtestEnd::Referred; }
    friend bool operator==(const Protested&, const Protested&) = default;
};
/// Whether one of them keeps the winner from moving on.
bool isHeld(const std::vector<Protested>& protests);

/// A rating as it is written, `4` or `3.5`, in tenths of a point; nothing where it is no number from 0 to 10.
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

/// A player or a team that may not play.
struct Sanctioned {
    facts::Stamp stamp;
    facts::Sanction sanction;
    std::vector<std::string> members{}; ///< of a team: whoever was on it then, or came to it since
    friend bool operator==(const Sanctioned&, const Sanctioned&) = default;
};
/// Whether it is about that person: their own, or that of a team they are a member of, even if they are on
/// another team by now.
bool reaches(const Sanctioned& sanctioned, std::string_view person);
/// Whether it has not ended by that day, `2026-11-21`.
bool holdsOn(const facts::Sanction& sanction, std::string_view day);
/// The newest of each player and team, but for those that were lifted. `record` is that of the tournament as
/// a whole; `before`: as the facts before that one (its seq) had it.
std::vector<Sanctioned> sanctionsIn(const Record& record,
                                    long long before = std::numeric_limits<long long>::max());

/// The ejection of that person, or of that team (the other id empty); or null.
const Happened* ejection(const std::vector<Happened>& incidents, std::string_view person,
                         std::string_view team);

} // namespace tournament
