// The record as people read it: who did what when, and how a match was before.
#pragma once

#include "facttext.h"

#include "tournament/model/tournament.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace wording {

/// A fact on record, in words.
struct RecordLine {
    long long seq = 0;
    std::string op;
    std::string at; ///< UTC
    std::string by;
    std::string kind;  ///< `hand`, `decision`
    std::string match; ///< id of the match that it is about; empty where it is about none
    std::vector<std::string> also =
        {}; ///< other matches whose record it is in, for example those of a moved sheet
    FactLine said;
    std::string was = {};                       ///< the value before, if it replaced one
    bool holds = true;                          ///< it was not undone
    std::optional<facts::Stamp> takenBack = {}; ///< by whom and when, where it does not hold
};

/// What is shown of the record; what is empty is not asked for.
struct RecordFilter {
    std::string match = {}; ///< its id
    std::string by = {};
    std::vector<std::string> kinds = {};
    /// Each of them must begin a word of the text, of the value before or of the writer; case does not
    /// matter.
    std::string words = {};
    bool changes = false; ///< only what replaced, moved or undid something, or was undone
};

/// Whether the line is one of those that are asked for.
bool isAskedFor(const RecordLine& line, const RecordFilter& filter);
/// The lines that are asked for, oldest first.
std::vector<RecordLine> recordLines(const tournament::Tournament& tournament,
                                    const RecordFilter& filter = {});
/// Who has written on the record, in the order of their first fact.
std::vector<std::string> writersIn(const tournament::Tournament& tournament);
/// The tournament as it was after that fact.
tournament::Tournament tournamentAt(const tournament::Tournament& tournament, long long seq);

} // namespace wording
