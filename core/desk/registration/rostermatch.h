// Who of a roster file is who on record. For the rooms of the desk.
#pragma once

#include "cards.h"
#include "rosterpreview.h"

#include "roster/roster.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

struct FiledPlayer {
    const roster::Player* player = nullptr;
    std::string person{};           ///< on record; empty: new
    std::optional<KeptCard> card{}; ///< what is to be kept of the ID; nothing: as it is on record
    std::string from{};             ///< the team that they leave for this one; empty: none
    std::string apart{};            ///< why they are taken without their ID; empty: they are not
};

struct FiledTeam {
    const roster::Team* team = nullptr;
    std::string id{}; ///< on record; empty: new
    std::vector<FiledPlayer> players{};
};

struct RosterMatch {
    std::vector<FiledTeam> teams;
    std::vector<SameIdQuestion> open; ///< IDs of somebody else on record, of which nothing was said yet
    bool knowsAnId = false;           ///< any ID of the file is on record under this key
};

/// The teams of the file beside those on record; `key` is empty where IDs cannot be told on this machine.
RosterMatch matchRoster(const tournament::Tournament& tournament, const std::vector<roster::Team>& teams,
                        const std::string& key, const std::map<RosterCell, SameIdAnswer>& said);

} // namespace desk
