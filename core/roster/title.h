// What the title of a column means.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace roster {

// The words in column titles of rosters, by people and programs.

enum class Field { Team, Seed, Name, First, Last, Id, Email, Captain, Role, Affiliation };

/// Whose field it is: a numbered player's (1, 2, …), the captain's, or that of the person the row is about.
inline constexpr int rowPlayer = 0;
inline constexpr int captains = -1;

/// What a column of a roster holds.
struct Holding {
    Field field = Field::Team;
    int whose = rowPlayer;
    friend bool operator==(const Holding&, const Holding&) = default;
};

struct Meaning {
    Holding holds;
    /// Only the beginning of a long title is known: "Student ID number on the front of the card".
    bool guessed = false;
};

/// Nothing for a title without a meaning in a roster. Case, accents, spaces, punctuation, text in parentheses
/// and the small words of a question don't matter.
std::optional<Meaning> meaning(std::string_view title);

} // namespace roster
