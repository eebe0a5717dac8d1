// How a roster file is to be read, and what was read from it, as values.
#pragma once

#include "title.h"

#include "message/message.h"

#include <compare>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace roster {

/// The partners are the first two players of a team. The others are substitutes.
inline constexpr std::size_t partners = 2;
inline constexpr std::size_t mostPlayers = 6;
inline constexpr int longestId = 40;
inline constexpr int highestSeed = 4096; // the highest seed that can be recorded
/// In bytes. Larger files aren't rosters.
inline constexpr std::size_t largestFile = std::size_t{4} << 20;

/// A cell: the line where its row begins, and its column from 0.
struct CellPlace {
    int line = 1;
    std::size_t column = 0;
    // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy takes the 0 of the compiler for one of the source
    friend auto operator<=>(const CellPlace&, const CellPlace&) = default;
};

/// Texts can be stored (`text.h`). Empty if the file has none.
struct Player {
    std::string name;
    std::string id; ///< as text, so leading zeros stay
    std::string email;
    bool captain = false;
    std::string affiliation;
    int line = 0;                          ///< in the file
    std::optional<std::size_t> idColumn{}; ///< column of the ID, from 0; nothing: the file has none

    CellPlace idCell() const { return {line, idColumn.value_or(0)}; }
};

struct Team {
    std::string name;
    std::optional<int> seed;
    std::vector<Player> players; ///< 1 to `mostPlayers`
    int line = 0;                ///< where the team first appears in the file
    /// The affiliation that most of its players have, whatever their order. If the file has none for players,
    /// the one in the team's column. Empty: none.
    std::string affiliation{};
};

enum class Shape { PlayerRows, TeamRows };

/// One row, as far as it could be read; the notes say what is wrong. Includes skipped rows, so they can be
/// shown and restored.
struct Row {
    int line = 1; ///< where it begins
    std::string team;
    std::optional<int> seed;
    std::vector<Player> players;
    bool leftOut = false;
    std::string affiliation{};        ///< empty: none
    std::vector<std::string> cells{}; ///< as in the file, or as corrected
};

/// Something wrong or worth a look, and its line. 0: the file as a whole.
struct Note {
    int line = 0;
    message::Message message;
    std::optional<std::size_t> column{}; ///< from 0, if the note is about one cell
    /// The note is about the team as a whole, so it applies equally to its other rows.
    bool ofTeam = false;
};
/// The message, with the line if it has one.
message::Message messageWithLine(const Note& note);

/// What to do about an ID that an earlier person also has.
struct SameId {
    /// Here: one person, who plays for the team of this row. There: one person, who plays for the other team.
    /// Apart: two people, and this one is imported without an ID.
    enum class What { Here, There, Apart };
    What what = What::Here;
    std::string reason{}; ///< required for `Apart`; no card number

    bool counts() const { return what != What::Apart || !reason.empty(); }
};

/// What was chosen while looking at the file.
struct Options {
    std::set<int> leaveOut; ///< lines where skipped rows begin; they are read as if they weren't there
    /// What columns (from 0) have, whatever their titles say.
    std::map<std::size_t, std::optional<Holding>> columns{};
    bool titles = true;                           ///< whether the first row has titles
    std::map<CellPlace, std::string> corrected{}; ///< values that replace those in the file
    std::map<CellPlace, SameId> sameId{};         ///< by the cell of the ID
};

/// A column of the file.
struct Column {
    message::Message title;              ///< the title in the file, or a number if it has none
    std::optional<Holding> holds{};      ///< nothing: the column isn't used, and nothing in it is kept
    std::vector<std::string> examples{}; ///< for people looking at the file (desk/registration)

    bool isId() const { return holds && holds->field == Field::Id; } ///< a person's ID
};

/// Two people with one ID, not decided yet. The second is at `at`.
struct Clash {
    CellPlace at;
    std::string name;
    std::string team;
    std::string other;
    std::string otherTeam;
    bool mayMove = true; ///< whether the person can still move to this team
    bool inFile = false; ///< the other person is in the file too, and not only on record
};

/// The notes on a file.
struct Notes {
    std::vector<Note> errors;
    std::vector<Note> warnings;
    std::vector<Clash> clashes{}; ///< each is also one of the errors

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

/// The result of reading a file, with all notes from one pass, in the order of the lines.
struct Reading : Notes {
    std::vector<Team> teams; ///< in the order of the file; empty if there is any error
    /// The teams as far as they can be read when there are errors. Names can be empty, and teams too large.
    std::vector<Team> soFar{};
    std::vector<Row> rows; ///< in the order of the file
    Shape shape = Shape::PlayerRows;
    std::vector<std::string> unused; ///< titles of unused columns
    std::vector<Column> columns{};   ///< all columns

    bool good() const { return errors.empty(); }
};

/// The affiliation that is most frequent among these (one for each player; empty: not given). Several if they
/// are tied, empty if there are none.
std::vector<std::string> mostNamed(const std::vector<std::string>& affiliations);
/// Remarks on a team of players with these affiliations (one for each; empty: not given): it has only one
/// player, or several affiliations are tied.
std::vector<message::Message> remarksOn(const std::string& team,
                                        const std::vector<std::string>& affiliations);

/// Everything that a column can have, in the order for choosing.
const std::vector<Holding>& everyHolding();
/// What people call such a column or cell: `team`, `first name`, `ID of player 2`.
message::Message columnName(const Holding& holds);

} // namespace roster
