// How use cases answer a command.
#pragma once

#include <string>

namespace desk {

/// For people, or for programs.
enum class As { Text, Json };

/// Why a text was not taken: the line it is about, and a sentence.
struct Refusal {
    int line = 1;
    std::string text;
};

} // namespace desk
