#include "standings.h"

#include "rules/words.h"
#include "tournament/ranking/standings.h"
#include "wording/filled.h"
#include "wording/tournament/drawwords.h"
#include "wording/tournament/rankingwords.h"
#include "wording/tr.h"

#include <algorithm>

namespace views {

using tournament::Standing;
using wording::Desk;
using wording::filled;

namespace {

StandingRow rowView(const tournament::Tournament& tournament, const Standing& standing, bool isKnown)
{
    const tournament::Team* team = tournament::team(*tournament.setting, standing.team);
    const bool isStillIn = tournament::isStillIn(tournament, standing);
    return {.team = standing.team,
            .name = tournament::teamName(tournament, standing.team),
            .rank = standing.rank && isKnown ? tournament::rankText(standing)
                    : isStillIn && isKnown   ? filled(Desk::tr("in"))
                                             : "–",
            .won = wording::wonText(standing),
            .lost = rules::digits(standing.lost),
            .pointsFor = rules::digits(standing.pointsFor),
            .pointsAgainst = rules::digits(standing.pointsAgainst),
            .why = wording::decidedBy(tournament, standing),
            .pool = standing.pool,
            .wins = standing.won,
            .isRanked = standing.rank.has_value(),
            .isFirst = standing.rank == 1,
            .isStillIn = isStillIn,
            .withdrawn = team && team->withdrawn};
}

/// `goOn`: rows from the top that go on; who is level there may go on or not.
std::vector<StandingRow> rowViews(const tournament::Tournament& tournament, const std::vector<Standing>& all,
                                  bool isKnown, int goOn)
{
    std::vector<StandingRow> rows;
    for (const Standing& each : all)
        rows.push_back(rowView(tournament, each, isKnown));
    const auto last = static_cast<std::size_t>(goOn);
    if (isKnown && goOn > 0 && last <= all.size())
        rows[last - 1].isLine = last == all.size() || !all[last].rank || all[last].rank != all[last - 1].rank;
    return rows;
}

} // namespace

std::vector<StandingsTable> standingsTables(const tournament::Tournament& tournament)
{
    std::vector<StandingsTable> tables;
    const bool hasPools = tournament.setting->bracket.kind == bracket::Kind::PoolsPlayoff;
    const std::vector<Standing> whole = tournament::standings(tournament);
    if (!hasPools || std::ranges::any_of(whole, [](const Standing& each) { return each.rank.has_value(); }))
        tables.push_back({.title = filled(Desk::tr("The tournament")),
                          .note = {},
                          .rows = rowViews(tournament, whole, true, 0),
                          .isWhole = true});
    if (!hasPools)
        return tables;
    for (const tournament::Table& table : tournament::tables(tournament)) {
        const bool isOfWildcards = table.pool == bracket::wildcards;
        tables.push_back(
            {.title = isOfWildcards ? filled(Desk::tr("Wildcards")) : filled(Desk::tr("Pool %1"), table.pool),
             .note = table.goOn > 0 ? wording::goOnInWords(table.goOn) : std::string(),
             .rows = rowViews(tournament, table.rows, table.isKnown, table.rowsGoOn),
             .isOfWildcards = isOfWildcards});
    }
    return tables;
}

} // namespace views
