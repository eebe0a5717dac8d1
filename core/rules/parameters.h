// The parameters by name: for lists, tables and forms.
#pragma once

#include "venue.h"
#include "json/value.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

/// What a value may be, as a form asks for it.
struct Form {
    enum class Kind {
        Number, ///< from `least` to `most`
        Choice, ///< one of `choices`
        Text,   ///< of one line
        Name,   ///< kebab-case
        Card,   ///< `2H`
        Time,   ///< `22:30`
        List,   ///< each item is as `parts` says
        Object  ///< for each of `keys` one of `parts`
    };
    Kind kind = Kind::Text;
    int least = 0;
    int most = 0;
    std::vector<json::Value> choices{};
    std::optional<json::Value> none{}; ///< where there may be no such rule: null, or another word for it
    std::vector<std::string_view> keys{};
    std::vector<Form> parts{};
};
const Form& formOf(std::string_view name);
/// A value to begin with where there was none: the least number, the first choice, an empty text.
json::Value blank(const Form& form);
/// The values with another for one of the parameters; of a renege parameter also with a renege rule, whose
/// other members are as before there was one. Nothing where a rule file may not have that value.
std::optional<Values> with(Values values, std::string_view name, const json::Value& value);

/// What may have a cite of its own beside the parameters: `misdeal.reasons.no-spade`, `fouls.table-talk`.
std::vector<std::string> citableItems(const Values& values);

} // namespace rules
