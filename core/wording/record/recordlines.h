// The record for people: who did what and when, and the state of a match before it.
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
    std::string match; ///< id of the match it is about; empty if there is none
    std::vector<std::string> also =
        {}; ///< other matches whose record it is in, for example those of a moved sheet
    FactLine said;
    std::string was = {};                       ///< the value before, if it replaced one
    bool holds = true;                          ///< it was not undone
    std::optional<facts::Stamp> takenBack = {}; ///< by whom and when it was undone
};

/// The filter of the record; empty parts don't filter.
struct RecordFilter {
    std::string match = {}; ///< its id
    std::string by = {};
    std::vector<std::string> kinds = {};
    /// Each of them must begin a word of the text, of the value before or of the supervisor's name; case
    /// doesn't matter.
    std::string words = {};
    bool changes = false; ///< only lines that replaced, moved or undid something, or were undone
};

/// `A bid 4+3, took 8; B bid 3+2, took 5`: what the hand, the team, the rating… was when this fact was
/// recorded, in full; empty where it replaced nothing. Tricks that are added to bids replace nothing.
std::string previousValue(const tournament::Tournament& tournament, const facts::Entry& entry);
/// That value as a sentence: `before: A bid 4+nil, took 5+0; B bid 6, took 8`; empty if it is.
std::string beforeText(const std::string& value);
/// Whether the line passes the filter.
bool isAskedFor(const RecordLine& line, const RecordFilter& filter);
/// The lines that pass the filter, oldest first.
std::vector<RecordLine> recordLines(const tournament::Tournament& tournament,
                                    const RecordFilter& filter = {});
/// Everyone who recorded something, in the order of their first fact.
std::vector<std::string> writersIn(const tournament::Tournament& tournament);
/// The tournament as it was after that fact.
tournament::Tournament tournamentAt(const tournament::Tournament& tournament, long long seq);

} // namespace wording
