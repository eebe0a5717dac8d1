// The words that people and programs use in the titles of a roster's columns.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace roster {

enum class Field { Team, Seed, Name, First, Last, Id, Email, Captain, Role, Affiliation };

/// The field that goes by these words, written small and without blanks (`studentid`).
std::optional<Field> fieldCalled(std::string_view words);

/// A word that says nothing about the column: `what`, `your`, `of`.
bool isSmallWord(std::string_view word);
bool meansAPerson(std::string_view word);
bool meansThePartner(std::string_view word);
bool meansASubstitute(std::string_view word);
/// 1 for `first`; 0 where the word is no ordinal.
int ordinal(std::string_view word);

} // namespace roster
