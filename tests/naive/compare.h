// Holds a ledger of the real scorer against the second opinion.
#pragma once

#include "naive/naive.h"

#include <cstdint>
#include <functional>

namespace naive {

/// The first difference between the two, as a sentence that names hand, side, field and both values. Empty:
/// they agree. `ledger` is a courtside-ledger/1 object; that its lines and its `countedFrom` add up is asked
/// too.
std::string compare(const Result& result, const json& ledger);

/// The same for a match: its games one by one, then games won, points together, state and winner.
std::string compare(const MatchResult& result, const json& ledger);

/// The text of a venue and of a game or match to the text of its ledger.
using RealScorer = std::function<std::string(const std::string& venue, const std::string& game)>;

/// Draws `games` venues with a game each, from `firstSeed` on, and compares. The first that differs or that
/// the real scorer refuses (an exception) is told with its seed and both texts, the game cut after the hand
/// that differs.
std::string disagreement(const RealScorer& real, std::uint64_t firstSeed, int games);

/// The same for matches, which are told whole.
std::string matchDisagreement(const RealScorer& real, std::uint64_t firstSeed, int matches);

} // namespace naive
