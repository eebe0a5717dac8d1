// Splits an SQL script into statements, because Qt's driver takes one at a time.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace store {

/// The statements of a script, without their closing semicolons and without comments. Handles quoted texts
/// and names, both kinds of comment, and the statements inside CREATE TRIGGER. Text after the last semicolon
/// is a statement too, unless it is blank.
std::vector<std::string> statements(std::string_view script);

} // namespace store
