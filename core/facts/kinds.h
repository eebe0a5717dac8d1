// Doing something once for each kind of fact, or for the one of a name. For this room alone.
#pragma once

#include "shapes.h"

#include <optional>
#include <utility>
#include <variant>

namespace facts {

/// Calls `task` with an empty fact of each kind that `Facts`, a variant, can be.
template <class Facts, class Task>
void forEachKind(Task&& task)
{
    [&]<std::size_t... I>(std::index_sequence<I...>)
    {
        (task(std::variant_alternative_t<I, Facts>{}), ...);
    }
    (std::make_index_sequence<std::variant_size_v<Facts>>{});
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
