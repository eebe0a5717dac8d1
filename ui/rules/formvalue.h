// Looks into a value as its form lays it out.
#pragma once

#include "rules/parameters.h"
#include "json/value.h"

namespace rulesview {

/// That member of the object, also where a file leaves it out; null if the value has none.
const json::Value* memberOf(const rules::Form& form, std::size_t index, const json::Value& object);
/// Whether a text in that value is still empty.
bool hasEmptyText(const rules::Form& form, const json::Value& value);

} // namespace rulesview
