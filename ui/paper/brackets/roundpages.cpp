// Rounds as lists of matches.
#include "bracketpages.h"

#include "bracket/questions.h"
#include "tournament/queries/room.h"
#include "ui/paper/page/flow.h"
#include "ui/paper/page/table.h"
#include "ui/paper/page/words.h"
#include "wording/record/matchwords.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <algorithm>

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

/// Where it was not decided by play: `won`, and beside it how.
QString scoreWords(const tournament::Match& match, scoring::Side side)
{
    if (match.outcome && *match.outcome != tournament::Outcome::Played)
        return match.winner == side ? Paper::tr("won") : q(wording::lossWord(match, side));
    return match.games.empty() ? QString() : number(tournament::result(match).score[side]);
}

/// Where the match stands or was played, or what it waits for.
QString stateOfRow(const tournament::Tournament& tournament, const tournament::Match& match)
{
    // The column is too narrow for the table beside these.
    if (const std::string warning = wording::warningWord(match); !warning.empty())
        return q(warning);
    if (const std::string waits = wording::shortWaitWords(tournament, match); !waits.empty())
        return q(waits);
    const auto at = tournament::tableOf(tournament, match);
    if (match.state == tournament::State::Final && (at || match.decided))
        return at ? Paper::tr("table %1").arg(*at) : QString();
    return match.state == tournament::State::Ready ? QString() : q(wording::stateWords(tournament, match));
}

/// What is not known yet can be written in where there are frames for it.
Row rowOf(const tournament::Tournament& tournament, const tournament::Match& match, bool frames = false)
{
    using scoring::Side;
    const bool isOpen = frames && match.state != tournament::State::Final;
    const auto seed = [&](Side side) { return Cell{seedWord(tournament, match.teams[side])}; };
    const auto team = [&](Side side) {
        return Cell{sideName(tournament, match, side), match.winner == side};
    };
    const auto score = [&](Side side) {
        return Cell{scoreWords(match, side), match.winner == side, {}, isOpen};
    };
    return Row{{{QString::number(match.number.value_or(0))},
                seed(Side::A),
                team(Side::A),
                score(Side::A),
                score(Side::B),
                seed(Side::B),
                team(Side::B),
                {stateOfRow(tournament, match), false, {}, isOpen}},
               false};
}

Row aloneRow(const tournament::Tournament& tournament, const std::string& team, const QString& word)
{
    return Row{{{}, {seedWord(tournament, team)}, {teamName(tournament, team)}, {word}}, false};
}

Row byeRow(const tournament::Tournament& tournament, const tournament::Match& match)
{
    return aloneRow(tournament, match.teams.a.empty() ? match.teams.b : match.teams.a, Paper::tr("bye"));
}

void addHead(Table& table, const QString& title, const QString& note)
{
    table.rows.append(Row{{{}, {}, {title, true}, {note}}, true});
}

/// `Round 5`, `Rounds 3–5`: that one of Swiss and those behind it.
QString roundsFrom(const bracket::Bracket& drawn, int round)
{
    return round == drawn.rounds ? q(wording::roundName(drawn, bracket::Part::Swiss, round))
                                 : Paper::tr("Rounds %1–%2").arg(round).arg(drawn.rounds);
}

/// A round of a part of the draw, those of all pools together.
struct Round {
    bracket::Part part = bracket::Part::Winners;
    int round = 1;
    std::vector<const bracket::Match*> matches; ///< with byes of Swiss
};

/// In playing order.
std::vector<Round> roundsOf(const bracket::Bracket& drawn)
{
    std::vector<const bracket::Match*> played;
    for (const bracket::Match& match : drawn.matches)
        if (match.number || match.bracket == bracket::Part::Swiss)
            played.push_back(&match);
    std::stable_sort(played.begin(), played.end(), [](const auto* left, const auto* right) {
        return left->number && right->number && *left->number < *right->number;
    });
    std::vector<Round> all;
    for (const bracket::Match* match : played) {
        const auto isTheirs = [&](const Round& round) {
            return round.part == match->bracket && round.round == match->round;
        };
        auto at = std::find_if(all.begin(), all.end(), isTheirs);
        if (at == all.end())
            at = all.insert(all.end(), {match->bracket, match->round, {}});
        at->matches.push_back(match);
    }
    return all;
}

