// How those are ranked whom no bracket parts, as the draw says.
#pragma once

#include "bracket/ranking.h"
#include "facts/draw.h"
#include "json/reader.h"

#include <array>
#include <string>

#include <tl/expected.hpp>

namespace tournament {

struct RankingPolicy {
    bracket::RankingRules rules;
    /// Whether the matches of a team that withdrew count for nobody; else they stay as they were played.
    bool expunges = false;
    /// Who has been rated below that on average, in tenths of a point, does not go on from a pool to the
    /// playoff: the next does. Who was not rated goes on.
    std::optional<int> gate;
    friend bool operator==(const RankingPolicy&, const RankingPolicy&) = default;
};

/// The usual policy of the draw's format with what its `ranking` says otherwise, every key optional:
/// `{"order": ["points", "head-to-head", "lot"], "cap": 200, "points": {"win": 3, "loss": 0, "forfeit": -1},
/// "withdrawn": "keep", "gate": {"rating": "3.0"}}`; a cap of null is none, `"expunge"` the other choice, a
/// gate asks for a rating of sportsmanship. Refuses unknown keys and words, an order that is empty or names a
/// breaker twice, one that does not begin with `win-share` or `points`, and one that does not end with `lot`.
tl::expected<RankingPolicy, json::Problems> rankingPolicy(const facts::Draw& draw);
/// The policy as `ranking` has it, every key said but a gate that there is none; canonical JSON.
std::string policyJson(const RankingPolicy& policy);

/// Ratings in tenths that organisers ask for, the lowest first.
inline constexpr std::array usualGates{20, 25, 30, 35, 40};
/// A draw's `ranking` that asks for such a rating and is the usual otherwise: `{"gate":{"rating":"3.0"}}`.
std::string rankingWithGate(int tenths);

/// The bracket's word for a draw's format.
bracket::Kind kindOf(facts::Format format);

} // namespace tournament
