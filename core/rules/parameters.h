// The parameters by name: for lists, tables and forms.
#pragma once

#include "venue.h"
#include "json/value.h"

namespace rules {

/// `end.target` and the others, in README's order.
std::vector<std::string_view> parameterNames();
/// Whether it is asked of teams that register, so that the organiser of any tournament may set it.
bool isOrganisers(std::string_view name);
/// Its value as a rule file has it; null for each `renege.…` where there is no renege rule. `name` must be
/// one of README's parameters, here and below.
json::Value valueOf(const Values& values, std::string_view name);

/// Whether it came later and is as before it existed, so that nobody says it.
bool isLeftOut(const Values& values, std::string_view name);

/// What is typed for none of its items where it is a list that people may type (`2H, 2D`); else empty.
std::string_view nothingTyped(std::string_view name);

/// A value that may be chosen, and all values with it.
struct Chosen {
    json::Value value; ///< as a rule file has it
    Values with;
};
/// What its value is chosen from, the one that it has among them; empty where any number or text may be.
std::vector<Chosen> choicesOf(const Values& values, std::string_view name);

/// What may have a cite of its own beside the parameters: `misdeal.reasons.no-spade`, `fouls.table-talk`.
std::vector<std::string> citableItems(const Values& values);

} // namespace rules
