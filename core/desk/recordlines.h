// The record as people read it: who did what when, and how a match stood before.
#pragma once

#include "night/night.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

/// A fact on record, in words.
struct RecordLine {
    long long seq = 0;
    std::string op;
    std::string at; ///< UTC
    std::string by;
    std::string kind;  ///< `hand`, `decision`
    std::string match; ///< id of the match that it is about; empty where it is about none
    std::string text;
    bool holds = true; ///< it was not taken back
};

/// What is shown of the record; what is empty is not asked for.
struct RecordFilter {
    std::string match; ///< its id
    std::string by;
    std::vector<std::string> kinds;
    std::string words; ///< each of them has to stand in the text, whichever case
};

/// The lines that fit, oldest first.
std::vector<RecordLine> recordLines(const night::Night& night, const RecordFilter& filter = {});
/// Who has written on the record, in the order of their first fact.
std::vector<std::string> writersIn(const night::Night& night);
/// The night as it stood after that fact.
night::Night nightAt(const night::Night& night, long long seq);

} // namespace desk
