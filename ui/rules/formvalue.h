// Reads a value by its form.
#pragma once

#include "rules/parameters.h"
#include "json/value.h"

namespace rulesview {

/// That member of the object, or its default if a file can leave it out; null if the value has none.
const json::Value* memberOf(const rules::Form& form, std::size_t index, const json::Value& object);
/// Whether a text in that value is still empty.
bool hasEmptyText(const rules::Form& form, const json::Value& value);

} // namespace rulesview
