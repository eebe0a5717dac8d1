// The way of a draw in words, by which anyone can take it again, with paper or in any language: a step each.
#pragma once

#include "bracket/shuffle.h"

#include <string>
#include <vector>

namespace wording {

/// Of `bracket::drawOrder`. `byLot`: those of `bracket::shuffled` are among them. `further` steps come before
/// the places are the seeds.
std::vector<std::string> drawingInWords(bool byLot, const std::vector<std::string>& further = {});
/// From an order drawn by lot to that of `bracket::keptApart`.
std::vector<std::string> apartInWords(bracket::Kind kind, int pools);

} // namespace wording
