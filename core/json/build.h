// Makes JSON values for output.
#pragma once

#include "value.h"

namespace json {

template <class T>
Value of(T&& plain)
{
    return Value(std::forward<T>(plain));
}
/// The text, or null if it is empty.
inline Value orNull(const std::string& text)
{
    return text.empty() ? Value() : Value(text);
}
/// A list of what `make` returns for each item.
template <class List, class Make>
Array list(const List& all, Make make)
{
    Array values;
    for (const auto& each : all)
        values.push_back(make(each));
    return values;
}
/// A list of the items as they are.
template <class List>
Array list(const List& all)
{
    return Array(std::begin(all), std::end(all));
}

} // namespace json
