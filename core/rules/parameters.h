// The parameters by name, for lists, tables and forms.
#pragma once

#include "form.h"
#include "message/message.h"
#include "venue.h"
#include "json/value.h"

#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace rules {

/// The one group of parameters that can be null as a whole: a venue doesn't need to have that rule.
inline constexpr std::string_view nullableGroup = "renege";
/// Whether it is that group or a parameter in it.
bool isOfNullableGroup(std::string_view name);

/// `end.target` and the others, in the order of the README.
std::vector<std::string_view> parameterNames();
/// Whether it is a limit for teams that register. The organizer of any tournament can set these.
bool isOrganisers(std::string_view name);
/// Its value as in a rule file. Null for each `renege.…` if there is no renege rule. Here and below, `name`
/// must be a parameter in the README, or `renege` for the rule as a whole, whose value can be null.
json::Value valueOf(const Values& values, std::string_view name);

/// Whether the parameter was added later and still has its value from before. It is then not shown.
bool isLeftOut(const Values& values, std::string_view name);

/// What people type for an empty list, if they can type the list (`2H, 2D`). Otherwise empty.
std::string_view nothingTyped(std::string_view name);

/// A value to choose, and all values with that choice.
struct Chosen {
    json::Value value; ///< as in a rule file
    Values with;
};
/// The values to choose from, including the current one. Empty if any number or text is possible.
std::vector<Chosen> choicesOf(const Values& values, std::string_view name);

/// What a form needs to know to ask for that parameter.
const Form& formOf(std::string_view name);
/// The values with one parameter changed. A renege parameter also adds a renege rule if there is none; its
/// other members get their values from before they existed. Refuses a value that a rule file can't have
/// there.
tl::expected<Values, message::Message> with(Values values, std::string_view name, const json::Value& value);

/// The parameters whose values differ, in order.
std::vector<std::string_view> differing(const Values& one, const Values& other);

/// What can have a citation besides the parameters: `misdeal.reasons.no-spade`, `fouls.table-talk`.
std::vector<std::string> citableItems(const Values& values);

} // namespace rules