/// The teams of the pool that are in no match of the round.
std::vector<std::string> sittingOut(const tournament::Tournament& tournament, const bracket::Pool& pool,
                                    const Round& round)
{
    std::vector<int> seeds = pool.seeds;
    for (const bracket::Match* match : round.matches)
        for (const bracket::Slot& slot : {match->a, match->b})
            if (const auto* seed = std::get_if<bracket::Seed>(&slot))
                seeds.erase(std::remove(seeds.begin(), seeds.end(), seed->number), seeds.end());
    std::vector<std::string> teams;
    teams.reserve(seeds.size());
    for (const int seed : seeds)
        teams.push_back(tournament::teamOfSeed(*tournament.setting, seed));
    return teams;
}

void addRound(Table& table, const tournament::Tournament& tournament, const Round& round)
{
    const bracket::Bracket& drawn = tournament.setting->bracket;
    addHead(table, q(wording::roundName(drawn, round.part, round.round)), {});
    for (const bracket::Match* each : round.matches) {
        const tournament::Match& match = *tournament::match(tournament, each->id);
        table.rows.append(each->number ? rowOf(tournament, match, true) : byeRow(tournament, match));
    }
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
    for (const Round& round : roundsOf(tournament.setting->bracket))
        addRound(table, tournament, round);
    if (table.rows.isEmpty())
        table.rows.append(Row{{}, true, {Paper::tr("The first round is not paired yet.")}});
    addTable(binder, table);
}

Document roundsPrint(const Record& record, Format format)
{
    const tournament::Tournament& tournament = *record.tournament;
    Binder binder(record, format, Paper::tr("%1: rounds").arg(tournamentName(tournament)));
    addRoundsPages(binder, Paper::tr("Rounds · %1 teams, %2")
                               .arg(QString::number(tournament.setting->bracket.entries),
                                    q(wording::name(tournament.setting->bracket.kind))));
    return binder.bind();
}

void addRoundPages(Binder& binder)
{
    const tournament::Tournament& tournament = binder.tournament();
    const bracket::Bracket& drawn = tournament.setting->bracket;
    Table table = roundsTable(bracketWords(tournament));
    for (int round = 1; round <= drawn.rounds; ++round) {
        std::vector<const tournament::Match*> matches;
        for (const bracket::Match& match : drawn.matches)
            if (match.bracket == bracket::Part::Swiss && match.round == round)
                matches.push_back(tournament::match(tournament, match.id));
        if (matches.empty()) {
            addHead(table, roundsFrom(drawn, round), Paper::tr("to come"));
            break;
        }
        addHead(table, q(wording::roundName(drawn, bracket::Part::Swiss, round)), {});
        for (const tournament::Match* match : matches)
            table.rows.append(match->number ? rowOf(tournament, *match) : byeRow(tournament, *match));
    }
    addTable(binder, table);
}

void addPlayInPage(Binder& binder)
{
    const tournament::Tournament& tournament = binder.tournament();
    Table table = roundsTable(bracketWords(tournament, Paper::tr("play-ins")));
    addHead(table, q(wording::heading(tournament.setting->bracket, bracket::Part::PlayIn)), {});
    for (const bracket::Match& match : tournament.setting->bracket.matches)
        if (match.bracket == bracket::Part::PlayIn)
            table.rows.append(rowOf(tournament, *tournament::match(tournament, match.id)));
    if (table.rows.size() > 1)
        addTable(binder, table);
}

} // namespace paper
