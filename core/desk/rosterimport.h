// The use case of taking teams from a roster file: first it is shown how the file is read, then it is
// recorded.
#pragma once

#include "desk.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace desk {

/// One row of the file, as far as it could be read.
struct RosterRow {
    int line = 1; ///< of the file
    std::string team;
    std::optional<int> seed;
    std::vector<std::string> players;  ///< names
    std::vector<std::string> cardEnds; ///< of each player, as it would be kept; empty where there is none
    std::vector<std::string> mistakes; ///< why the row cannot be taken
    std::vector<std::string> warnings;
    bool leftOut = false;
    std::string affiliation; ///< of its team; empty: none
};

struct RosterPreview {
    std::vector<RosterRow> rows;
    std::vector<std::string> mistakes; ///< of the file as a whole
    std::vector<std::string> warnings;
    int teams = 0;   ///< that would come; 0 while there is any mistake
    int players = 0; ///< on them
    /// Whether it can be recorded.
    bool good() const { return teams > 0; }
};

/// How the file is read, without the rows that begin on the lines left out. A row is wrong too where its team
/// or a card is on record already.
RosterPreview previewRoster(const night::Night& night, std::string_view bytes, const std::set<int>& leaveOut);

/// Records the file's teams and players behind those that there are, all or nothing. Of a player's ID only a
/// keyed hash and its end are kept. Refuses while any row is wrong, and after the draw.
Answer<Recorded> importTeams(Desk& desk, const std::string& by, std::string_view bytes,
                             const std::set<int>& leaveOut);

} // namespace desk
