// A tournament's tables for spreadsheets: what `export … --what` writes.
#pragma once

#include "files/csv.h"
#include "tournament/model/tournament.h"

#include <string_view>
#include <vector>

namespace share {

enum class Table { Standings, Results, Hands, Attendance, Journal };

/// `standings`
std::string_view word(Table table);
/// Every one, in the order in which they are listed to people.
const std::vector<Table>& allTables();

/// The table as the tournament stands. Times are UTC, `2026-11-21 19:42:07`, which spreadsheets read as
/// times. Nobody's card is in it.
files::CsvTable tableOf(const tournament::Tournament& tournament, Table table);

/// The tournament as it would stand if nobody's card were known: for all that leaves the house.
tournament::Tournament withoutCards(const tournament::Tournament& tournament);

} // namespace share
