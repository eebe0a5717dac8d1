// Rounds as lists of matches.
#include "bracketpages.h"

#include "bracket/questions.h"
#include "tournament/queries/room.h"
#include "ui/paper/page/flow.h"
#include "ui/paper/page/table.h"
#include "ui/paper/page/words.h"
#include "views/crosstable.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

using wording::Paper;

namespace paper {

namespace {

constexpr double roundRow = 6.3; ///< mm
constexpr double writtenRow = 8.5;
constexpr double leastWrittenRow = 7;
constexpr double withPool = 1.9; ///< share of the column of numbers, if they have pools after them

Table roundsTable(const QString& below)
{
    Table table;
    table.below = {below};
    table.columns = {{Paper::tr("Match"), 1.1},
                     {{}, 0.75, true},
                     {Paper::tr("Team"), 4.2},
                     {Paper::tr("Score"), 1.9, true, true},
                     {{}, 1.9},
                     {{}, 0.75, true},
                     {Paper::tr("Team"), 4.2},
                     {Paper::tr("Table"), 2.2}};
    table.rowHeight = roundRow;
    table.type = {10};
    return table;
}

/// The table's number, or what the match waits for. The column is too narrow for both.
QString stateOfRow(const tournament::Tournament& tournament, const tournament::Match& match,
                   const views::StateView& state)
{
    using tournament::State;
    if (!state.warning.empty() || !state.waits.empty())
        return q(state.warning.empty() ? state.waits : state.warning);
    const auto number = tournament::tableOf(tournament, match);
    QString table = number ? QString::number(*number) : QString();
    if (state.state == State::Final && (number || match.decided))
        return table;
    if (number && (state.state == State::Playing || state.state == State::Ended))
        return Paper::tr("%1, %2").arg(table, q(state.activity));
    if (number && state.state == State::Called)
        return table;
    return state.state == State::Ready ? QString() : q(state.brief());
}

/// `pool A`, if there are several.
QString poolWord(const tournament::Tournament& tournament, const bracket::Match& drawn)
{
    const bool isOfPool = drawn.bracket == bracket::Part::Pool &&
                          tournament.setting->bracket.kind == bracket::Kind::PoolsPlayoff;
    return isOfPool ? Paper::tr("pool %1").arg(q(bracket::poolOf(drawn))) : QString();
}

/// A row of a match. With `frames`, unknown values can be written in.
Row rowOf(const tournament::Tournament& tournament, const bracket::Match& drawn, bool frames = false)
{
    const tournament::Match& match = *tournament::match(tournament, drawn.id);
    const views::MatchView view = views::matchView(tournament, drawn, match);
    const bool isOpen = frames && match.state != tournament::State::Final;
    const auto& [a, b] = view.sides;
    return Row{{{.text = QString::number(match.number.value_or(0)), .soft = {poolWord(tournament, drawn)}},
                {q(a.seed)},
                {q(a.name), a.won},
                {q(a.result), a.won, {}, isOpen},
                {q(b.result), b.won, {}, isOpen},
                {q(b.seed)},
                {q(b.name), b.won},
                {stateOfRow(tournament, match, view.state), false, {}, isOpen}},
               false};
}

Row aloneRow(const tournament::Tournament& tournament, const std::string& team, const QString& word)
{
    return Row{{{}, {seedWord(tournament, team)}, {teamName(tournament, team)}, {word}}, false};
}

/// In Swiss, byes are in the list too.
Row rowOrBye(const tournament::Tournament& tournament, const bracket::Match& drawn)
{
    if (drawn.number)
        return rowOf(tournament, drawn, true);
    const tournament::Match& match = *tournament::match(tournament, drawn.id);
    return aloneRow(tournament, views::whoHasBye(match), Paper::tr("bye"));
}

void addHead(Table& table, const QString& title)
{
    table.rows.append(Row{.cells = {{}, {}, {title, true}}, .heads = true});
}

/// Teams of pools without a match in the round.
std::vector<std::string> sittingOut(const tournament::Tournament& tournament, const views::RoundView& round)
{
    std::vector<std::string> teams;
    if (round.part != bracket::Part::Pool)
        return teams;
    for (bracket::Pool& pool : bracket::poolsIn(tournament.setting->bracket)) {
        for (const bracket::Match* match : round.matches)
            for (const bracket::Slot& slot : {match->a, match->b})
                if (const auto* seed = std::get_if<bracket::Seed>(&slot))
                    std::erase(pool.seeds, seed->number);
        for (const int seed : pool.seeds)
            teams.push_back(tournament::teamOfSeed(*tournament.setting, seed));
    }
    return teams;
}

void addRound(Table& table, const tournament::Tournament& tournament, const views::RoundView& round)
{
    addHead(table, q(round.name));
    for (const bracket::Match* each : round.matches)
        table.rows.append(rowOrBye(tournament, *each));
    for (const std::string& team : sittingOut(tournament, round))
        table.rows.append(aloneRow(tournament, team, Paper::tr("sits out")));
}

// For very many matches: low lines in two columns.

constexpr std::size_t mostInRows = 200; ///< matches; more would take dozens of pages in rows
constexpr Type lowType{8};
constexpr double columnGap = 7; ///< mm
constexpr double lowLine = 4.4;
constexpr double lowHead = 6.6;
constexpr qsizetype withHead = 2; ///< lines under the name of a round, at least
constexpr double lowNumber = 9;
constexpr double lowResult = 11;
constexpr double lowTick = 2.2;
constexpr double lowGap = 1.2; ///< after a name of several lines

/// A match, a team without one, or the name of a round.
struct LowLine {
    QString number{};
    scoring::PerSide<QString> names{};
    scoring::PerSide<QString> results{};
    scoring::PerSide<bool> won{};
    QString between{}; ///< instead of results: how it was decided, its table, or `sits out`
    QString head{};
    bool isOpen = false; ///< the results can be written in
};

LowLine lowLineOf(const tournament::Tournament& tournament, const bracket::Match& drawn)
{
    const tournament::Match& match = *tournament::match(tournament, drawn.id);
    if (!drawn.number)
        return {.names = {teamName(tournament, views::whoHasBye(match)), {}}, .between = Paper::tr("bye")};
    const views::MatchView view = views::matchView(tournament, drawn, match);
    const auto& [a, b] = view.sides;
    LowLine line{.number = QString::number(match.number.value_or(0)),
                 .names = {q(a.name), q(b.name)},
                 .won = {a.won, b.won}};
    const bool isOver = match.state >= tournament::State::Ended;
    line.between = q(!view.state.decided.empty() ? view.state.decided
                     : isOver                    ? std::string()
                                                 : view.state.table);
    if (isOver && line.between.isEmpty())
        line.results = {q(a.result), q(b.result)};
    line.isOpen = !isOver && line.between.isEmpty();
    return line;
}

QList<LowLine> lowLinesOf(const tournament::Tournament& tournament)
{
    QList<LowLine> lines;
    for (const views::RoundView& round : views::roundViews(tournament)) {
        lines << LowLine{.head = q(round.name)};
        for (const bracket::Match* each : round.matches)
            lines << lowLineOf(tournament, *each);
        for (const std::string& team : sittingOut(tournament, round))
            lines << LowLine{.names = {teamName(tournament, team), {}}, .between = Paper::tr("sits out")};
    }
    return lines;
}

/// A line with its place below the heading of the page.
using PlacedLines = QList<std::pair<LowLine, QRectF>>;

class RoundColumns {
public:
    RoundColumns(const QRectF& area, double room)
        : m_left(area.left()), m_width((area.width() - columnGap) / 2), m_room(room)
    {
    }

