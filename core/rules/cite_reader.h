// Reading and writing citations.
#pragma once

#include "venue.h"

#include "json/reader.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

// How strictly the text of a venue is read.

/// A rule file is checked strictly. The copy in a record is readable whichever version of the program wrote
/// it: a parameter that it doesn't have yet gets the value from before the parameter existed, and what only
/// newer programs know is kept.
enum class Written { InFile, InCopy };

/// In a file, refuses keys that weren't read. In a copy, keeps them, with `prefix` before the key. Call it
/// last.
void finish(json::Reader& reader, Written written, std::string_view prefix, std::vector<Unknown>& unknown);

/// Refuses a name that isn't a parameter, a group or one of `items`. Without `items` (their lists have
/// mistakes of their own), any name of an item is accepted. In a copy, adds what isn't known to `unknown`.
Cites readCites(const json::Value& cites, const std::string& place,
                const std::optional<std::vector<std::string>>& items, Written written,
                std::vector<Unknown>& unknown, json::Problems& problems);
json::Value writeCites(const Cites& cites);
/// Reads a place on the sheet, or a reading, from members of that object. Refuses one without its other half.
Cite readCiteMembers(const json::Value& entry, json::Reader& reader);
json::Object citeMembers(const Cite& cite);

// What isn't a parameter: reading and writing it.

/// Reads the value of the key `forbids`, a list of `{"id", "words", "cite"}`; if the section needed a
/// reading, also `reading`, `why` and `code` as in citations. Refuses an id that is used twice. In a copy,
/// adds what isn't known to `unknown`.
std::vector<Infraction> readForbids(const json::Value& forbids, Written written,
                                    std::vector<Unknown>& unknown, json::Problems& problems);
json::Value writeForbids(const std::vector<Infraction>& forbids);
/// Reads the value of the key `sentences` in the same way. Each entry also has its `topic`.
std::vector<Sentence> readSentences(const json::Value& sentences, Written written,
                                    std::vector<Unknown>& unknown, json::Problems& problems);
json::Value writeSentences(const std::vector<Sentence>& sentences);
/// Why a file can't have a sentence with these words: they are too long for the card. Nothing if it can.
std::optional<message::Message> tooLong(const std::string& words);

/// The members as the text of a file, formatted for people who edit it by hand.
std::string fileText(json::Object members);

} // namespace rules
