// Who of a roster file is who on record. For the rooms of the desk.
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

// How a roster file is read and what it changes, as it is shown before anything is recorded.

/// A cell that is read.
struct RosterCellText {
    roster::CellPlace at;
    roster::Holding holds;
    std::string text; ///< empty of an ID that is right: no screen shows it
    bool wrong = false;
    std::string hint{}; ///< of such an ID its end
};

/// One row of the file, as far as it could be read; or who is on record and not in the file.
struct RosterRow {
    enum class Standing { New, Changed, Same, Absent };
    int line = 1; ///< of the file; 0 for who is not in it
    std::string team{};
    std::optional<int> seed{};
    std::vector<std::string> players{};  ///< names
    std::vector<std::string> cardEnds{}; ///< of each player, as it would be kept; empty where there is none
    std::vector<bool> haveIds{};         ///< likewise: of a short ID no end is kept
    std::vector<Mistake> mistakes{};     ///< why the row cannot be taken
    /// They are all about its team as a whole, for example too many players: a person chooses which of its
    /// rows is skipped or edited.
    bool ofTeam = false;
    std::vector<message::Message> warnings{};
    bool leftOut = false;
    std::string affiliation{}; ///< of its team; empty: none
    Standing standing = Standing::New;
    std::vector<message::Message> changes{}; ///< of what is on record
    /// Players who have no ID, here or on record, where the rules ask for one and others of the file have
    /// one.
    std::vector<std::string> withoutId{};
    std::vector<RosterCellText> cells{};
    std::optional<roster::Clash> question{};
};

struct RosterPreview {
    std::vector<RosterRow> rows;   ///< in the file's order; behind them who is not in it
    std::vector<Mistake> mistakes; ///< of the file as a whole
    std::vector<message::Message> warnings;
    std::vector<roster::Column> columns;
    bool again = false; ///< there are teams on record, so that rows can be other than new
    int teams = 0;      ///< in the file; 0 while there is any mistake
    int players = 0;    ///< on them
    int withoutId = 0;  ///< of them who have no ID, here or on record, where the rules ask for one
    int fresh = 0;      ///< of the teams: not on record yet
    int changed = 0;
    int absent = 0; ///< teams and players on record who are not in the file, and stay
    /// Whether it can be recorded.
    bool good() const { return teams > 0; }
};

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
    std::vector<roster::Clash> open; ///< IDs of someone else on record, not decided yet
    bool knowsAnId = false;          ///< any ID of the file is on record under this key
};

/// The teams of the file next to those on record; `key` is empty if IDs cannot be compared on this machine.
RosterMatch matchRoster(const tournament::Tournament& tournament, const std::vector<roster::Team>& teams,
                        const std::string& key, const std::map<roster::CellPlace, roster::SameId>& said);

} // namespace desk
