#include "columns.h"

#include "night/standings.h"

namespace share {

namespace {

void addRows(files::CsvTable& out, const night::Night& night, const std::string& table,
             const std::vector<night::Standing>& rows, bool isKnown)
{
    for (const night::Standing& each : rows) {
        const night::Team* team = night::team(*night.setting, each.team);
        out.rows.push_back({cell(table), isKnown ? cell(each.rank) : CsvCell(),
                            isKnown ? cell(each.rankTo) : CsvCell(), teamCell(night, each.team),
                            cell(each.team), cell(night::seedOfTeam(*night.setting, each.team)),
                            cell(each.won), cell(each.byes), cell(each.lost), cell(each.pointsFor),
                            cell(each.pointsAgainst), yes(team && team->withdrawn), cell(each.decidedBy)});
    }
}

} // namespace

files::CsvTable standingsTable(const night::Night& night)
{
    files::CsvTable out{{"table", "rank", "rank_to", "team", "team_id", "seed", "won", "byes", "lost",
                         "points_for", "points_against", "withdrawn", "decided_by"},
                        {}};
    addRows(out, night, "event", night::standings(night), true);
    for (const night::Table& table : night::tables(night))
        if (!table.pool.empty())
            addRows(out, night, table.pool == bracket::wildcards ? "wildcards" : "pool " + table.pool,
                    table.rows, table.isKnown);
    return out;
}

} // namespace share
