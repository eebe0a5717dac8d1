#include "tables.h"

#include "columns.h"

#include "files/tournamentjson.h"
#include "tournament/fold/derive.h"

#include <array>
#include <utility>

namespace share {

namespace {

struct Named {
    Table table;
    std::string_view word;
    files::CsvTable (*make)(const tournament::Tournament& tournament);
};

constexpr std::array<Named, 5> tables{{{Table::Standings, "standings", standingsTable},
                                       {Table::Results, "results", resultsTable},
                                       {Table::Hands, "hands", handsTable},
                                       {Table::Attendance, "attendance", attendanceTable},
                                       {Table::Journal, "journal", journalTable}}};

} // namespace

std::string_view word(Table table)
{
    return tables[static_cast<std::size_t>(table)].word;
}

std::optional<Table> tableOf(std::string_view text)
{
    for (const Named& each : tables)
        if (each.word == text)
            return each.table;
    return std::nullopt;
}

const std::vector<Table>& allTables()
{
    static const std::vector<Table> all{Table::Standings, Table::Results, Table::Hands, Table::Attendance,
                                        Table::Journal};
    return all;
}

files::CsvTable tableOf(const tournament::Tournament& tournament, Table table)
{
    return tables[static_cast<std::size_t>(table)].make(withoutCards(tournament));
}

tournament::Tournament withoutCards(const tournament::Tournament& tournament)
{
    std::vector<facts::Entry> entries = tournament::entries(tournament);
    for (facts::Entry& entry : entries)
        entry = files::withoutCard(std::move(entry));
    return tournament::derive(entries);
}

CsvCell timeCell(const std::string& utc)
{
    constexpr std::size_t date = 10;
    constexpr std::size_t clock = 8;
    if (utc.size() < date + 1 + clock)
        return {};
    return utc.substr(0, date) + ' ' + utc.substr(date + 1, clock);
}

CsvCell matchCell(const tournament::Tournament& tournament, const std::string& id)
{
    const tournament::Match* match = tournament::match(tournament, id);
    return match && match->number ? cell(match->number) : cell(id);
}

CsvCell teamCell(const tournament::Tournament& tournament, const std::string& id)
{
    return id.empty() ? CsvCell() : cell(tournament::teamName(tournament, id));
}

} // namespace share
