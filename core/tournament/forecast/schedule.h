// Pieces of work at tables, one after the other: the arithmetic under a forecast. For this room alone.
#pragma once

#include "pace.h"

#include <optional>
#include <vector>

namespace tournament {

/// A match that is left. Times are milliseconds.
struct Piece {
    std::vector<std::size_t> after;   ///< those that have to be over before
    std::vector<std::size_t> teams;   ///< who plays it, as far as known: none plays two at once
    Range lasts;                      ///< from its first deal; of one at a table, from now on
    bool isAtTable = false;           ///< begun: `lasts` from now on, and it needs no other table
    bool isPlayed = true;             ///< else somebody goes on without playing as soon as the other is known
    bool isPlayedAtMost = false;      ///< only if necessary: it counts for the latest end alone
    std::optional<long long> mustEnd; ///< all play ends then; a hand in play is played out
    long long hand = 0;               ///< how long that takes
};

/// The room as it is at the beginning, now.
struct Schedule {
    long long now = 0;
    std::vector<Range> tablesFree;     ///< when each table that is open is free
    std::vector<long long> teamsReady; ///< by the numbers in Piece::teams
    long long turn = 0;                ///< between two matches at one table
    long long rest = 0;                ///< between two matches of one team, the turn included
};

/// When each piece is over. Each in turn takes the table that is free first and waits there for whatever it
/// waits for; turns are taken in the order in which the pieces could begin with tables without number. So
/// more tables, or shorter pieces, never make one end later (which cannot be said where whoever comes first
/// takes the table). `after` may name only pieces that stand before; there must be a table where one is
/// needed.
std::vector<Range> ends(const Schedule& schedule, const std::vector<Piece>& pieces);

} // namespace tournament
