// Files and standard input, as commands read them.
#pragma once

#include <string>

#include <tl/expected.hpp>

/// The whole file (`-`: standard input), or a sentence that names it and says why not.
tl::expected<std::string, std::string> readFile(const std::string& name);
/// The name as messages show it: `standard input` for `-`.
std::string shownName(const std::string& name);
/// Why the file cannot be opened for reading, or nothing.
std::string whyUnreadable(const std::string& name);
