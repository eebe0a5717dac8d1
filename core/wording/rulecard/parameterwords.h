// The parameters of a rule set in words: for lists, tables and forms.
#pragma once

#include "rules/parameters.h"
#include "rules/venue.h"

#include <string>
#include <string_view>

namespace wording {

/// A short name for people: `target`. Here and below, `parameter` must be a parameter in the README, or
/// `renege` for the rule as a whole.
std::string labelOf(std::string_view parameter);
/// Its value in words: `300 points`.
std::string inWords(const rules::Values& values, std::string_view parameter);

} // namespace wording
