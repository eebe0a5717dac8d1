// Cites: reading and writing them.
#pragma once

#include "venue.h"

#include "json/reader.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

// How strictly the text of a venue is read.

/// A rule file is checked strictly. The copy in a record is read whichever version of the program froze it:
/// what it does not know yet is as it was before, and what only newer ones know is kept.
enum class Written { InFile, InCopy };

/// Refuses what nobody asked for in a file; of a copy it is kept, `prefix` before its key. Call it last.
void finish(json::Reader& reader, Written written, std::string_view prefix, std::vector<Unknown>& unknown);

/// Refuses a name that is neither a parameter nor a group nor one of `items`; without `items`, since their
/// lists have mistakes of their own, any item's name is taken. Of a copy, what is not known is put to
/// `unknown`.
Cites readCites(const json::Value& cites, const std::string& place,
                const std::optional<std::vector<std::string>>& items, Written written,
                std::vector<Unknown>& unknown, json::Problems& problems);
json::Value writeCites(const Cites& cites);
/// A place on the sheet, or a reading, among the members of that object; refuses one without the other half.
Cite readCiteMembers(const json::Value& entry, json::Reader& reader);
json::Object citeMembers(const Cite& cite);

// What no parameter has: reading and writing it.

/// Reads the value of the key `forbids`, a list of `{"id", "words", "cite"}`; if the section needed reading,
/// with `reading`, `why` and `code` as in cites. Refuses an id used twice. Of a copy, what is not known goes
/// to `unknown`.
std::vector<Infraction> readForbids(const json::Value& forbids, Written written,
                                    std::vector<Unknown>& unknown, json::Problems& problems);
json::Value writeForbids(const std::vector<Infraction>& forbids);
/// The same of the key `sentences`, each of which also has its `topic`.
std::vector<Sentence> readSentences(const json::Value& sentences, Written written,
                                    std::vector<Unknown>& unknown, json::Problems& problems);
json::Value writeSentences(const std::vector<Sentence>& sentences);
/// Why a file can't have a sentence with these words: they are too long for the card. Nothing if it can.
std::optional<message::Message> tooLong(const std::string& words);

/// The members as the text of a file, laid out for people who edit it by hand.
std::string fileText(json::Object members);

} // namespace rules
