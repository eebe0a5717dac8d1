#include "boxtext.h"

#include "bracket/questions.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/ranking.h"
#include "ui/kit/text.h"
#include "wording/record/matchwords.h"
#include "wording/record/names.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace tree {

namespace {

QString atTable(const tournament::Tournament& tournament, const tournament::Match& match, const QString& what)
{
    const auto table = tournament::tableOf(tournament, match);
    return table ? Window::tr("table %1").arg(*table) + u" · "_s + what : what;
}

QString handNow(const tournament::Match& match)
{
    const int hand =
        static_cast<int>(tournament::sheetOf(match, tournament::currentGame(match)).ledger.hands.size()) + 1;
    return match.series.games == 1 ? Window::tr("hand %1").arg(hand)
                                   : Window::tr("game %1").arg(tournament::currentGame(match));
}

QString plainState(const tournament::Tournament& tournament, const tournament::Match& match, bool isTheFinal)
{
    if (const std::string waits = wording::waitWords(tournament, match); !waits.empty())
        return kit::text(waits);
    switch (match.state) {
    case tournament::State::Waiting:
        return {};
    case tournament::State::Ready:
        return Window::tr("ready");
    case tournament::State::Called:
        return Window::tr("called") + u" · "_s + Window::tr("table %1").arg(match.call->table);
    case tournament::State::Playing:
        return atTable(tournament, match, handNow(match));
    case tournament::State::Ended:
        return atTable(tournament, match, Window::tr("to be signed"));
    case tournament::State::Final:
        break;
    }
    return isTheFinal ? QString() : Window::tr("finished");
}

/// What is to be known of a late match, and the same in few words.
struct LateWords {
    QString full;
    QString brief;
};

LateWords secondFinalWords(const tournament::Match& match)
{
    const QString full = kit::text(wording::secondFinal(match));
    switch (wording::secondFinalOf(match)) {
    case wording::SecondFinal::IfNecessary:
        return {full, Window::tr("if necessary")};
    case wording::SecondFinal::NotNecessary:
        return {full, Window::tr("not necessary")};
    case wording::SecondFinal::Played:
        break;
    }
    return {full + u", "_s + lengthOf(*match.rules), full};
}

/// `final, to 500`
LateWords lateWords(const bracket::Bracket& bracket, const bracket::Match& drawn,
                    const tournament::Match& match)
{
    using bracket::Stage;
    const QString round = kit::text(wording::matchInText(bracket, drawn));
    switch (bracket::stageOf(bracket, drawn)) {
    case Stage::SecondFinal:
        return secondFinalWords(match);
    case Stage::ThirdPlace:
        return {round, Window::tr("third")};
    case Stage::Final:
        return {Window::tr("final, %1").arg(lengthOf(*match.rules)), Window::tr("final")};
    case Stage::PlayIn:
    case Stage::WinnersFinal:
    case Stage::LosersFinal:
        return {round, round};
    case Stage::Early:
    case Stage::Quarterfinal:
    case Stage::Semifinal:
        break;
    }
    return {};
}

} // namespace

QString lengthOf(const rules::Set& rules)
{
    const scoring::End& end = rules.rules.end;
    switch (end.length) {
    case scoring::Length::FixedHands:
        return Window::tr("%n hand(s)", nullptr, end.lengthCount);
    case scoring::Length::FixedGames:
        return Window::tr("%n game(s) to %1", nullptr, end.lengthCount).arg(end.target);
    case scoring::Length::Target:
        break;
    }
    return Window::tr("to %1").arg(end.target);
}

Title titleOf(const bracket::Bracket& bracket, const bracket::Match& drawn, const tournament::Match& match)
{
    const QString title = Window::tr("Match %1").arg(*drawn.number);
    const auto [full, brief] = lateWords(bracket, drawn, match);
    return full.isEmpty() ? Title{title, title} : Title{title + u" · "_s + full, title + u" · "_s + brief};
}

QString stateOf(const tournament::Tournament& tournament, const tournament::Match& match, bool isTheFinal)
{
    if (tournament::isSpared(match))
        return {}; // its title says so
    if (const std::string warning = wording::warningWord(match); !warning.empty())
        return atTable(tournament, match, kit::text(warning));
    return plainState(tournament, match, isTheFinal);
}

bool asksForSomebody(const tournament::Match& match)
{
    return !wording::warningWord(match).empty();
}

bool isDecided(const tournament::Match& match)
{
    return match.outcome && *match.outcome != tournament::Outcome::Played;
}

QString scoreOf(const tournament::Match& match, scoring::Side side)
{
    if (isDecided(match))
        return match.winner == side ? Window::tr("won") : kit::text(wording::lossWord(match, side));
    return match.games.empty() ? QString() : kit::number(tournament::result(match).score[side]);
}

QString wordsOf(const Box& box)
{
    QStringList sides;
    for (const Line& line : box.lines) {
        QString side = line.seed.isEmpty() ? line.text : Window::tr("seed %1 %2").arg(line.seed, line.text);
        if (!line.score.isEmpty())
            side += u' ' + line.score;
        sides << (line.won && !line.isDecision ? Window::tr("%1, won").arg(side) : side);
    }
    const QString state = box.state.isEmpty() ? QString() : u", "_s + box.state;
    return box.title + state + u": "_s + Window::tr("%1 against %2").arg(sides[0], sides[1]);
}

QString accessibleText(const Tree& tree, const Box& box)
{
    if (!box.cell)
        return box.words;
    return box.words + u". "_s + wordsOf(tree.crosses[box.cell->table].teams[box.cell->row]);
}

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

namespace {

/// The team whose row or column that is; empty before the first.
QString teamAt(const Cross& cross, double lines, double each)
{
    const auto index = static_cast<std::size_t>(std::max(0.0, lines / each));
    return lines < 0 || index >= cross.teams.size() ? QString() : wordsOf(cross.teams[index]);
}

} // namespace

CrossHeads headsOf(const Cross& cross, const QRectF& view)
{
    const QRectF& all = cross.place;
    const double left = std::clamp(view.left(), all.left(), all.right() - cross.side);
    const double top = std::clamp(view.top(), all.top(), all.bottom() - cross.head);
    return {QRectF(left, all.top(), cross.side, all.height()),
            QRectF(all.left(), top, all.width(), cross.head)};
}

QString wordsOf(const Cross::Team& team)
{
    const QString won = QString::number(team.won);
    const QString lost = QString::number(team.lost);
    const QString note = team.note.isEmpty() ? QString() : u", "_s + team.note;
    return (team.rank.isEmpty()
                ? Window::tr("%1: won %2, lost %3").arg(team.name, won, lost)
                : Window::tr("%1: rank %2, won %3, lost %4").arg(team.name, team.rank, won, lost)) +
           note;
}

std::optional<QString> headAt(const Tree& tree, const QRectF& view, const QPointF& place)
{
    for (const Cross& cross : tree.crosses) {
        const CrossHeads heads = headsOf(cross, view);
        const bool inRows = heads.rows.contains(place);
        const bool inColumns = heads.columns.contains(place);
        if (inRows && inColumns)
            return QString();
        if (inRows)
            return teamAt(cross, place.y() - cross.rowAt(0), cross.row);
        if (inColumns)
            return teamAt(cross, place.x() - cross.columnAt(0), cross.cell);
    }
    return std::nullopt;
}

} // namespace tree
