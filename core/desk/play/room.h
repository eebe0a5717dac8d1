// The use cases `table` and `rest`: the tables of the room and the rest between matches. Both can change
// during the tournament.
#pragma once

#include "desk/document/desk.h"

#include <optional>
#include <string>

namespace desk {

/// Closes a table, so no match is called to it, or opens it again. A match at the table continues.
Answer<Recorded> setTable(Desk& desk, const std::string& by, int table, facts::TableAction what,
                          const std::optional<std::string>& reason = {});
struct RoomOptions {
    std::optional<int> tables; ///< nothing: no change
    std::optional<int> rest;   ///< minutes, 0: none; nothing: no change
};
/// Changes the number of tables or the rest between two matches of a team. Refuses if that removes a table
/// with a match in play.
Answer<Recorded> setRoom(Desk& desk, const std::string& by, const RoomOptions& options);

/// `8 tables, table 5 is closed (lamp broken); 10 minutes of rest between matches`
std::string roomText(const Tournament& tournament);

} // namespace desk
