// What a single cell of a roster says.
#pragma once

#include "reading.h"

namespace roster {

/// A cell on its way to becoming a value: where it stands and what it is called in a message.
struct Cell {
    std::string_view text;
    int line = 1;
    message::Message what;               ///< `team name`, `ID of player 2`
    std::optional<std::size_t> column{}; ///< from 0
};

/// Each answers what the cell holds and nothing where it is empty or wrong; what is wrong is added to the
/// notes.
bool isEmpty(std::string_view text);
std::string textIn(const Cell& cell, int longest, Notes& notes);
/// Takes `="00123"` and `'00123`, which is how a spreadsheet is told that digits are text.
std::string idIn(const Cell& cell, Notes& notes);
std::string emailIn(const Cell& cell, Notes& notes);
std::optional<int> seedIn(const Cell& cell, Notes& notes);

/// What a cell under Captain or Role says of the row's player.
struct RoleWord {
    bool captain = false;
    bool substitute = false;
    bool plays = true; ///< false: a coach, staff
    bool known = true; ///< false: it is no word for yes, no or a role, but perhaps a name
};
RoleWord roleIn(std::string_view text);

} // namespace roster
