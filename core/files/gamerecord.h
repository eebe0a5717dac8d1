// The game record, courtside-game/1 and courtside-match/1 (formats.md): a table's hands as text.
#pragma once

#include "scoring/match.h"
#include "json/reader.h"

#include <optional>
#include <string>
#include <vector>

namespace files {

/// Numbers beyond it, either way, are refused at once. It is wider than any rule, so that scoring can name
/// the rule.
inline constexpr int widest = 999999;

/// As a record and a ledger write them.
inline constexpr json::Word<scoring::Ruling> rulings[] = {{"upheld", scoring::Ruling::Upheld},
                                                          {"rejected", scoring::Ruling::Rejected},
                                                          {"withdrawn", scoring::Ruling::Withdrawn},
                                                          {"pending", scoring::Ruling::Pending}};

/// A game with the place of each part in the text, for messages.
struct GameText {
    scoring::Game game;
    std::vector<message::Message> place; ///< `game 2`; none where the record is one game
    int line = 1;
    int startLine = 1;
    std::vector<int> itemLines; ///< one an item of the game
    std::vector<std::vector<message::Message>>
        itemPlaces; ///< likewise: `hand 3`; `game 2`, `misdeal after hand 3`
};

struct Record {
    int line = 1;
    std::string rules; ///< id of the rule set
    int rulesLine = 1;
    std::optional<json::Value> agreed; ///< an object: parameters agreed before the first hand
    bool isMatch = false;
    std::optional<scoring::Series> series;
    int seriesLine = 1;
    std::vector<GameText> games; ///< one where the record is no match
};

/// The record in a parsed text, or every mistake of its shape: wrong keys, types, words. What a number may be
/// at the table is not asked here but of scoring, which knows the rules.
tl::expected<Record, json::Problems> readRecord(const json::Value& value);

/// One item of a game: a hand, a misdeal or a time call. Mistakes are added to `problems`.
scoring::Item readItem(const json::Value& value, const message::Message& place, json::Problems& problems);

/// The hand in one line, as in a record: the dealer if given, and each side's bids and tricks. Without
/// rulings, its time call and its override.
std::string handJson(const scoring::Hand& hand);

} // namespace files
