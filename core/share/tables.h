// A tournament's tables for spreadsheets, as `export … --what` writes them.
#pragma once

#include "files/csv.h"
#include "tournament/model/tournament.h"

#include <string_view>
#include <vector>

namespace share {

enum class Table { Standings, Results, Hands, Attendance, Journal };

/// `standings`
std::string_view word(Table table);
/// Every table, in the order in which people see them.
const std::vector<Table>& allTables();

/// The table for the current tournament. Times are UTC, `2026-11-21 19:42:07`, which spreadsheets read as
/// times. It has no data of cards.
files::CsvTable tableOf(const tournament::Tournament& tournament, Table table);

/// The tournament without any data of cards, for everything that is handed out.
tournament::Tournament withoutCards(const tournament::Tournament& tournament);

} // namespace share
