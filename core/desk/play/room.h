// The use cases `table` and `rest`: the tables of the room and the rest between matches change in the course
// of the tournament.
#pragma once

#include "desk/document/desk.h"

#include <optional>
#include <string>

namespace desk {

/// Closes a table, so that no match is called to it (one that sits there plays on), or opens it again.
Answer<Recorded> setTable(Desk& desk, const std::string& by, int table, facts::TableDeed what,
                          const std::optional<std::string>& reason = {});
struct RoomOptions {
    std::optional<int> tables; ///< nothing: as many as there are
    std::optional<int> rest;   ///< minutes, 0 for none; nothing: as it is
};
/// There are more tables from now on, or fewer, or teams rest for longer between two matches. Refuses where a
/// match is played at a table that would be gone.
Answer<Recorded> setRoom(Desk& desk, const std::string& by, const RoomOptions& options);

/// `8 tables, table 5 is closed (lamp broken); 10 minutes of rest between matches`
std::string roomText(const Tournament& tournament);

} // namespace desk
