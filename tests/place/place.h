// Where the source tree and the program are, for tests that read or start them. Compiled once: what has a
// path of this machine in it cannot be shared by two clones through the compiler's cache.
#pragma once

#include <string>
#include <string_view>

namespace place {

/// A file or folder of the source tree, named from its top: `resources/demo/roster.csv`; its top where
/// nothing is named.
std::string inSource(std::string_view name = {});
/// The program as it was built.
std::string program();

} // namespace place
