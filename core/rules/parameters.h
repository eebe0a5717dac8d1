// The parameters by name: for lists, tables and forms.
#pragma once

#include "venue.h"
#include "json/value.h"

namespace rules {

/// `end.target` and the others, in README's order.
std::vector<std::string_view> parameterNames();
/// A short name for people: `target`. `name` must be one of README's parameters, here and below.
std::string_view labelOf(std::string_view name);
/// Whether it is asked of teams that register, so that the organiser of any tournament may set it.
bool isOrganisers(std::string_view name);
/// How its value reads: `300 points`.
std::string inWords(const Values& values, std::string_view name);
/// Its value as a rule file has it; null for each `renege.…` where there is no renege rule.
json::Value valueOf(const Values& values, std::string_view name);

/// What is typed for none of its items where it is a list that people may type (`2H, 2D`); else empty.
std::string_view nothingTyped(std::string_view name);

struct Chosen {
    json::Value value; ///< as a rule file has it
    std::string words; ///< `the game is finished`
};
/// What its value is chosen from, the one that it has among them; empty where any number or text may be.
std::vector<Chosen> choicesOf(const Values& values, std::string_view name);

} // namespace rules
