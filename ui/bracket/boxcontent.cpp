#include "boxcontent.h"

#include "boxtext.h"

#include "bracket/questions.h"
#include "tournament/ranking/ranking.h"
#include "ui/kit/text.h"
#include "wording/record/matchwords.h"
#include "wording/record/names.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <algorithm>

using wording::Window;

namespace tree {

namespace {

Line lineOf(const tournament::Tournament& tournament, const bracket::Match& drawn,
            const tournament::Match& match, scoring::Side side)
{
    Line line;
    const bool isSpared = tournament::isSpared(match); // who won the tournament before sits there alone
    line.team = isSpared ? QString() : kit::text(match.teams[side]);
    if (line.team.isEmpty()) {
        const bool a = side == scoring::Side::A;
        const bool nobody = std::holds_alternative<bracket::Vacant>(match.seats[side]);
        line.text = nobody ? Window::tr("nobody")
                           : kit::text(wording::inWords(tournament.setting->bracket, a ? drawn.a : drawn.b));
        return line;
    }
    line.text = kit::text(tournament::teamName(tournament, match.teams[side]));
    if (const auto seed = tournament::seedOfTeam(*tournament.setting, match.teams[side]))
        line.seed = QString::number(*seed);
    line.score = scoreOf(match, side);
    line.isDecision = isDecided(match);
    line.won = match.winner == side;
    line.lost = match.outcome && !line.won;
    return line;
}

void writeBye(Box& box, const tournament::Tournament& tournament, const bracket::Match& drawn)
{
    const bool isA = std::holds_alternative<bracket::Bye>(drawn.b);
    const int seed = std::get<bracket::Seed>(isA ? drawn.a : drawn.b).number;
    const std::string team = tournament::teamOfSeed(*tournament.setting, seed);
    box.isBye = true;
    box.opens = false;
    box.lines[0] = {QString::number(seed), kit::text(tournament::teamName(tournament, team)), kit::text(team),
                    Window::tr("bye")};
    box.title = kit::text(wording::roundName(tournament.setting->bracket, drawn));
    box.words = Window::tr("%1: seed %2 %3 has the bye").arg(box.title, box.lines[0].seed, box.lines[0].text);
}

void writeCell(Box& box, const tournament::Tournament& tournament, const bracket::Match& drawn,
               const tournament::Match& match)
{
    const auto side = box.cell->line == 0 ? scoring::Side::A : scoring::Side::B;
    const wording::CellWords words = wording::cellWords(tournament, match, side);
    box.cell->first = kit::text(words.first);
    box.cell->second = kit::text(words.second);
    box.warns = words.warns;
    if (tournament.setting->bracket.kind == bracket::Kind::PoolsPlayoff)
        box.words.prepend(Window::tr("Pool %1.").arg(kit::text(bracket::poolOf(drawn))) + u' ');
}

QString noteOf(const tournament::Tournament& tournament, int round)
{
    int played = 0;
    int all = 0;
    for (const bracket::Match& drawn : tournament.setting->bracket.matches) {
        if (drawn.bracket != bracket::Part::Swiss || drawn.round != round || !drawn.number)
            continue;
        ++all;
        const tournament::Match* match = tournament::match(tournament, drawn.id);
        played += match && match->state == tournament::State::Final ? 1 : 0;
    }
    if (all == 0)
        return Window::tr("to come");
    return played == all ? Window::tr("finished") : Window::tr("%1 of %2 played").arg(played).arg(all);
}

} // namespace

void write(Box& box, const tournament::Tournament& tournament, const bracket::Match& drawn)
{
    const tournament::Match& match = *tournament::match(tournament, drawn.id);
    if (!drawn.number)
        return writeBye(box, tournament, drawn);
    const Title title = titleOf(tournament.setting->bracket, drawn, match);
    box.title = title.full;
    box.shortTitle = title.brief;
    box.state = stateOf(tournament, match, bracket::isFinal(tournament.setting->bracket, drawn));
    box.warns = asksForSomebody(match);
    box.opens = !tournament::isSpared(match);
    box.mayNotBe = drawn.ifNecessary && (!box.opens || match.teams.a.empty() || match.teams.b.empty());
    box.lines = {lineOf(tournament, drawn, match, scoring::Side::A),
                 lineOf(tournament, drawn, match, scoring::Side::B)};
    box.words = wordsOf(box);
    if (box.cell)
        writeCell(box, tournament, drawn, match);
}

void write(Cross& cross, const tournament::Tournament& tournament, const tournament::CrossTable& table)
{
    cross.teams.clear();
    for (const tournament::CrossRow& row : table.rows) {
        Cross::Team team;
        team.id = kit::text(row.team);
        team.seed = QString::number(row.seed);
        team.name = kit::text(tournament::teamName(tournament, row.team));
        team.rank = kit::text(tournament::rankText(row.rank, row.rankTo));
        team.won = row.won;
        team.lost = row.lost;
        team.goesOn = row.goesOn;
        team.withdrawn = row.withdrawn;
        team.note = row.withdrawn ? Window::tr("withdrawn") : QString();
        cross.teams.push_back(team);
    }
}

void writeWildcards(Tree& tree, const tournament::Tournament& tournament)
{
    const std::vector<tournament::Ranking> all = tournament::rankings(tournament);
    const auto ranking = std::find_if(all.begin(), all.end(), [](const tournament::Ranking& each) {
        return each.pool == bracket::wildcards;
    });
    if (ranking == all.end() || !ranking->isComplete)
        return;
    for (const bracket::Ranked& place : ranking->places) {
        const auto sharing = std::count_if(ranking->places.begin(), ranking->places.end(),
                                           [&](const auto& each) { return each.rank == place.rank; });
        const int last = place.rank - 1 + static_cast<int>(sharing);
        const QString id = kit::text(tournament::teamOfSeed(*tournament.setting, place.seed));
        for (Cross& cross : tree.crosses)
            for (Cross::Team& team : cross.teams)
                if (team.id == id) {
                    team.note =
                        Window::tr("wildcard rank %1").arg(kit::text(tournament::rankText(place.rank, last)));
                    team.goesOn = place.rank <= ranking->goOn && !place.isLevel;
                }
    }
}

void writeRounds(Tree& tree, const tournament::Tournament& tournament)
{
    for (int round = 1; round <= tournament.setting->bracket.rounds; ++round)
        tree.headings[static_cast<std::size_t>(round) - 1].note = noteOf(tournament, round);
}

} // namespace tree
