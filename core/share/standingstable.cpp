#include "columns.h"

#include "tournament/ranking/standings.h"
#include "wording/tournament/rankingwords.h"

namespace share {

namespace {

void addRows(files::CsvTable& out, const tournament::Tournament& tournament, const std::string& table,
             const std::vector<tournament::Standing>& rows, bool isKnown)
{
    for (const tournament::Standing& each : rows) {
        const tournament::Team* team = tournament::team(*tournament.setting, each.team);
        out.rows.push_back({cell(table), isKnown ? cell(each.rank) : CsvCell(),
                            isKnown ? cell(each.rankTo) : CsvCell(), teamCell(tournament, each.team),
                            cell(each.team), cell(tournament::seedOfTeam(*tournament.setting, each.team)),
                            cell(each.won), cell(each.byes), cell(each.lost), cell(each.pointsFor),
                            cell(each.pointsAgainst), yes(team && team->withdrawn),
                            cell(wording::decidedBy(tournament, each))});
    }
}

} // namespace

files::CsvTable standingsTable(const tournament::Tournament& tournament)
{
    files::CsvTable out{{"table", "rank", "rank_to", "team", "team_id", "seed", "won", "byes", "lost",
                         "points_for", "points_against", "withdrawn", "decided_by"},
                        {}};
    addRows(out, tournament, "event", tournament::standings(tournament), true);
    for (const tournament::Table& table : tournament::tables(tournament))
        if (!table.pool.empty())
            addRows(out, tournament, table.pool == bracket::wildcards ? "wildcards" : "pool " + table.pool,
                    table.rows, table.isKnown);
    return out;
}

} // namespace share