    /// The lines of each page. A round may continue in the next column; its name is never last.
    QList<PlacedLines> placed(const QList<LowLine>& lines) const
    {
        QList<PlacedLines> pages;
        int column = 1; // as if on a page before the first
        double y = m_room;
        QString round;
        const auto add = [&](const LowLine& line) {
            const double left = m_left + column * (m_width + columnGap);
            pages.back().emplaceBack(line, QRectF(left, y, m_width, heightOf(line)));
            y += heightOf(line);
        };
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const LowLine& line = lines[i];
            const bool isHead = !line.head.isEmpty();
            double together = heightOf(line);
            for (qsizetype next = i + 1; isHead && next < qMin(i + 1 + withHead, lines.size()); ++next)
                together += heightOf(lines[next]);
            if (y + together > m_room) {
                if (column = 1 - column; column == 0)
                    pages.emplaceBack();
                y = 0;
                if (!isHead)
                    add({.head = Paper::tr("%1, continued").arg(round)});
            }
            round = isHead ? line.head : round;
            add(line);
        }
        return pages;
    }

    void draw(Pencil& pencil, const LowLine& line, const QRectF& place) const
    {
        if (!line.head.isEmpty()) {
            pencil.text(place.adjusted(0, 1, 0, -0.6), line.head, {9.5, Weight::Medium});
            return pencil.across(place.left(), place.bottom() - 0.4, place.width());
        }
        QRectF part(place.left(), place.top(), lowNumber - 2, place.height());
        const auto next = [&](double gap, double width) {
            part = QRectF(part.right() + gap, place.top(), width, place.height());
        };
        pencil.text(part, line.number, {leastText}, atRight);
        next(2, nameWidth());
        pencil.name(part, line.names.a, typeOf(line, scoring::Side::A));
        next(1, 2 * lowResult - 2);
        pencil.text(part, line.between, {leastText}, Qt::AlignCenter);
        for (const scoring::Side side : scoring::bothSides)
            if (!line.between.isEmpty() && line.won[side]) // some scripts have no bold type
                pencil.tick({side == scoring::Side::A ? part.left() : part.right() - lowTick,
                             part.center().y() - lowTick / 2, lowTick, lowTick});
        const QRectF first = part.adjusted(0, 0, -lowResult, 0);
        const QRectF second = part.adjusted(lowResult, 0, 0, 0);
        pencil.text(first, line.results.a, typeOf(line, scoring::Side::A), atRight);
        pencil.text(second, line.results.b, typeOf(line, scoring::Side::B));
        for (const QRectF& each : {first, second})
            if (line.isOpen)
                pencil.across(each.left(), each.center().y() + lowLine / 2 - 0.5, each.width());
        next(1, nameWidth());
        pencil.name(part, line.names.b, typeOf(line, scoring::Side::B));
    }

private:
    double nameWidth() const { return (m_width - lowNumber - 2 * lowResult) / 2; }
    double heightOf(const LowLine& line) const
    {
        if (!line.head.isEmpty())
            return lowHead;
        double height = 0;
        for (const scoring::Side side : scoring::bothSides)
            height = qMax(height, nameHeight(line.names[side], typeOf(line, side), nameWidth()));
        return height > lineHeight(lowType) ? height + lowGap : lowLine;
    }
    static Type typeOf(const LowLine& line, scoring::Side side)
    {
        return {lowType.points, line.won[side] ? Weight::Medium : Weight::Plain};
    }

