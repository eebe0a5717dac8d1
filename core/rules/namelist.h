// Names within a message, as a sentence lists them.
#pragma once

#include "words.h"

#include "message/message.h"

#include <string>
#include <string_view>
#include <vector>

namespace rules {

/// The argument `called` so: `a`, or `a, b and c`.
inline message::Argument listedAs(std::string_view called, const std::vector<std::string>& names)
{
    if (names.size() < 2)
        return {called, joined(names, ", ")};
    const std::vector<std::string> first(names.begin(), names.end() - 1);
    return {called,
            message::Message{"rules-names", {{"first", joined(first, ", ")}, {"last", names.back()}}}};
}

} // namespace rules
