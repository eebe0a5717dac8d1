// Matches the people in a roster file with those on record. Only for the rooms of the desk.
#pragma once

#include "registrationfacts.h"

#include "desk/checks/answer.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace desk {

// How a roster file is read and what it changes, shown before anything is recorded.

/// A cell of the file that is read.
struct RosterCellText {
    roster::CellPlace at;
    roster::Holding holds;
    std::string text; ///< empty for a valid ID, which is never shown
    bool wrong = false;
    std::string hint{}; ///< the last characters of such an ID
};

/// One row of the file, as far as it could be read. Or someone on record who isn't in the file.
struct RosterRow {
    enum class Standing { New, Changed, Same, Absent };
    int line = 1; ///< 0: not in the file
    std::string team{};
    std::optional<int> seed{};
    std::vector<std::string> players{};  ///< their names
    std::vector<std::string> cardEnds{}; ///< for each player, as it would be stored; empty: none
    std::vector<bool> haveIds{};         ///< for each player; a short ID has no stored end
    std::vector<Mistake> mistakes{};     ///< why the row can't be imported
    /// All mistakes are about the team as a whole, for example too many players. A person must choose which
    /// of its rows to skip or edit.
    bool ofTeam = false;
    std::vector<message::Message> warnings{};
    bool leftOut = false;
    std::string affiliation{}; ///< of the team; empty: none
    Standing standing = Standing::New;
    std::vector<message::Message> changes{}; ///< how this differs from what is on record
    /// Players without an ID in the file or on record, if the rules require one and other players in the file
    /// have one.
    std::vector<std::string> withoutId{};
    std::vector<RosterCellText> cells{};
    std::optional<roster::Clash> question{};
};

struct RosterPreview {
    std::vector<RosterRow> rows;   ///< in the order of the file; then people who aren't in it
    std::vector<Mistake> mistakes; ///< about the file as a whole
    std::vector<message::Message> warnings;
    std::vector<roster::Column> columns;
    bool again = false; ///< there are teams on record, so rows can be changes
    int teams = 0;      ///< in the file; 0 while there are mistakes
    int players = 0;    ///< on these teams
    int withoutId = 0;  ///< how many of them have no ID in the file or on record, if the rules require one
    int fresh = 0;      ///< how many teams aren't on record yet
    int changed = 0;
    int absent = 0; ///< teams and players on record who aren't in the file; they stay
    bool good() const { return teams > 0; }
};

struct FiledPlayer {
    const roster::Player* player = nullptr;
    std::string person{};           ///< id on record; empty: new
    std::optional<KeptCard> card{}; ///< what to store for the ID; nothing: as on record
    std::string from{};             ///< the team that they leave to join this one; empty: none
    std::string apart{};            ///< why they are imported without their ID; empty: with it
};

struct FiledTeam {
    const roster::Team* team = nullptr;
    std::string id{}; ///< on record; empty: new
    std::vector<FiledPlayer> players{};
};

struct RosterMatch {
    std::vector<FiledTeam> teams;
    std::vector<roster::Clash> open; ///< IDs that belong to someone else on record; still to be decided
    bool knowsAnId = false;          ///< an ID in the file is on record under this key
};

/// Compares the teams in the file with those on record. `key` is empty if IDs can't be compared on this
/// computer.
RosterMatch matchRoster(const tournament::Tournament& tournament, const std::vector<roster::Team>& teams,
                        const std::string& key, const std::map<roster::CellPlace, roster::SameId>& said);

} // namespace desk
