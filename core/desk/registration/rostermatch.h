// Matches the people of a roster file with those on record. For the rooms of the desk.
#pragma once

#include "registrationfacts.h"

#include "desk/checks/answer.h"
#include "roster/roster.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace desk {

// How a roster file is read and what it changes, shown before anything is recorded.

/// A cell that is read.
struct RosterCellText {
    roster::CellPlace at;
    roster::Holding holds;
    std::string text; ///< empty for a valid ID, which no screen shows
    bool wrong = false;
    std::string hint{}; ///< the end of such an ID
};

/// One row of the file, as far as it could be read; or someone on record who isn't in the file.
struct RosterRow {
    enum class Standing { New, Changed, Same, Absent };
    int line = 1; ///< in the file; 0 if they aren't in it
    std::string team{};
    std::optional<int> seed{};
    std::vector<std::string> players{};  ///< names
    std::vector<std::string> cardEnds{}; ///< of each player, as it would be kept; empty if there is none
    std::vector<bool> haveIds{};         ///< likewise: no end is kept of a short ID
    std::vector<Mistake> mistakes{};     ///< why the row can't be imported
    /// They are all about its team as a whole, for example too many players: a person chooses which of its
    /// rows to skip or edit.
    bool ofTeam = false;
    std::vector<message::Message> warnings{};
    bool leftOut = false;
    std::string affiliation{}; ///< of its team; empty: none
    Standing standing = Standing::New;
    std::vector<message::Message> changes{}; ///< of what is on record
    /// Players without an ID, here or on record, if the rules require one and others of the file have one.
    std::vector<std::string> withoutId{};
    std::vector<RosterCellText> cells{};
    std::optional<roster::Clash> question{};
};

struct RosterPreview {
    std::vector<RosterRow> rows;   ///< in the file's order; then people who aren't in it
    std::vector<Mistake> mistakes; ///< of the file as a whole
    std::vector<message::Message> warnings;
    std::vector<roster::Column> columns;
    bool again = false; ///< there are teams on record, so that rows can be changes
    int teams = 0;      ///< in the file; 0 while there is any mistake
    int players = 0;    ///< on them
    int withoutId = 0;  ///< of these, without an ID here or on record, if the rules require one
    int fresh = 0;      ///< teams that aren't on record yet
    int changed = 0;
    int absent = 0; ///< teams and players on record who aren't in the file; they stay
    /// Whether it can be recorded.
    bool good() const { return teams > 0; }
};

struct FiledPlayer {
    const roster::Player* player = nullptr;
    std::string person{};           ///< on record; empty: new
    std::optional<KeptCard> card{}; ///< what to keep of the ID; nothing: as on record
    std::string from{};             ///< the team that they leave for this one; empty: none
    std::string apart{};            ///< why they are imported without their ID; empty: they aren't
};

struct FiledTeam {
    const roster::Team* team = nullptr;
    std::string id{}; ///< on record; empty: new
    std::vector<FiledPlayer> players{};
};

struct RosterMatch {
    std::vector<FiledTeam> teams;
    std::vector<roster::Clash> open; ///< IDs of someone else on record, not decided yet
    bool knowsAnId = false;          ///< an ID of the file is on record under this key
};

/// The teams of the file next to those on record; `key` is empty if IDs cannot be compared on this machine.
RosterMatch matchRoster(const tournament::Tournament& tournament, const std::vector<roster::Team>& teams,
                        const std::string& key, const std::map<roster::CellPlace, roster::SameId>& said);

} // namespace desk
