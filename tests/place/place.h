// The paths of the source tree and the program, for tests that read or start them. Compiled once: files with
// a path of this machine can't be shared by two clones through the compiler's cache.
#pragma once

#include <string>
#include <string_view>

namespace place {

/// The path of a file or folder in the source tree, by its path from the top: `resources/demo/roster.csv`;
/// the top if empty.
std::string inSource(std::string_view name = {});
/// The path of the built program.
std::string program();

} // namespace place
