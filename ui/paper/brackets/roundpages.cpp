// Rounds as lists of matches.
#include "bracketpages.h"

#include "bracket/questions.h"
#include "ui/paper/page/flow.h"
#include "ui/paper/page/table.h"
#include "ui/paper/page/words.h"
#include "views/crosstable.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

constexpr double roundRow = 6.3; ///< mm
constexpr double writtenRow = 8.5;

Table roundsTable(const QString& below)
{
    Table table;
    table.below = {below};
    table.columns = {{Paper::tr("Match"), 1.1},
                     {{}, 0.6, true},
                     {Paper::tr("Team"), 4.2},
                     {Paper::tr("Score"), 1.9, true},
                     {{}, 1.9},
                     {{}, 0.6, true},
                     {Paper::tr("Team"), 4.2},
                     {Paper::tr("Table"), 2.2}};
    table.rowHeight = roundRow;
    table.type = {10};
    return table;
}

/// Where the match stands or was played, or what it waits for; the column is too narrow for the table beside
/// that.
QString stateOfRow(const views::StateView& state, bool isDecided)
{
    if (!state.warning.empty() || !state.waits.empty())
        return q(state.warning.empty() ? state.waits : state.warning);
    if (state.state == tournament::State::Final && (!state.table.empty() || isDecided))
        return q(state.table);
    return state.state == tournament::State::Ready ? QString() : q(state.brief());
}

/// What is not known yet can be written in where there are frames for it.
Row rowOf(const tournament::Tournament& tournament, const bracket::Match& drawn, bool frames = false)
{
    const tournament::Match& match = *tournament::match(tournament, drawn.id);
    const views::MatchView view = views::matchView(tournament, drawn, match);
    const bool isOpen = frames && match.state != tournament::State::Final;
    const auto& [a, b] = view.sides;
    return Row{{{QString::number(match.number.value_or(0))},
                {q(a.seed)},
                {q(a.name), a.won},
                {q(a.result), a.won, {}, isOpen},
                {q(b.result), b.won, {}, isOpen},
                {q(b.seed)},
                {q(b.name), b.won},
                {stateOfRow(view.state, match.decided.has_value()), false, {}, isOpen}},
               false};
}

Row aloneRow(const tournament::Tournament& tournament, const std::string& team, const QString& word)
{
    return Row{{{}, {seedWord(tournament, team)}, {teamName(tournament, team)}, {word}}, false};
}

/// A bye of Swiss is in a list too.
Row rowOrBye(const tournament::Tournament& tournament, const bracket::Match& drawn)
{
    if (drawn.number)
        return rowOf(tournament, drawn, true);
    const tournament::Match& match = *tournament::match(tournament, drawn.id);
    return aloneRow(tournament, views::whoHasBye(match), Paper::tr("bye"));
}

void addHead(Table& table, const QString& title)
{
    table.rows.append(Row{{{}, {}, {title, true}}, true});
}

/// The teams of the pool that are in no match of the round.
std::vector<std::string> sittingOut(const tournament::Tournament& tournament, const bracket::Pool& pool,
                                    const views::RoundView& round)
{
    std::vector<int> seeds = pool.seeds;
    for (const bracket::Match* match : round.matches)
        for (const bracket::Slot& slot : {match->a, match->b})
            if (const auto* seed = std::get_if<bracket::Seed>(&slot))
                std::erase(seeds, seed->number);
    std::vector<std::string> teams;
    teams.reserve(seeds.size());
    for (const int seed : seeds)
        teams.push_back(tournament::teamOfSeed(*tournament.setting, seed));
    return teams;
}

void addRound(Table& table, const tournament::Tournament& tournament, const views::RoundView& round)
{
    const bracket::Bracket& drawn = tournament.setting->bracket;
    addHead(table, q(round.name));
    for (const bracket::Match* each : round.matches)
        table.rows.append(rowOrBye(tournament, *each));
    if (round.part == bracket::Part::Pool)
        for (const bracket::Pool& pool : bracket::poolsIn(drawn))
            for (const std::string& team : sittingOut(tournament, pool, round))
                table.rows.append(aloneRow(tournament, team, Paper::tr("sits out")));
}

} // namespace

void addRoundsPages(Binder& binder, const QString& below)
{
    const tournament::Tournament& tournament = binder.tournament();
    Table table = roundsTable(below);
    table.rowHeight = writtenRow;
    for (const views::RoundView& round : views::roundViews(tournament))
        addRound(table, tournament, round);
    if (table.rows.isEmpty())
        table.rows.append(Row{{}, true, {Paper::tr("The first round is not paired yet.")}});
    addTable(binder, table);
}

void addRounds(Binder& binder)
{
    const bracket::Bracket& drawn = binder.tournament().setting->bracket;
    addRoundsPages(
        binder,
        Paper::tr("Rounds · %1 teams, %2").arg(QString::number(drawn.entries), q(wording::name(drawn.kind))));
}

void addPlayInPage(Binder& binder)
{
    const tournament::Tournament& tournament = binder.tournament();
    Table table = roundsTable(bracketWords(tournament, Paper::tr("Play-ins")));
    addHead(table, q(wording::heading(tournament.setting->bracket, bracket::Part::PlayIn)));
    for (const bracket::Match& match : tournament.setting->bracket.matches)
        if (match.bracket == bracket::Part::PlayIn)
            table.rows.append(rowOf(tournament, match));
    if (table.rows.size() > 1)
        addTable(binder, table);
}

} // namespace paper
