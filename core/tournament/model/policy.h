// How the draw has teams ranked without a bracket. Also the policy for missing teams.
#pragma once

#include "bracket/ranking.h"
#include "facts/draw.h"
#include "facts/setup.h"
#include "json/reader.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>

namespace tournament {

/// What a team needs, besides its rank in the pool, to advance to the playoff. If it doesn't meet this, the
/// next team advances.
struct Gate {
    std::optional<int> rating{};   ///< minimum average, in tenths; a team without ratings meets it
    std::optional<int> played{};   ///< minimum number of matches that it didn't forfeit or default itself
    std::optional<int> forfeits{}; ///< maximum
    std::optional<int> wins{};     ///< minimum percentage of its matches
    friend bool operator==(const Gate&, const Gate&) = default;
};
inline constexpr int mostGated = 99; ///< for matches and for forfeits

struct RankingPolicy {
    bracket::RankingRules rules;
    /// Whether the matches of a team that withdrew don't count for anyone. Otherwise they stay as played.
    bool expunges = false;
    Gate gate{};
    friend bool operator==(const RankingPolicy&, const RankingPolicy&) = default;
};

/// The usual policy of the draw's format with the changes in its `ranking`. Every key is optional: `{"order":
/// ["points", "head-to-head", "lot"], "cap": 200, "points": {"win": 3, "tie": 1, "loss": 0, "forfeit": -1},
/// "withdrawn": "keep", "gate": {"rating": "3.0", "played": 3, "forfeits": 1, "wins": 50}}`. A `cap` of null
/// means no cap, `withdrawn` can also be `"expunge"`, and `gate` has at least one of its keys. Refuses
/// unknown keys and words, and whatever `againstOrder` refuses.
tl::expected<RankingPolicy, json::Problems> rankingPolicy(const facts::Draw& draw);
RankingPolicy usualPolicy(facts::Format format);
/// The `ranking` of a draw: where the policy differs from the usual one of the format, as canonical JSON.
/// Nothing if it doesn't differ.
std::optional<std::string> rankingJson(const RankingPolicy& policy, facts::Format format);
/// What is wrong with the order: it must begin with `win-share` or `points` and end with `lot`.
std::optional<message::Message> againstOrder(const std::vector<bracket::Breaker>& order);
/// The order without that tiebreaker. If it isn't in the order, the order with it, placed before the play-in
/// and the random draw.
std::vector<bracket::Breaker> toggled(std::vector<bracket::Breaker> order, bracket::Breaker which);
/// All tiebreakers: first those in the order, then the unused ones.
std::vector<bracket::Breaker> withUnused(std::vector<bracket::Breaker> order);

/// The bracket's format for a draw's format.
bracket::Kind kindOf(facts::Format format);

// The tournament's policy for missing teams.

inline constexpr int longestGrace = 60; ///< minutes
inline constexpr int highestFee = 99999;
inline constexpr int mostAbsences = 99; ///< before a team is removed

/// What one kind of absence costs.
struct AbsenceEffect {
    bool isForfeit = true;            ///< in a ranking; otherwise a loss
    std::optional<int> rating{};      ///< for the absent side, in tenths; nothing: no rating
    std::optional<int> otherRating{}; ///< for the other side
    int fee = 0;                      ///< due, in the venue's currency
    bool counts = true;               ///< toward removing the team
    friend bool operator==(const AbsenceEffect&, const AbsenceEffect&) = default;
};

struct AbsencePolicy {
    std::optional<int> grace{}; ///< minutes of the grace period; nothing: no grace period
    bool offClock = true;       ///< the waiting time is taken off the match clock
    int removeAfter = 0;        ///< a team is removed after this many absences that count; 0: never
    AbsenceEffect defaulted{false, {}, {}, 0, false}; ///< the team gave notice
    AbsenceEffect forfeit{};
    AbsenceEffect noShow{};
    friend bool operator==(const AbsencePolicy&, const AbsencePolicy&) = default;
};

/// The usual policy with the changes in the JSON object. Every key is optional: `{"grace": 10, "offClock":
/// true, "removeAfter": 2, "forfeit": {"ranks": "forfeit", "rating": 0, "otherRating": 40, "fee": 10,
/// "counts": true}}`. `default` and `no-show` have the same keys as `forfeit`. `ranks` is `forfeit` or
/// `loss`. Refuses unknown keys and words, and values out of range.
tl::expected<AbsencePolicy, json::Problems> absencePolicy(const std::optional<std::string>& attendance,
                                                          AbsencePolicy before = {});
/// The policy with all keys, as canonical JSON.
std::string absenceJson(const AbsencePolicy& policy);

} // namespace tournament
