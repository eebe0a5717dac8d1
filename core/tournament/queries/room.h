// The tables of the room and the matches at them.
#pragma once

#include "tournament/model/timestamp.h"
#include "tournament/model/tournament.h"

#include <string>

namespace tournament {

int tablesIn(const Setting& setting);
/// Why the table is closed. Empty: no reason given. Nothing: it is open.
std::optional<std::string> whyClosed(const Setting& setting, int table);

/// Whether the match is at its table: it was called and isn't over.
bool isAtTable(const Match& match);
/// For each table, from table 1: the match that was called to it and isn't over. Null if the table is free or
/// closed. A table that was closed during a match still has that match. If a finished match was reopened, the
/// table belongs to the match that was called there last.
std::vector<const Match*> atTables(const Tournament& tournament);
/// The match at that table. Null if there is none or no such table.
const Match* matchAt(const Tournament& tournament, int table);
/// The match that was since called to this match's table. Null if this match still has its table or was never
/// called.
const Match* tableTakenBy(const Tournament& tournament, const Match& match);
/// Whether the match was over, is open again, and must be called to another table because another match has
/// its table now. Not if there is nothing left to play or its teams aren't known.
bool lacksTable(const Tournament& tournament, const Match& match);
/// The table to which it was called. Nothing if it wasn't called or another match has that table now.
std::optional<int> tableOf(const Tournament& tournament, const Match& match);
/// The tables that are neither in use nor closed.
std::vector<int> freeTables(const Tournament& tournament);
/// The free table with the lowest number, for the next call. Nothing if there is none.
std::optional<int> freeTable(const Tournament& tournament);

/// Where a team is.
struct Whereabouts {
    /// The match for which it is at a table. Null if there is none, or a correction put it elsewhere.
    const Match* sits = nullptr;
    std::string over; ///< UTC: when the newest match for which it was seated was over; empty: it wasn't yet
};
/// For each team that was seated for a match, by its id.
std::map<std::string, Whereabouts, std::less<>> whereabouts(const Tournament& tournament);

/// UTC: until when a team rests if its newest match was over at that time. Empty if the tournament has no
/// minimum rest.
std::string restsUntil(const Setting& setting, const std::string& over);

/// The setting before the fact with that `facts::Entry::seq` changed it. Null if that fact created it.
const facts::Tournament* tournamentBefore(const Tournament& tournament, long long seq);

// Printed score sheets: which are out, and which came back.

/// The latest mark of the sheet for this attempt and these two teams. Null: it never went out.
const SheetMark* sheetMarkOf(const Tournament& tournament, const Match& match);
bool isSheetOut(const Tournament& tournament, const Match& match);
/// Whether the sheet is out and the match has begun or is over. A sheet that is out without hands is still
/// for play.
bool isSheetInUse(const Tournament& tournament, const Match& match);
/// Matches whose sheet is out, in playing order.
std::vector<const Match*> sheetsOut(const Tournament& tournament);

// How many teams, players and matches there are. Every screen and report uses these counts.

struct Counts {
    int teams = 0;     ///< registered, including withdrawn ones
    int withdrawn = 0; ///< how many of `teams`
    /// On all those teams (playersToCount in lineup.h): substitutes count, players who left don't.
    int players = 0;
    /// Matches with a number: no byes, and no second final until it is necessary.
    int matches = 0;
    int over = 0;      ///< how many of `matches`, played or not
    int walkovers = 0; ///< how many of `over` were decided without a hand
    friend bool operator==(const Counts&, const Counts&) = default;
};

Counts countsOf(const Tournament& tournament);

} // namespace tournament