    double m_left;
    double m_width; // of a column
    double m_room;
};

/// How far down the page is filled.
double bottomOf(const PlacedLines& page)
{
    double bottom = 0;
    for (const auto& [line, place] : page)
        bottom = qMax(bottom, place.bottom());
    return bottom;
}

void addRoundColumns(Binder& binder, const QString& below)
{
    const QRectF area = binder.area(false);
    const double room = area.height() - headingHeight(1);
    const QList<LowLine> lines = lowLinesOf(binder.tournament());
    QList<PlacedLines> pages = RoundColumns(area, room).placed(lines);
    for (double less = room - 2; bottomOf(pages.back()) < littleOnAPage * room && less > room / 2;
         less -= 2) {
        QList<PlacedLines> even = RoundColumns(area, less).placed(lines);
        if (even.size() > pages.size())
            break;
        pages = std::move(even);
    }
    for (const PlacedLines& page : std::as_const(pages))
        binder.addHeaded(false, {below}, [=](Pencil& pencil, double top) {
            for (const auto& [line, place] : page)
                RoundColumns(area, room).draw(pencil, line, place.translated(0, top));
        });
}

} // namespace

void addRoundsPages(Binder& binder, const QString& below)
{
    const tournament::Tournament& tournament = binder.tournament();
    if (tournament.setting->bracket.matches.size() > mostInRows)
        return addRoundColumns(binder, below);
    Table table = roundsTable(below);
    table.rowHeight = writtenRow;
    table.leastRowHeight = leastWrittenRow;
    if (tournament.setting->bracket.kind == bracket::Kind::PoolsPlayoff)
        table.columns.front().share = withPool;
    for (const views::RoundView& round : views::roundViews(tournament))
        addRound(table, tournament, round);
    if (table.rows.isEmpty())
        table.rows.append(Row{{}, true, {Paper::tr("The first round isn’t paired yet.")}});
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
