// The parameters of a rule set in words: for lists, tables and forms.
#pragma once

#include "rules/parameters.h"
#include "rules/venue.h"

#include <string>
#include <string_view>

namespace wording {

/// A short name for people: `target`. `parameter` must be one of README's parameters or `renege`, the rule as
/// a whole, here and below.
std::string labelOf(std::string_view parameter);
/// How its value reads: `300 points`.
std::string inWords(const rules::Values& values, std::string_view parameter);

} // namespace wording
