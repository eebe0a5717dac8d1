// How teams are ranked without a bracket, as the draw says; and the policy for missing teams.
#pragma once

#include "bracket/ranking.h"
#include "facts/draw.h"
#include "facts/setup.h"
#include "json/reader.h"

#include <optional>
#include <string>
#include <tl/expected.hpp>

namespace tournament {

/// What a team needs, besides its place in the pool, to advance to the playoff. If it lacks something, the
/// next team advances instead.
struct Gate {
    std::optional<int> rating{};   ///< at least, on average, in tenths; a team without ratings advances
    std::optional<int> played{};   ///< at least this many matches that it didn't forfeit or default itself
    std::optional<int> forfeits{}; ///< at most
    std::optional<int> wins{};     ///< at least this percentage of its matches
    friend bool operator==(const Gate&, const Gate&) = default;
};
inline constexpr int mostGated = 99; ///< matches, or forfeits

struct RankingPolicy {
    bracket::RankingRules rules;
    /// Whether the matches of a team that withdrew count for no one; otherwise they stay as played.
    bool expunges = false;
    Gate gate{};
    friend bool operator==(const RankingPolicy&, const RankingPolicy&) = default;
};

/// The usual policy of the draw's format with the changes of its `ranking`, every key optional: `{"order":
/// ["points", "head-to-head", "lot"], "cap": 200, "points": {"win": 3, "tie": 1, "loss": 0, "forfeit": -1},
/// "withdrawn": "keep", "gate": {"rating": "3.0", "played": 3, "forfeits": 1, "wins": 50}}`; a cap of null is
/// none, `"expunge"` the other choice, a gate has one of its keys at least. Refuses unknown keys and words,
/// and what `againstOrder` refuses.
tl::expected<RankingPolicy, json::Problems> rankingPolicy(const facts::Draw& draw);
/// The policy that is usual in that format.
RankingPolicy usualPolicy(facts::Format format);
/// A draw's `ranking`: where that policy differs from the usual one of the format, as canonical JSON; nothing
/// if it doesn't.
std::optional<std::string> rankingJson(const RankingPolicy& policy, facts::Format format);
/// The mistake in that order: it must begin with `win-share` or `points` and end with `lot`.
std::optional<message::Message> againstOrder(const std::vector<bracket::Breaker>& order);
/// The order without that one; or with it, in front of the play-in and the random draw, if it isn't there.
std::vector<bracket::Breaker> toggled(std::vector<bracket::Breaker> order, bracket::Breaker which);
/// Every tiebreaker: those of the order, and behind them those that it doesn't use.
std::vector<bracket::Breaker> withUnused(std::vector<bracket::Breaker> order);

/// The bracket's format for a draw's format.
bracket::Kind kindOf(facts::Format format);

// The tournament's policy for missing teams.

inline constexpr int longestGrace = 60; ///< minutes
inline constexpr int highestFee = 99999;
inline constexpr int mostAbsences = 99; ///< before a team is removed

/// What an absence of one kind costs.
struct AbsenceEffect {
    bool isForfeit = true;            ///< in a ranking; otherwise a plain loss
    std::optional<int> rating{};      ///< of the side at fault, in tenths; nothing: no rating
    std::optional<int> otherRating{}; ///< of the other side
    int fee = 0;                      ///< due, in the venue's currency
    bool counts = true;               ///< toward removal
    friend bool operator==(const AbsenceEffect&, const AbsenceEffect&) = default;
};

struct AbsencePolicy {
    std::optional<int> grace{}; ///< minutes of the grace period; nothing: no grace period
    bool offClock = true;       ///< the waiting time is taken off the match
    int removeAfter = 0;        ///< a team is removed after this many absences that count; 0: never
    AbsenceEffect defaulted{false, {}, {}, 0, false}; ///< gave notice
    AbsenceEffect forfeit{};
    AbsenceEffect noShow{};
    friend bool operator==(const AbsencePolicy&, const AbsencePolicy&) = default;
};

/// That policy with the changes in the JSON object. Every key is optional: `{"grace": 10, "offClock": true,
/// "removeAfter": 2, "forfeit": {"ranks": "forfeit", "rating": 0, "otherRating": 40, "fee": 10, "counts":
/// true}}`, likewise `default` and `no-show`; `ranks` is `forfeit` or `loss`. Refuses unknown keys and words,
/// and values out of range.
tl::expected<AbsencePolicy, json::Problems> absencePolicy(const std::optional<std::string>& attendance,
                                                          AbsencePolicy before = {});
/// The policy with every key; canonical JSON.
std::string absenceJson(const AbsencePolicy& policy);

} // namespace tournament
