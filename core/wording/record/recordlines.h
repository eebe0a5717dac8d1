// The record for people: who did what and when. Also the state of the tournament at any point of it.
#pragma once

#include "facttext.h"

#include "tournament/model/tournament.h"

#include <optional>
#include <string>
#include <vector>

namespace wording {

/// A fact on record, in words.
struct RecordLine {
    long long seq = 0;
    std::string op;
    std::string at; ///< UTC
    std::string by;
    std::string kind;  ///< `hand`, `decision`
    std::string match; ///< id of the match it is about; empty: none
    /// Other matches whose record it is also in, for example because a sheet was moved.
    std::vector<std::string> also = {};
    FactLine said;
    std::string was = {};                       ///< the earlier value, if it replaced one
    bool holds = true;                          ///< it wasn't undone
    std::optional<facts::Stamp> takenBack = {}; ///< who undid it and when
};

/// A filter for the record. An empty part doesn't filter.
struct RecordFilter {
    std::string match = {}; ///< id
    std::string by = {};
    std::vector<std::string> kinds = {};
    /// Each word must begin a word of the text, of the earlier value or of the supervisor's name. Upper and
    /// lower case don't matter.
    std::string words = {};
    bool changes = false; ///< only lines that replaced, moved or undid something, or were undone
};

/// `A bid 4+3, took 8; B bid 3+2, took 5`: the full earlier value of what the fact changed (the hand, the
/// team, the rating, …). Empty if it replaced nothing. Adding tricks to bids replaces nothing.
std::string previousValue(const tournament::Tournament& tournament, const facts::Entry& entry);
/// That value as a sentence: `before: A bid 4+nil, took 5+0; B bid 6, took 8`. Empty if the value is empty.
std::string beforeText(const std::string& value);
bool isAskedFor(const RecordLine& line, const RecordFilter& filter);
/// The lines that pass the filter, oldest first.
std::vector<RecordLine> recordLines(const tournament::Tournament& tournament,
                                    const RecordFilter& filter = {});
/// All supervisors who recorded something, in the order of their first facts.
std::vector<std::string> writersIn(const tournament::Tournament& tournament);
/// The tournament as it was after that fact.
tournament::Tournament tournamentAt(const tournament::Tournament& tournament, long long seq);

} // namespace wording
