// Making JSON values for output: `json::of("unc")`, `json::of(300)`, `json::Object{{"a", json::of(1)}}`.
#pragma once

#include "value.h"

#include <optional>
#include <string>
#include <string_view>

namespace json {

inline Value of(std::nullptr_t)
{
    return {nullptr};
}
inline Value of(bool b)
{
    return {b};
}
inline Value of(int n)
{
    return {static_cast<long long>(n)};
}
inline Value of(std::string text)
{
    return {std::move(text)};
}
inline Value of(std::string_view text)
{
    return {std::string(text)};
}
inline Value of(const char* text)
{
    return {std::string(text)};
}
inline Value of(Array items)
{
    return {std::move(items)};
}
inline Value of(Object members)
{
    return {std::move(members)};
}
/// null where it is empty.
inline Value orNull(const std::string& text)
{
    return text.empty() ? of(nullptr) : of(text);
}
/// null where there is nothing.
template <class T>
Value of(const std::optional<T>& perhaps)
{
    return perhaps ? of(*perhaps) : of(nullptr);
}

} // namespace json
