// A script of SQL, one statement at a time: Qt's driver takes no more than one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace store {

/// The statements of a script without their closing semicolons and without comments. Knows quoted texts and
/// names, both kinds of comment, and the statements inside CREATE TRIGGER. What follows the last semicolon is
/// a statement too, unless it is blank.
std::vector<std::string> statements(std::string_view script);

} // namespace store
