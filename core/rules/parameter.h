// The one table of parameters. Loading, writing, agreed values, cites and comparing all read it.
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
    /// From JSON into its place; false and a Problem where it cannot be.
    std::function<bool(const json::Value&, const Place&, Values&)> read;
    std::function<json::Value(const Values&)> write;
    Form form = {};
    std::vector<json::Value> choices = {}; ///< as a rule file has them; empty where any number or text may be
    std::string_view nothing = {}; ///< typed for an empty list, `none`; empty where no list may be typed
    /// The value that held before the parameter existed, which a frozen copy without it has.
    json::Value before = {};
    /// It came after rules were first frozen: a rule file may leave it out, and it is written only where it
    /// is not as before.
    bool isLater = false;
};

/// In README's order.
const std::vector<Parameter>& parameters();
/// Null where there is none of that name.
const Parameter* parameter(std::string_view path);
/// `nil` of `nil.valueMade`; a parameter without a group is its own.
std::string_view groupOf(std::string_view path);
/// In README's order, each once.
const std::vector<std::string_view>& groups();

/// Every parameter as it was before it existed. The renege rule is one whose members are so.
const Values& valuesBefore();
/// Values without a renege rule get that one.
void fillInRenege(Values& values);

} // namespace rules
