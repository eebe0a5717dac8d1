// What a venue's sheet has against a side's bid: resources/rules/README.md, the groups `bid`, `nil` and
// `contract.blindBid`. A table that played it all the same needs an override.
#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace naive {

/// `record` is the side's part of a hand (`bid` or `bids`, `blind`), `deficit` the opponents' score less its
/// own before the hand, `blinds` the hands of the game in which it bid blind. Empty where the sheet has
/// nothing against it, else one word for what it has.
std::string objection(const nlohmann::json& parameters, const nlohmann::json& record, int deficit,
                      int blinds = 0);

/// Whether the side bid a number or a nil blind.
bool bidsBlind(const nlohmann::json& record);

/// The numbers that the side's partners bid, together.
int numbersBid(const nlohmann::json& record);

} // namespace naive
