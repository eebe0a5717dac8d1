// Doing something once for each kind of fact, or for the one of a name. For this room alone.
#pragma once

#include "fact.h"

#include <type_traits>
#include <utility>

namespace facts {

/// Calls `task` with an empty fact of each kind.
template <class Task>
void forEachKind(Task&& task)
{
    [&]<std::size_t... I>(std::index_sequence<I...>)
    {
        (task(std::variant_alternative_t<I, Fact>{}), ...);
    }
    (std::make_index_sequence<std::variant_size_v<Fact>>{});
}

template <class T>
inline constexpr bool isOptional = false;
template <class T>
inline constexpr bool isOptional<std::optional<T>> = true;

template <class Shape>
inline constexpr bool isPrivate = false;
template <class Shape>
inline constexpr bool isPrivate<Private<Shape>> = true;

} // namespace facts
