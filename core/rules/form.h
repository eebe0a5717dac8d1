// What a form needs to know to ask for a value of a rule file.
#pragma once

#include "json/value.h"

#include <optional>
#include <string_view>
#include <vector>

namespace rules {

/// The form field for a value.
struct Form {
    enum class Kind {
        Number, ///< from `least` to `most`
        Choice, ///< one of `choices`
        Text,   ///< one line
        Name,   ///< kebab-case
        Card,   ///< `2H`
        Time,   ///< `22:30`
        List,   ///< each item has the form `parts[0]`
        Object  ///< each of `keys` has the form at the same place in `parts`
    };
    Kind kind = Kind::Text;
    int least = 0;
    int most = 0;
    bool isLoss = false; ///< people type a loss as a positive number, also from `least` to `most`: 10 for -10
    std::vector<json::Value> choices{};
    std::optional<json::Value> none{}; ///< if the rule can be left out: null, or another word for that
    std::vector<std::string_view> keys{};
    std::vector<Form> parts{};
    std::optional<json::Value> leftOut{}; ///< for a member that a file can leave out: its value then
};
/// A first value: no number or the least, the first choice, or an empty text.
json::Value blank(const Form& form);
/// An object with these values for the members of its form, in order. Leaves out what a file leaves out.
json::Value objectOf(const Form& form, json::Array members);

} // namespace rules
