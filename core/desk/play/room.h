// The use cases `table` and `rest`: the tables of the room and the rest between matches, which can change
// during the tournament.
#pragma once

#include "desk/document/desk.h"

#include <optional>
#include <string>

namespace desk {

/// Closes a table, so that no match is called to it (a match there continues), or opens it again.
Answer<Recorded> setTable(Desk& desk, const std::string& by, int table, facts::TableDeed what,
                          const std::optional<std::string>& reason = {});
struct RoomOptions {
    std::optional<int> tables; ///< nothing: no change
    std::optional<int> rest;   ///< minutes, 0 for none; nothing: no change
};
/// Changes the number of tables, or the rest between two matches. Refuses if a match is in play at a table
/// that would be gone.
Answer<Recorded> setRoom(Desk& desk, const std::string& by, const RoomOptions& options);

/// `8 tables, table 5 is closed (lamp broken); 10 minutes of rest between matches`
std::string roomText(const Tournament& tournament);

} // namespace desk
