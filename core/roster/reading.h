// What is read from a roster file, and how it is to be read: as values.
#pragma once

#include "title.h"

#include "message/message.h"

#include <compare>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace roster {

/// Partners, who are the first two of a team; further players are substitutes.
inline constexpr std::size_t partners = 2;
inline constexpr std::size_t mostPlayers = 6;
inline constexpr int longestId = 40;
inline constexpr int highestSeed = 4096; // what may be on record as a seed
/// No roster is larger, in bytes.
inline constexpr std::size_t largestFile = std::size_t{4} << 20;

/// A cell: the line on which its row begins, and its column from 0.
struct CellPlace {
    int line = 1;
    std::size_t column = 0;
    friend auto operator<=>(const CellPlace&, const CellPlace&) = default;
};

/// Texts are storable (`text.h`); empty where the file has none.
struct Player {
    std::string name;
    std::string id; ///< text: leading zeros stay
    std::string email;
    bool captain = false;
    std::string affiliation;
    int line = 0;                          ///< of the file
    std::optional<std::size_t> idColumn{}; ///< of the ID, from 0; nothing where the file has none

    CellPlace idCell() const { return {line, idColumn.value_or(0)}; }
};

struct Team {
    std::string name;
    std::optional<int> seed;
    std::vector<Player> players; ///< at least one, at most `mostPlayers`
    int line = 0;                ///< where the file first has it
    /// That which more of its players name than any other, in whatever order they come; where none names one
    /// that of the team's own column; empty: none.
    std::string affiliation{};
};

enum class Shape { PlayerRows, TeamRows };

/// One row as far as it could be read; the notes name what is wrong. Also of a row that is skipped, so that
/// it can be shown and restored.
struct Row {
    int line = 1; ///< where it begins
    std::string team;
    std::optional<int> seed;
    std::vector<Player> players;
    bool leftOut = false;
    std::string affiliation{};        ///< likewise
    std::vector<std::string> cells{}; ///< as in the file, or corrected
};

/// What is wrong, or worth a look, and on which line; 0 is the file as a whole.
struct Note {
    int line = 0;
    message::Message message;
    std::optional<std::size_t> column{}; ///< from 0, where one cell is meant
    /// It is about a team as the file has it, and not about this row more than about its others.
    bool ofTeam = false;
};
/// Its message, with its line where it has one.
message::Message messageWithLine(const Note& note);

/// What is to be done about an ID that somebody before has too.
struct SameId {
    /// They are one person and play for the team of this row, or for the other; or they are two, and this one
    /// is taken without an ID.
    enum class What { Here, There, Apart };
    What what = What::Here;
    std::string reason{}; ///< of `Apart`, which counts only with one; no number of a card

    bool counts() const { return what != What::Apart || !reason.empty(); }
};

/// What was chosen while looking at the file.
struct Options {
    std::set<int> leaveOut; ///< lines on which rows begin that are passed over as if they were not there
    /// What columns (from 0) hold, whatever their titles say.
    std::map<std::size_t, std::optional<Holding>> columns{};
    bool titles = true;                           ///< whether a row with titles comes first
    std::map<CellPlace, std::string> corrected{}; ///< values that replace those of the file
    std::map<CellPlace, SameId> sameId{};         ///< by the cell of the ID
};

/// A column of the file.
struct Column {
    message::Message title;              ///< as the file has it; its number where it has none
    std::optional<Holding> holds{};      ///< nothing of the column is kept where it holds nothing
    std::vector<std::string> examples{}; ///< for who looks at the file (desk/registration)

    bool isId() const { return holds && holds->field == Field::Id; } ///< somebody's ID
};

/// Two people with one ID, not decided yet. The second is at `at`.
struct Clash {
    CellPlace at;
    std::string name;
    std::string team;
    std::string other;
    std::string otherTeam;
    bool mayMove = true; ///< whether the person can still come to this team
    bool inFile = false; ///< the other is in the file too, not only on record
};

/// The notes on a file.
struct Notes {
    std::vector<Note> errors;
    std::vector<Note> warnings;
    std::vector<Clash> clashes{}; ///< of which each is an error too

    void error(int line, message::Message what, std::optional<std::size_t> column = {})
    {
        errors.push_back({line, std::move(what), column});
    }
    void errorOfTeam(int line, message::Message what) { errors.push_back({line, std::move(what), {}, true}); }
    void warnOfTeam(int line, message::Message what)
    {
        warnings.push_back({line, std::move(what), {}, true});
    }
    void warn(int line, message::Message what, std::optional<std::size_t> column = {})
    {
        warnings.push_back({line, std::move(what), column});
    }
    void add(const Notes& more)
    {
        errors.insert(errors.end(), more.errors.begin(), more.errors.end());
        warnings.insert(warnings.end(), more.warnings.begin(), more.warnings.end());
    }
};

/// All notes on a file, in one pass, in the order of the lines.
struct Reading : Notes {
    std::vector<Team> teams; ///< in the file's order; none where there is any error
    /// The same as far as possible when there is an error; names may be empty, and teams too large.
    std::vector<Team> soFar{};
    std::vector<Row> rows; ///< in the file's order
    Shape shape = Shape::PlayerRows;
    std::vector<std::string> unused; ///< titles of columns that were passed over
    std::vector<Column> columns{};   ///< all of them

    bool good() const { return errors.empty(); }
};

/// The affiliations named most among these (one for each player; empty: not given), each once: several if
/// they are tied, none if there are none.
std::vector<std::string> mostNamed(const std::vector<std::string>& affiliations);
/// What is worth a look in a team of players with these affiliations (likewise): that it is one player, or is
/// of several affiliations alike.
std::vector<message::Message> remarksOn(const std::string& team,
                                        const std::vector<std::string>& affiliations);

/// Everything that a column can hold, in the order in which it is offered.
const std::vector<Holding>& everyHolding();
/// What people call such a column, or a cell of it: `team`, `first name`, `ID of player 2`.
message::Message columnName(const Holding& holds);

} // namespace roster
