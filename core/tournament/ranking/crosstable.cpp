#include "crosstable.h"

#include "bracket/questions.h"

#include <algorithm>

namespace tournament {

namespace {

const Standing* standingOf(const Table& table, const std::string& team)
{
    const auto at = std::find_if(table.rows.begin(), table.rows.end(),
                                 [&](const Standing& standing) { return standing.team == team; });
    return at == table.rows.end() ? nullptr : &*at;
}

CrossRow rowOf(const Setting& setting, int seed, const Table& table, std::size_t columns)
{
    CrossRow row;
    row.seed = seed;
    row.team = teamOfSeed(setting, seed);
    row.against.resize(columns);
    const Team* found = team(setting, row.team);
    row.withdrawn = found && found->withdrawn;
    if (const Standing* standing = standingOf(table, row.team)) {
        row.rank = standing->rank;
        row.rankTo = standing->rankTo;
        row.goesOn = !row.withdrawn && std::find(table.advancing.begin(), table.advancing.end(), row.team) !=
                                           table.advancing.end();
        row.won = standing->won;
        row.lost = standing->lost;
    }
    return row;
}

void cross(CrossTable& table, const bracket::Match& drawn)
{
    const auto rowOfSlot = [&](const bracket::Slot& slot) {
        const int seed = std::get<bracket::Seed>(slot).number;
        return static_cast<std::size_t>(std::find_if(table.rows.begin(), table.rows.end(),
                                                     [&](const CrossRow& row) { return row.seed == seed; }) -
                                        table.rows.begin());
    };
    const std::size_t a = rowOfSlot(drawn.a);
    const std::size_t b = rowOfSlot(drawn.b);
    table.rows[a].against[b].push_back({drawn.id, Side::A});
    table.rows[b].against[a].push_back({drawn.id, Side::B});
}

} // namespace

std::vector<CrossTable> crossTables(const Tournament& tournament)
{
    const Setting& setting = *tournament.setting;
    const std::vector<Table> standings = tables(tournament);
    std::vector<CrossTable> all;
    const bool isOne = setting.bracket.kind == bracket::Kind::RoundRobin;
    for (const bracket::Pool& pool : bracket::poolsIn(setting.bracket)) {
        CrossTable table;
        table.pool = isOne ? std::string() : pool.letter;
        const auto standing = std::find_if(standings.begin(), standings.end(),
                                           [&](const Table& each) { return each.pool == table.pool; });
        table.goOn = standing->goOn;
        for (const int seed : pool.seeds)
            table.rows.push_back(rowOf(setting, seed, *standing, pool.seeds.size()));
        const bool isOpen = std::all_of(table.rows.begin(), table.rows.end(),
                                        [](const CrossRow& row) { return row.won + row.lost == 0; });
        for (CrossRow& row : table.rows) {
            row.rank = isOpen ? std::nullopt : row.rank;
            row.goesOn = row.goesOn && !isOpen;
        }
        for (const bracket::Match& drawn : setting.bracket.matches)
            if (drawn.bracket == bracket::Part::Pool && bracket::poolOf(drawn) == pool.letter)
                cross(table, drawn);
        all.push_back(std::move(table));
    }
    return all;
}

} // namespace tournament
