// The parameters of a rule set in words: for lists, tables and forms.
#pragma once

#include "rules/parameters.h"
#include "rules/venue.h"

#include <string>
#include <string_view>
#include <vector>

namespace wording {

/// A short name for people: `target`. `parameter` must be one of README's parameters, here and below.
std::string labelOf(std::string_view parameter);
/// How its value reads: `300 points`.
std::string inWords(const rules::Values& values, std::string_view parameter);

// The table of the parameters' words.

struct ParameterWords {
    std::string_view path; ///< `end.target`
    const char* label;     ///< English, and the key of its translation in the context `RuleCard`
    std::string (*words)(const rules::Values& values);
};

// Parts of the table.
std::vector<ParameterWords> gameWords();
std::vector<ParameterWords> handWords();
std::vector<ParameterWords> peopleWords();

/// A translated text as it is.
std::string said(const char* key);
std::string yesOrNo(bool value);
/// The texts with commas; `none` where there are none.
std::string listedOr(const std::vector<std::string>& items, const char* none);

} // namespace wording
