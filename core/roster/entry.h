// One row of a roster as values, before rows are put together as teams.
#pragma once

#include "header.h"
#include "reading.h"

namespace roster {

/// Whether a cell holds nothing that shows.
bool isEmpty(std::string_view text);

struct Person {
    Player player;
    bool substitute = false; ///< by the file; otherwise by the place in the team
};

struct Entry {
    int line = 1;
    std::string team; ///< empty where it is missing or wrong
    std::optional<int> seed;
    std::vector<Person> people;
    std::string captain;       ///< a name, where the captain is named rather than marked
    std::string affiliation{}; ///< of the team, in a column of its own
    bool plays = true;         ///< false: the row is about a coach or the like
};

/// What the row holds; what is wrong with it is added to the notes.
Entry entryFrom(const csv::Row& row, const Header& header, Notes& notes);

} // namespace roster
