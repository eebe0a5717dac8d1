// The tables of the room, and the matches at them.
#pragma once

#include "tournament/model/timestamp.h"
#include "tournament/model/tournament.h"

#include <string>

namespace tournament {

/// How many tables there are.
int tablesIn(const Setting& setting);
/// Why the table is closed, empty without a reason; nothing if it is open.
std::optional<std::string> whyClosed(const Setting& setting, int table);

/// Whether the match is at its table: it was called and isn't over.
bool isAtTable(const Match& match);
/// For each table, from table 1: the match that was called to it and isn't over; null if it is free or
/// closed. A table that was closed during a match still has it. If a match was over and is open again, the
/// match that was called there last counts.
std::vector<const Match*> atTables(const Tournament& tournament);
/// The match at that table; null if there is none, or no such table.
const Match* matchAt(const Tournament& tournament, int table);
/// The match that was called to its table since; null if the table is still its own, or it was never called.
const Match* tableTakenBy(const Tournament& tournament, const Match& match);
/// Whether it was over, is open again, and another match has its table now, so that it must be called to
/// another. Not if nothing is left to play, or its teams aren't known.
bool lacksTable(const Tournament& tournament, const Match& match);
/// The table it was called to; nothing if it wasn't called, or another match has the table since.
std::optional<int> tableOf(const Tournament& tournament, const Match& match);
/// The tables that are neither in use nor closed.
std::vector<int> freeTables(const Tournament& tournament);
/// The table of the next call: the free one with the lowest number; nothing if there is none.
std::optional<int> freeTable(const Tournament& tournament);

/// Where a team is.
struct Whereabouts {
    /// The match it is at a table for; null if there is none, or a correction has moved it elsewhere.
    const Match* sits = nullptr;
    std::string over; ///< UTC: when the newest match that it was seated for was over; empty before that
};
/// For every team that was seated for a match, by its id.
std::map<std::string, Whereabouts, std::less<>> whereabouts(const Tournament& tournament);

/// UTC: until when a team rests whose newest match was over then; empty if the tournament has no minimum
/// rest.
std::string restsUntil(const Setting& setting, const std::string& over);

/// The setting before the fact of that number (`facts::Entry::seq`) changed it; null if that fact created it.
const facts::Tournament* tournamentBefore(const Tournament& tournament, long long seq);

// Printed score sheets: which went out, and which came back.

/// The latest mark of the sheet of this playing between the two teams; null: it never went out.
const SheetMark* sheetMarkOf(const Tournament& tournament, const Match& match);
bool isSheetOut(const Tournament& tournament, const Match& match);
/// Whether it is out and the match has begun or is over. A sheet without hands is still to be played on.
bool isSheetInUse(const Tournament& tournament, const Match& match);
/// Matches whose sheet is out, in playing order.
std::vector<const Match*> sheetsOut(const Tournament& tournament);

// The numbers of teams, players and matches, counted the same way everywhere.

struct Counts {
    int teams = 0;     ///< registered, including those that withdrew
    int withdrawn = 0; ///< of them
    int players =
        0; ///< on all those teams (lineup.h, playersToCount): substitutes count, players who left don't
    /// Matches with a number: no byes, and no second final while it isn't known to be necessary.
    int matches = 0;
    int over = 0;      ///< of them, played or not
    int walkovers = 0; ///< of those that are over: decided without a hand
    friend bool operator==(const Counts&, const Counts&) = default;
};

Counts countsOf(const Tournament& tournament);

} // namespace tournament
