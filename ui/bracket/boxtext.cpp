#include "boxtext.h"

#include "bracket/questions.h"
#include "ui/kit/text.h"
#include "views/crosstable.h"
#include "wording/record/names.h"
#include "wording/record/ruleswords.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace tree {

namespace {

/// What to know about a late match, in full and in brief.
Title lateWords(const bracket::Bracket& bracket, const bracket::Match& drawn, const tournament::Match& match)
{
    using bracket::Stage;
    const QString round =
        kit::text(drawn.ifNecessary ? views::secondFinal(match) : wording::matchInText(bracket, drawn));
    switch (bracket::stageOf(bracket, drawn)) {
    case Stage::SecondFinal:
        if (views::secondFinalOf(match) == views::SecondFinal::Played)
            return {round + u", "_s + lengthOf(*match.rules), round};
        return {round,
                tournament::isUnneeded(match) ? Window::tr("not necessary") : Window::tr("if necessary")};
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

/// The part of the state to show where it doesn't fit in full.
const std::string& shortState(const views::StateView& state)
{
    return !state.warning.empty()                     ? state.warning
           : !state.waits.empty()                     ? state.waits
           : state.state == tournament::State::Called ? state.table
                                                      : state.activity;
}

Line lineOf(const views::SideView& side)
{
    return {kit::text(side.seed),
            kit::text(side.name),
            kit::text(side.team),
            kit::text(side.result),
            side.won,
            side.lost,
            side.isDecided};
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
               const tournament::Match& match, const views::StateView& state)
{
    const auto side = box.cell->line == 0 ? scoring::Side::A : scoring::Side::B;
    const views::CellView view = views::cellView(tournament, match, side, state);
    box.cell->first = kit::text(view.first);
    box.cell->second = kit::text(view.second);
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
    return played == all ? Window::tr("finished") : Window::tr("%1 of %2 finished").arg(played).arg(all);
}

/// The team at that row or column; empty above or beside the first.
QString teamAt(const Cross& cross, double lines, double each)
{
    const auto index = static_cast<std::size_t>(std::max(0.0, lines / each));
    return lines < 0 || index >= cross.teams.size() ? QString() : wordsOf(cross.teams[index]);
}

} // namespace

QString lengthOf(const rules::Set& rules)
{
    return kit::text(wording::lengthInShort(rules));
}

Title titleOf(const bracket::Bracket& bracket, const bracket::Match& drawn, const tournament::Match& match)
{
    const QString title = Window::tr("Match %1").arg(*drawn.number);
    const Title late = lateWords(bracket, drawn, match);
    return late.full.isEmpty() ? Title{title, title, title}
                               : Title{title + u" · "_s + late.full, title + u" · "_s + late.brief, title};
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

void write(Box& box, const tournament::Tournament& tournament, const bracket::Match& drawn)
{
    const tournament::Match& match = *tournament::match(tournament, drawn.id);
    if (!drawn.number)
        return writeBye(box, tournament, drawn);
    const Title title = titleOf(tournament.setting->bracket, drawn, match);
    box.title = title.full;
    box.shortTitle = title.brief;
    box.number = title.number;
    const views::MatchView view = views::matchView(tournament, drawn, match);
    // The final says nothing: its check mark shows that it is over, and its title that it isn't needed.
    const bool isSilent = match.state == tournament::State::Final && view.state.warning.empty() &&
                          view.state.waits.empty() && bracket::isFinal(tournament.setting->bracket, drawn);
    box.opens = !tournament::isUnneeded(match);
    box.state = isSilent || !box.opens ? QString() : kit::text(view.state.full());
    box.shortState = box.state.isEmpty() ? QString() : kit::text(shortState(view.state));
    box.warns = !view.state.warning.empty();
    box.mayNotBe = view.mayNotBe;
    box.lines = {lineOf(view.sides.a), lineOf(view.sides.b)};
    box.words = wordsOf(box);
    if (box.cell)
        writeCell(box, tournament, drawn, match, view.state);
}

void write(Cross& cross, const tournament::Tournament& tournament, const tournament::CrossTable& table)
{
    cross.teams.clear();
    for (const tournament::CrossRow& row : table.rows) {
        cross.teams.push_back({.id = kit::text(row.team),
                               .seed = QString::number(row.seed),
                               .name = kit::text(tournament::teamName(tournament, row.team)),
                               .rank = kit::text(views::rankText(row)),
                               .won = row.won,
                               .lost = row.lost,
                               .tied = row.tied,
                               .note = row.withdrawn ? Window::tr("withdrawn") : QString(),
                               .advances = row.advances,
                               .withdrawn = row.withdrawn});
    }
}

void writeWildcards(Tree& tree, const tournament::Tournament& tournament)
{
    const std::vector<tournament::Table> all = tournament::tables(tournament);
    const auto table = std::ranges::find(all, bracket::wildcards, &tournament::Table::pool);
    if (table == all.end() || !table->isKnown)
        return;
    for (const tournament::Standing& row : table->rows) {
        if (!row.rank) // the team has withdrawn
            continue;
        for (Cross& cross : tree.crosses)
            for (Cross::Team& team : cross.teams)
                if (team.id == kit::text(row.team)) {
                    team.note = Window::tr("wildcard rank %1").arg(kit::text(tournament::rankText(row)));
                    team.advances = std::ranges::find(table->advancing, row.team) != table->advancing.end();
                }
    }
}

void writeRounds(Tree& tree, const tournament::Tournament& tournament)
{
    for (int round = 1; round <= tournament.setting->bracket.rounds; ++round)
        tree.headings[static_cast<std::size_t>(round) - 1].note = noteOf(tournament, round);
}

CrossHeads headsOf(const Cross& cross, const QRectF& view)
{
    const QRectF& all = cross.place;
    const double left = std::clamp(view.left(), all.left(), all.right() - cross.side - cross.cell);
    const double top = std::clamp(view.top(), all.top(), all.bottom() - cross.head - cross.row);
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
           (team.tied > 0 ? u", "_s + Window::tr("tied %1").arg(team.tied) : QString()) + note;
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

QString headingAt(const Tree& tree, const QRectF& view, const QPointF& place)
{
    for (const Heading& heading : tree.headings) {
        if (heading.placeFrom(view.top()).contains(place))
            return kit::joined({heading.text, heading.note}, u" · "_s);
    }
    return {};
}

} // namespace tree
