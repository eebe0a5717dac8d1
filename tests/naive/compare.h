// Compares a ledger of the real scorer with the second opinion.
#pragma once

#include "naive/naive.h"

#include <cstdint>
#include <functional>

namespace naive {

/// The first difference between the two, as a sentence that names hand, side, field and both values; empty if
/// they agree. `ledger` is a courtside-ledger/1 object. It also checks the sums of its lines and of its
/// `countedFrom`.
std::string compare(const Result& result, const json& ledger);

/// The same for a match: its games one by one, then games won, total points, state and winner.
std::string compare(const MatchResult& result, const json& ledger);

/// From the text of a venue and the text of a game or match to the text of its ledger.
using RealScorer = std::function<std::string(const std::string& venue, const std::string& game)>;

/// Makes `games` random venues with a game each, starting at `firstSeed`, and compares. Returns the first one
/// that differs, or that the real scorer refuses with an exception: its seed and both texts, with the game
/// cut after the hand that differs.
std::string disagreement(const RealScorer& real, std::uint64_t firstSeed, int games);

/// The same for matches, which aren't cut.
std::string matchDisagreement(const RealScorer& real, std::uint64_t firstSeed, int matches);

} // namespace naive
