#include "canonical.h"

#include <algorithm>

namespace facts {

namespace {

json::Value sorted(json::Value value)
{
    if (auto* items = std::get_if<json::Array>(&value.data))
        for (json::Value& item : *items)
            item = sorted(std::move(item));
    if (auto* members = std::get_if<json::Object>(&value.data)) {
        for (auto& [key, member] : *members)
            member = sorted(std::move(member));
        // The order of UTF-8's bytes is the order of code points.
        std::ranges::sort(*members, {}, &json::Object::value_type::first);
    }
    return value;
}

} // namespace

std::string canonical(const json::Value& value)
{
    return json::print(sorted(value));
}

} // namespace facts
