#include "crosstable.h"

#include "rules/words.h"
#include "tournament/ranking/ranking.h"
#include "wording/filled.h"
#include "wording/record/matchwords.h"
#include "wording/record/names.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <limits>
#include <numeric>

namespace views {

using tournament::Match;
using tournament::Outcome;
using tournament::State;
using wording::Desk;
using wording::filled;

namespace {

/// `350 : 230`, the row's side first; `506 : −150`.
std::string cellScore(const Match& match, tournament::Side side)
{
    const auto& score = tournament::result(match).score;
    return rules::digits(score[side]) + " : " + rules::digits(score[scoring::other(side)]);
}

CellView finalCell(const Match& match, tournament::Side side)
{
    if (match.outcome == Outcome::Played)
        return {.first = cellScore(match, side), .isScore = true};
    const std::string why = match.winner == side ? wording::lossWord(match) : wording::lossWord(match, side);
    if (match.outcome == Outcome::DoubleForfeit)
        return {.first = why, .second = filled(Desk::tr("both"))};
    return {.first = filled(match.winner == side ? Desk::tr("won") : Desk::tr("lost")), .second = why};
}

CellView plainCell(const StateView& state, const Match& match, tournament::Side side)
{
    switch (match.state) {
    case State::Waiting:
    case State::Ready:
        return {.first = wording::titleOf(match), .isToCome = true};
    case State::Called:
    case State::Playing:
        return {.first = state.table.empty() ? wording::titleOf(match) : state.table,
                .second = state.activity};
    case State::Ended:
        return {.first = cellScore(match, side), .second = filled(Desk::tr("unsigned")), .isScore = true};
    case State::Final:
        break;
    }
    return finalCell(match, side);
}

CrossRowView rowView(const tournament::Tournament& tournament, const tournament::CrossRow& row)
{
    const std::string rank = rankText(row);
    CrossRowView view{.team = row.team,
                      .seed = std::to_string(row.seed),
                      .name = tournament::teamName(tournament, row.team),
                      .rank = rank.empty() ? "–" : rank,
                      .score = tournament::recordText(row.won, row.lost, row.tied),
                      .hasTie = row.tied > 0,
                      .advances = row.advances,
                      .withdrawn = row.withdrawn,
                      .cells = {}};
    for (const std::vector<tournament::Crossing>& meetings : row.against) {
        std::vector<CellView>& cells = view.cells.emplace_back();
        for (const tournament::Crossing& each : meetings) {
            const Match& match = *tournament::match(tournament, each.match);
            cells.push_back(cellView(tournament, match, each.side, stateView(tournament, match)));
        }
    }
    return view;
}

/// Rows without a rank stay at the end, by seed.
std::vector<std::size_t> orderByRank(const tournament::CrossTable& table)
{
    constexpr int last = std::numeric_limits<int>::max();
    std::vector<std::size_t> order(table.rows.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t row) { return table.rows[row].rank.value_or(last); });
    return order;
}

/// The rows in that order, and their cells too.
std::vector<CrossRowView> inOrder(const std::vector<CrossRowView>& rows,
                                  const std::vector<std::size_t>& order)
{
    std::vector<CrossRowView> sorted;
    for (const std::size_t row : order) {
        CrossRowView& to = sorted.emplace_back(rows[row]);
        for (std::size_t column = 0; column < order.size(); ++column)
            to.cells[column] = rows[row].cells[order[column]];
    }
    return sorted;
}

} // namespace

std::string rankText(const tournament::CrossRow& row)
{
    return row.won + row.lost + row.tied > 0 ? tournament::rankText(row.rank, row.rankTo) : std::string();
}

CellView cellView(const tournament::Tournament& tournament, const Match& match, tournament::Side side,
                  const StateView& state)
{
    CellView cell = plainCell(state, match, side);
    cell.match = match.id;
    cell.won = match.winner == side;
    if (match.state == State::Final && match.ended && !tournament::meetingOf(tournament, match))
        cell.second = filled(Desk::tr("not counted")); // with a withdrawn team whose matches don't count
    cell.warns = !state.warning.empty();
    if (cell.warns)
        cell.second = state.warning;
    return cell;
}

std::vector<CrossView> crossViews(const tournament::Tournament& tournament)
{
    std::vector<CrossView> views;
    for (const tournament::CrossTable& table : tournament::crossTables(tournament)) {
        CrossView& view = views.emplace_back();
        view.title =
            table.pool.empty() ? filled(Desk::tr("Round robin")) : filled(Desk::tr("Pool %1"), table.pool);
        view.advance = table.advanceCount;
        if (table.advanceCount > 0)
            view.note = wording::advancingText(table.advanceCount);
        for (const tournament::CrossRow& row : table.rows)
            view.rows.push_back(rowView(tournament, row));
        view.rows = inOrder(view.rows, orderByRank(table));
    }
    return views;
}

std::vector<RoundView> roundViews(const tournament::Tournament& tournament)
{
    const bracket::Bracket& drawn = tournament.setting->bracket;
    std::vector<const bracket::Match*> played;
    for (const bracket::Match& match : drawn.matches)
        if (match.number || match.bracket == bracket::Part::Swiss)
            played.push_back(&match);
    if (drawn.kind != bracket::Kind::Swiss) // Swiss rounds go one after the other, and byes have no numbers
        std::ranges::stable_sort(played, {}, [](const bracket::Match* match) { return match->number; });
    std::vector<RoundView> all;
    for (const bracket::Match* match : played) {
        std::string name = wording::roundName(drawn, match->bracket, match->round);
        auto at = std::ranges::find(all, name, &RoundView::name);
        if (at == all.end())
            at = all.insert(all.end(), {match->bracket, match->round, std::move(name), {}});
        at->matches.push_back(match);
    }
    return all;
}

const std::string& whoHasBye(const Match& match)
{
    return match.teams.a.empty() ? match.teams.b : match.teams.a;
}

} // namespace views
