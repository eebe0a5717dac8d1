// The parameters by name: for lists, tables and forms.
#pragma once

#include "form.h"
#include "message/message.h"
#include "venue.h"
#include "json/value.h"

#include <optional>
#include <string>
#include <string_view>
#include <tl/expected.hpp>
#include <vector>

namespace rules {

/// The one group of parameters that may be null as a whole: a venue may do without that rule.
inline constexpr std::string_view nullableGroup = "renege";
/// Whether it is that group, or a parameter in it.
bool isOfNullableGroup(std::string_view name);

/// `end.target` and the others, in README's order.
std::vector<std::string_view> parameterNames();
/// Whether it is a limit for teams that register, so that the organizer of any tournament can set it.
bool isOrganisers(std::string_view name);
/// Its value as in a rule file; null for each `renege.…` without a renege rule. Here and below, `name` must
/// be one of README's parameters, or `renege`: the rule as a whole, with any value or null.
json::Value valueOf(const Values& values, std::string_view name);

/// Whether the parameter was added later and still has its value from before, so that no one mentions it.
bool isLeftOut(const Values& values, std::string_view name);

/// The text that stands for an empty list, if people can type the list (`2H, 2D`); otherwise empty.
std::string_view nothingTyped(std::string_view name);

/// A value that can be chosen, and all values with it.
struct Chosen {
    json::Value value; ///< as in a rule file
    Values with;
};
/// The values to choose from, the current one among them; empty if any number or text is possible.
std::vector<Chosen> choicesOf(const Values& values, std::string_view name);

/// What a form asks for to get that parameter's value.
const Form& formOf(std::string_view name);
/// The values with another one for one of the parameters; a renege parameter also adds a renege rule, whose
/// other members get their values from before they existed. Refuses what a rule file can't have there.
tl::expected<Values, message::Message> with(Values values, std::string_view name, const json::Value& value);

/// The parameters whose values differ, in their order.
std::vector<std::string_view> differing(const Values& one, const Values& other);

/// What can have a citation of its own besides the parameters: `misdeal.reasons.no-spade`,
/// `fouls.table-talk`.
std::vector<std::string> citableItems(const Values& values);

} // namespace rules
