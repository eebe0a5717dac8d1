// A roster file: the teams of a night and who plays on them.
#pragma once

#include "decode.h"

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

/// Texts are storable (`text.h`); empty where the file has none.
struct Player {
    std::string name;
    std::string id; ///< text: leading zeros stay
    std::string email;
    bool captain = false;
    std::string affiliation;
    int line = 0; ///< of the file
};

struct Team {
    std::string name;
    std::optional<int> seed;
    std::vector<Player> players; ///< at least one, at most `mostPlayers`
    int line = 0;                ///< where the file first has it
    std::string affiliation{};   ///< of its partners, where those who name one name the same; empty: none
};

enum class Shape { PlayerRows, TeamRows };

/// One row as far as it could be read; what is wrong with it stands in the notes. Of a row that is left out
/// too, so that it can be shown and taken back in.
struct Row {
    int line = 1; ///< where it begins
    std::string team;
    std::optional<int> seed;
    std::vector<Player> players;
    bool leftOut = false;
    std::string affiliation{}; ///< likewise
};

/// What is wrong, or worth a look, and on which line; 0 is the file as a whole.
struct Note {
    int line = 0;
    std::string text;
};
/// `line 7: ...`.
std::string told(const Note& note);

struct Options {
    std::set<int> leaveOut; ///< lines on which rows begin that are passed over as if they were not there
};

/// All that can be said of a file, in one pass. Notes are in the order of the lines.
struct Reading {
    std::vector<Team> teams; ///< in the file's order; none where there is any error
    std::vector<Row> rows;   ///< in the file's order
    std::vector<Note> errors;
    std::vector<Note> warnings;
    Encoding encoding = Encoding::Utf8;
    char delimiter = ',';
    Shape shape = Shape::PlayerRows;
    std::vector<std::string> unused; ///< titles of columns that were passed over

    bool good() const { return errors.empty(); }
};

/// Reads CSV in any of the encodings, delimiters and line ends, a row a player or a row a team. Columns are
/// known by their titles in any order and case. Refused: what is no text, a header that does not say what is
/// what, and every row in which something cannot be right (no team, no name, text that may not be stored, an
/// ID that a spreadsheet has damaged, a doubled team, ID, seed or name, a seed that is no positive whole
/// number).
Reading read(std::string_view bytes, const Options& options = {});

} // namespace roster
