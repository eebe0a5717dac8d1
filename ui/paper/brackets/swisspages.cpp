// Swiss: a row for each team, a column for each round.
#include "bracketpages.h"

#include "bracket/questions.h"
#include "tournament/ranking/standings.h"
#include "ui/paper/page/table.h"
#include "ui/paper/page/words.h"
#include "views/crosstable.h"
#include "views/standings.h"
#include "wording/tr.h"

#include <algorithm>

using wording::Paper;

namespace paper {

namespace {

// Millimetres.
constexpr double rankWidth = 12;
constexpr double ownSeedWidth = 11;
constexpr double wonWidth = 14;
constexpr double leastRoundWidth = 13; ///< `304:287` in small type
constexpr double mostRoundWidth = 25;
constexpr double openRoundWidth = 8;  ///< of a round that is not paired yet: a frame to write `W 12` in
constexpr double leastTeamWidth = 41; ///< with five rounds, `W 29 by ruling` then fits on a line
constexpr double wordWidth = 16;      ///< of `Round 4`
constexpr double besideResults = 1.6; ///< from the text of a cell to its sides

/// The team's match in that round, and its side; null if it has none.
struct Played {
    const tournament::Match* match = nullptr;
    scoring::Side side = scoring::Side::A;
};

Played playedIn(const tournament::Tournament& tournament, int round, const std::string& team)
{
    for (const bracket::Match& drawn : tournament.setting->bracket.matches) {
        if (drawn.bracket != bracket::Part::Swiss || drawn.round != round)
            continue;
        const tournament::Match* match = tournament::match(tournament, drawn.id);
        for (const scoring::Side side : scoring::bothSides)
            if (match && match->teams[side] == team)
                return {match, side};
    }
    return {};
}

/// Keeps the text on one line if it fits.
QString together(const QString& words, double width)
{
    return widthOf(words, {leastName}) <= width ? QString(words).replace(u' ', QChar::Nbsp) : words;
}

/// `W 12 304:287`, `L 7 no-show`, `vs 12, table 3`, with the opponent's seed. In cells of that width in mm,
/// `by ruling` isn't broken. `between` separates opponent and result.
QString resultOf(const tournament::Tournament& tournament, const Played& played, double width, QChar between)
{
    if (!played.match)
        return {};
    const tournament::Match& match = *played.match;
    if (!match.number)
        return Paper::tr("bye");
    const QString other = seedWord(tournament, match.teams[scoring::other(played.side)]);
    const views::CellView cell =
        views::cellView(tournament, match, played.side, views::stateView(tournament, match));
    if (match.state != tournament::State::Final)
        return cell.isToCome ? Paper::tr("vs %1").arg(other)
                             : Paper::tr("vs %1, %2")
                                   .arg(other, together(q(cell.isScore ? cell.second : cell.first), width));
    const auto& score = tournament::result(match).score;
    const QString how = cell.isScore
                            ? number(score[played.side]) + u':' + number(score[scoring::other(played.side)])
                            : q(cell.second.empty() ? cell.first : cell.second);
    const QString word = cell.won                    ? Paper::tr("W", "won")
                         : tournament::isTied(match) ? Paper::tr("T", "tied")
                                                     : Paper::tr("L", "lost");
    return word + QChar::Nbsp + other + between + together(how, width);
}

/// The results of a team, round by round, in cells of that width in mm.
QStringList resultsOf(const tournament::Tournament& tournament, const std::string& team, double width,
                      QChar between)
{
    QStringList results;
    for (int round = 1; round <= tournament.setting->bracket.rounds; ++round)
        results << resultOf(tournament, playedIn(tournament, round, team), width, between);
    return results;
}

/// Whether any result is wider than that, so that all take two lines in the same size.
bool areOnTwoLines(const tournament::Tournament& tournament, const std::vector<views::StandingRow>& rows,
                   double width)
{
    return std::ranges::any_of(rows, [&](const views::StandingRow& row) {
        return std::ranges::any_of(
            resultsOf(tournament, row.standing.team, width, u' '),
            [&](const QString& result) { return widthOf(result, {leastName}) > width; });
    });
}

} // namespace

void addSwissPages(Binder& binder)
{
    const tournament::Tournament& tournament = binder.tournament();
    const int rounds = tournament.setting->bracket.rounds;
    const int paired = bracket::lastRound(tournament.setting->bracket, bracket::Part::Swiss);
    const double open = (rounds - paired) * openRoundWidth;
    const double width = binder.area(false).width() - rankWidth - ownSeedWidth - wonWidth - open;
    const double round =
        std::clamp((width - leastTeamWidth) / std::max(paired, 1), leastRoundWidth, mostRoundWidth);
    Table table;
    const std::vector<views::StandingsTable> standings =
        views::standingsTables(tournament, views::Outlet::Paper);
    const bool hasTies = views::hasTies(standings);
    table.below = {
        bracketWords(tournament, Paper::tr("Results by team")),
        hasTies
            ? Paper::tr("W 12: beat seed 12. L 12: lost to seed 12. T 12: tied with seed 12. vs 12: plays "
                        "seed 12.")
            : Paper::tr("W 12: beat seed 12. L 12: lost to seed 12. vs 12: plays seed 12.")};
    table.columns = {{Paper::tr("Rank"), rankWidth, true},
                     {Paper::tr("Seed"), ownSeedWidth, true},
                     {Paper::tr("Team"), width - paired * round},
                     {hasTies ? Paper::tr("W–L–T") : Paper::tr("W–L"), wonWidth, true}};
    for (int each = 1; each <= rounds; ++each) {
        const double wide = each <= paired ? round : openRoundWidth;
        table.columns << Column{(wide < wordWidth ? Paper::tr("R%1") : Paper::tr("Round %1")).arg(each),
                                wide};
    }
    table.rowHeight = 9;
    table.leastRowHeight = 6.4;
    table.type = {9.5};
    const std::vector<views::StandingRow>& rows = standings.front().rows;
    const double cell = round - 2 * besideResults;
    const QChar between = areOnTwoLines(tournament, rows, cell) ? QChar(QChar::LineSeparator) : QChar(u' ');
    for (const views::StandingRow& row : rows) {
        Row cells{{{q(row.rank), true},
                   {seedWord(tournament, row.standing.team)},
                   {q(row.name), true},
                   {q(tournament::recordText(row.standing.won + row.standing.byes, row.standing.lost,
                                             row.standing.tied)),
                    true}}};
        for (const QString& result : resultsOf(tournament, row.standing.team, cell, between))
            cells.cells << Cell{.text = result, .frame = true};
        table.rows << cells;
    }
    addTable(binder, table);
}

} // namespace paper
