// The game record, courtside-game/1 and courtside-match/1 (formats.md): the hands of a table as text.
#pragma once

#include "scoring/match.h"
#include "json/reader.h"

#include <optional>
#include <string>
#include <vector>

namespace files {

/// Larger numbers are refused at once. The limit is wider than any rule, so that scoring can name the rule
/// that is broken.
inline constexpr int widest = 999999;

/// The words in a record and a ledger. A denied challenge is `rejected`.
inline constexpr json::Word<scoring::Ruling> rulings[] = {{"upheld", scoring::Ruling::Upheld},
                                                          {"rejected", scoring::Ruling::Rejected},
                                                          {"denied", scoring::Ruling::Rejected},
                                                          {"withdrawn", scoring::Ruling::Withdrawn},
                                                          {"pending", scoring::Ruling::Pending}};

/// A game, and where each part is in the text, for messages.
struct GameText {
    scoring::Game game;
    std::vector<message::Message> place; ///< `game 2`; empty if the record is one game
    int line = 1;
    int startLine = 1;
    std::vector<int> itemLines; ///< one for each item of the game
    /// One for each item: `hand 3`; `game 2`, `misdeal after hand 3`.
    std::vector<std::vector<message::Message>> itemPlaces;
};

struct Record {
    int line = 1;
    std::string rules; ///< id of the rule set
    int rulesLine = 1;
    std::optional<json::Value> agreed; ///< object with parameters agreed on before the first hand
    bool isMatch = false;
    std::optional<scoring::Series> series;
    int seriesLine = 1;
    std::vector<GameText> games; ///< one game unless the record is a match
};

/// Reads the record from parsed text, or gives all mistakes in its form: wrong keys, types, words. Scoring,
/// which knows the rules, checks the numbers.
tl::expected<Record, json::Problems> readRecord(const json::Value& value);

/// One item of a game: a hand, a misdeal or a time call. Adds mistakes to `problems`.
scoring::Item readItem(const json::Value& value, const message::Message& place, json::Problems& problems);

/// The hand on one line, as in a record: the dealer if known, and each side's bids and tricks. Without
/// rulings, time call and override.
std::string handJson(const scoring::Hand& hand);

} // namespace files
