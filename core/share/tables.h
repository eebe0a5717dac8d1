// A tournament's tables for spreadsheets, as written by `export … --what`.
#pragma once

#include "files/csv.h"
#include "tournament/model/tournament.h"

#include <string_view>
#include <vector>

namespace share {

enum class Table { Standings, Results, Hands, Attendance, Journal };

/// `standings`
std::string_view word(Table table);
/// All tables, in the order in which people see them.
const std::vector<Table>& allTables();

/// That table of the tournament. Times are UTC: `2026-11-21 19:42:07`, which spreadsheets recognize. Has no
/// data about cards.
files::CsvTable tableOf(const tournament::Tournament& tournament, Table table);

/// The tournament without any data about cards, for everything that is given to others.
tournament::Tournament withoutCards(const tournament::Tournament& tournament);

} // namespace share
