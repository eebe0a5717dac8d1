// The rule files of resources/rules, embedded when the program is built (embed.cmake).
#pragma once

#include <span>
#include <string_view>

namespace rules {

struct Embedded {
    std::string_view id;
    std::string_view text;
};
std::span<const Embedded> embedded();

} // namespace rules
