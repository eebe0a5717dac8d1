// The tables of the room, and who sits at them.
#pragma once

#include "tournament/model/timestamp.h"
#include "tournament/model/tournament.h"

#include <string>

namespace tournament {

/// How many tables there are.
int tablesIn(const Setting& setting);
/// Why the table is closed, empty without a reason; nothing if it is open.
std::optional<std::string> whyClosed(const Setting& setting, int table);

/// Whether people sit at its table: it was called, and is not over.
bool isAtTable(const Match& match);
/// For each table of the tournament, from table 1: the match that was called to it and is not over; null
/// where it is free or closed. One that was closed under a match still has it. Of two, of which the one was
/// over and is open again, the one that was called there last.
std::vector<const Match*> atTables(const Tournament& tournament);
/// The match that was called to its table since; null where that is its own, or it was called to none.
const Match* tableTakenBy(const Tournament& tournament, const Match& match);
/// Whether it was over, is open again, and another match has its table by now: it is called to another one.
/// Not where nothing is left to be played, or who plays is not known.
bool lacksTable(const Tournament& tournament, const Match& match);
/// The table that it was called to; nothing where it was called to none, or another match sits there since.
std::optional<int> tableOf(const Tournament& tournament, const Match& match);
/// The table of the next call: the free one with the lowest number; nothing where all are taken or closed.
std::optional<int> freeTable(const Tournament& tournament);

/// Where a team is.
struct Whereabouts {
    /// The match for which it is at a table; null where it is at none, or by a correction no longer belongs
    /// there.
    const Match* sits = nullptr;
    std::string over; ///< UTC: when the newest match that it was seated for was over; empty before
};
/// Of every team that was seated for a match, by its id.
std::map<std::string, Whereabouts, std::less<>> whereabouts(const Tournament& tournament);

/// Until when a team has its rest, UTC, whose newest match was over then; empty where the tournament asks for
/// none.
std::string restsUntil(const Setting& setting, const std::string& over);

/// What the tournament was before the fact of that number (`facts::Entry::seq`) changed it; null where that
/// made it.
const facts::Tournament* tournamentBefore(const Tournament& tournament, long long seq);

// The paper of matches: which score sheets went out, and which came back.

/// The latest mark of the sheet of this playing between the two teams; null: none went out.
const SheetMark* sheetMarkOf(const Tournament& tournament, const Match& match);
bool isSheetOut(const Tournament& tournament, const Match& match);
/// Whether it is out and the match has begun, or is over: a sheet without a hand has yet to be played on.
bool isSheetInUse(const Tournament& tournament, const Match& match);
/// Matches whose sheet is out, in playing order.
std::vector<const Match*> sheetsOut(const Tournament& tournament);

// How many teams, players and matches a tournament has, counted in one way everywhere.

struct Counts {
    int teams = 0;     ///< registered, those that withdrew too
    int withdrawn = 0; ///< of them
    int players = 0; ///< on all those teams (lineup.h, playersToCount): who came in counts, who left does not
    /// That have a number: no bye, and no second final that nobody knows yet to be necessary.
    int matches = 0;
    int over = 0;      ///< of them, played or not
    int walkovers = 0; ///< of those that are over: decided without a hand
    friend bool operator==(const Counts&, const Counts&) = default;
};

Counts countsOf(const Tournament& tournament);

} // namespace tournament
