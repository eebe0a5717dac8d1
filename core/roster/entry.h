// One row of a roster as values, before rows are combined into teams.
#pragma once

#include "header.h"
#include "reading.h"

namespace roster {

/// Whether a cell has nothing that can be seen.
bool isEmpty(std::string_view text);

struct Person {
    Player player;
    bool substitute = false; ///< the file says so; otherwise the order in the team decides
};

struct Entry {
    int line = 1;
    std::string team; ///< empty if it is missing or wrong
    std::optional<int> seed;
    std::vector<Person> people;
    std::string captain;       ///< a name, if the file names the captain instead of marking one
    std::string affiliation{}; ///< of the team, in a separate column
    bool plays = true;         ///< false: the row is about a coach or the like
};

/// Reads the row. Adds what is wrong with it to the notes.
Entry entryFrom(const csv::Row& row, const Header& header, Notes& notes);

} // namespace roster
