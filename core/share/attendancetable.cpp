// Attendance: a row for each check-in of a player, and one for each who was never seen. They are those of
// whom the report tells (desk/checkin/attendance.h, membersToTell): nobody who left, or whose team was
// replaced, unseen.
#include "columns.h"

#include "desk/checkin/attendance.h"
#include "tournament/model/lineup.h"

#include <algorithm>

namespace share {

namespace {

/// `player`, `substitute`, `left`: where somebody stands on the team in the end.
std::string roleOf(const tournament::Team& team, const std::string& person)
{
    const std::vector<std::string> players = tournament::playersInTheEnd(team);
    const auto at = std::find(players.begin(), players.end(), person);
    if (at == players.end())
        return "left";
    return at - players.begin() < 2 ? "player" : "substitute";
}

std::vector<CsvCell> rowOf(const tournament::Tournament& tournament, const tournament::Team& team,
                           const std::string& person)
{
    return {cell(tournament::personName(tournament, person)), cell(person), cell(team.name), cell(team.id),
            cell(roleOf(team, person))};
}

std::vector<CsvCell> with(std::vector<CsvCell> row, std::vector<CsvCell> more)
{
    row.insert(row.end(), more.begin(), more.end());
    return row;
}

} // namespace

files::CsvTable attendanceTable(const tournament::Tournament& tournament)
{
    files::CsvTable out{{"player", "player_id", "team", "team_id", "role", "here", "at_utc", "for_match",
                         "id_shown", "let_in_because", "by"},
                        {}};
    for (const tournament::Team& team : tournament.setting->teams)
        for (const std::string& id : desk::membersToTell(tournament, team)) {
            const tournament::Person* person = tournament::person(*tournament.setting, id);
            const std::vector<CsvCell> row = rowOf(tournament, team, id);
            if (!person || person->arrivals.empty())
                out.rows.push_back(with(row, {yes(false), {}, {}, {}, {}, {}}));
            else
                for (const tournament::Arrival& each : person->arrivals) {
                    const tournament::Filed* fact = tournament::filed(tournament, each.op);
                    out.rows.push_back(
                        with(row, {yes(true), fact ? timeCell(fact->entry->stamp.at) : CsvCell(),
                                   matchCell(tournament, each.match), cell(each.shown), cell(each.override),
                                   fact ? cell(fact->entry->stamp.by) : CsvCell()}));
                }
        }
    return out;
}

} // namespace share
