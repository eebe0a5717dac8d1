// The tables one by one, and what they share. For this room alone.
#pragma once

#include "files/csv.h"
#include "rules/isolated.h"
#include "tournament/model/tournament.h"

#include <optional>
#include <string>

namespace share {

files::CsvTable standingsTable(const tournament::Tournament& tournament);
files::CsvTable resultsTable(const tournament::Tournament& tournament);
files::CsvTable handsTable(const tournament::Tournament& tournament);
files::CsvTable attendanceTable(const tournament::Tournament& tournament);
files::CsvTable journalTable(const tournament::Tournament& tournament);

using files::CsvCell;

inline CsvCell cell(long long number)
{
    return number;
}
inline CsvCell cell(const std::optional<int>& number)
{
    return number ? CsvCell(static_cast<long long>(*number)) : CsvCell();
}
/// Empty text is an empty cell. Names in it stand as they are, for a spreadsheet finds them so.
inline CsvCell cell(std::string text)
{
    return text.empty() ? CsvCell() : CsvCell(rules::plain(std::move(text)));
}
inline CsvCell yes(bool is)
{
    return std::string(is ? "yes" : "no");
}
/// `2026-11-21T19:42:07.123Z` as `2026-11-21 19:42:07`.
CsvCell timeCell(const std::string& utc);
/// The number of a match, or its id where a bye leaves none; empty where none is meant.
CsvCell matchCell(const tournament::Tournament& tournament, const std::string& id);
/// The team's name; empty where none is known.
CsvCell teamCell(const tournament::Tournament& tournament, const std::string& id);

} // namespace share
