// The one table of parameters. Loading, writing, agreed values, citations and comparing all use it.
#pragma once

#include "parameters.h"
#include "shape.h"
#include "venue.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

struct Parameter {
    std::string_view path; ///< `end.target`
    /// Reads it from JSON. Reports a problem and returns false if the value isn't possible.
    std::function<bool(const json::Value&, const Place&, Values&)> read;
    std::function<json::Value(const Values&)> write;
    Form form = {};
    std::vector<json::Value> choices = {}; ///< as in a rule file; empty if any number or text is possible
    /// What people type for an empty list: `none`; empty if the list can't be typed.
    std::string_view nothing = {};
    /// The value from before the parameter existed. A frozen copy without the parameter has that value.
    json::Value before = {};
    /// The parameter was added after rules were first frozen. A rule file can leave it out, and it is only
    /// written if its value isn't `before`.
    bool isLater = false;
};

/// In the order of the README.
const std::vector<Parameter>& parameters();
/// Null if there is no parameter with that name.
const Parameter* parameter(std::string_view path);
/// `nil` for `nil.valueMade`. A parameter without a group is its own group.
std::string_view groupOf(std::string_view path);
/// In the order of the README, each once.
const std::vector<std::string_view>& groups();

/// Each parameter with its value from before it existed. The values have a renege rule with such members.
const Values& valuesBefore();
/// If the values have no renege rule, gives them that one.
void fillInRenege(Values& values);

} // namespace rules
