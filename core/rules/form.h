// What a form asks for to get a value of a rule file.
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
        Text,   ///< of one line
        Name,   ///< kebab-case
        Card,   ///< `2H`
        Time,   ///< `22:30`
        List,   ///< each item has the form in `parts`
        Object  ///< for each of `keys`, one of `parts`
    };
    Kind kind = Kind::Text;
    int least = 0;
    int most = 0;
    bool isLoss = false; ///< people type what is lost, from `least` to `most` too: 10 for -10
    std::vector<json::Value> choices{};
    std::optional<json::Value> none{}; ///< if the rule can be left out: null, or another word for that
    std::vector<std::string_view> keys{};
    std::vector<Form> parts{};
    std::optional<json::Value> leftOut{}; ///< of a member that a file may leave out: what it is without it
};
/// A value to begin with: no number or the least, the first choice, an empty text.
json::Value blank(const Form& form);
/// The object with these values of its form's members, in their order, without what a file leaves out.
json::Value objectOf(const Form& form, json::Array members);

} // namespace rules
