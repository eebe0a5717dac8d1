#include "sketch.h"

#include "teamrows.h"

#include "bracket/layout.h"
#include "bracket/questions.h"
#include "ui/kit/text.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace teams {

namespace {

constexpr double leastPitch = 6; // of matches under each other, at 100 %
constexpr double mostPitch = 24;
constexpr double usualHeight = 140;
constexpr double tableHeight = 216; // so that numbers of teams can stand at a table of few
constexpr double mostHeight = 280;
constexpr double smallestBox = 6; // a frame around less is a bar

/// Matches, or rows of pools and tables, that stand under each other.
int linesOf(const bracket::Bracket& bracket)
{
    if (bracket.kind == bracket::Kind::RoundRobin)
        return bracket.entries + 1;
    const int matches = (bracket.entries + 1) / 2;
    int places = 1;
    while (places < matches)
        places *= 2;
    if (bracket.kind == bracket::Kind::SingleElimination)
        return places;
    if (bracket.kind == bracket::Kind::DoubleElimination)
        return places + places / 2;
    return bracket.kind == bracket::Kind::Swiss ? matches : qMax(qMin(bracket.entries, 8), matches);
}

/// `Quarterfinals: 4 matches. …`, of the rounds in which somebody plays; of pools the playoff alone.
QString knockoutInWords(const bracket::Bracket& bracket)
{
    QStringList all;
    for (const bracket::Round& round : bracket::rounds(bracket)) {
        if (round.bracket == bracket::Part::Pool)
            continue;
        const auto played = std::ranges::count_if(round.matches, &bracket::isPlayed);
        if (played > 0)
            all << u"%1: %2."_s.arg(kit::text(wording::roundName(bracket, round.bracket, round.number)),
                                    matchesCounted(static_cast<int>(played)));
    }
    return all.join(u' ');
}

/// `1 pool of 5.` or `4 pools of 3 to 4.`
QString poolsInWords(const bracket::Bracket& bracket)
{
    const std::vector<bracket::Pool> pools = bracket::poolsIn(bracket);
    const auto [least, most] = std::ranges::minmax_element(
        pools, [](const auto& one, const auto& other) { return one.seeds.size() < other.seeds.size(); });
    const QString size = least->seeds.size() == most->seeds.size()
                             ? QString::number(most->seeds.size())
                             : Window::tr("%1 to %2").arg(least->seeds.size()).arg(most->seeds.size());
    return Window::tr("%n pool(s) of %1.", nullptr, static_cast<int>(pools.size())).arg(size);
}

} // namespace

int heightOfSketch(const kit::Theme& theme, const bracket::Bracket& bracket)
{
    const int lines = linesOf(bracket);
    const bool hasHeads =
        bracket.kind == bracket::Kind::DoubleElimination || bracket.kind == bracket::Kind::Swiss;
    const double heads = hasHeads ? sketchHead * (bracket.kind == bracket::Kind::Swiss ? 1 : 2) : 0;
    const double usual = bracket.kind == bracket::Kind::RoundRobin ? tableHeight : usualHeight;
    const double room = qMax(lines * leastPitch, qMin(lines * mostPitch, usual));
    return theme.px(qMin(room + heads, mostHeight));
}

void sketch(QPainter& painter, const kit::Theme& theme, const bracket::Bracket& bracket, const QRectF& box)
{
    painter.setRenderHint(QPainter::Antialiasing);
    switch (bracket.kind) {
    case bracket::Kind::SingleElimination:
    case bracket::Kind::DoubleElimination:
        return sketchTree(painter, theme, bracket, box);
    case bracket::Kind::RoundRobin:
        return sketchCrossTable(painter, theme, bracket, box);
    case bracket::Kind::PoolsPlayoff:
        return sketchPools(painter, theme, bracket, box);
    case bracket::Kind::Swiss:
        break;
    }
    sketchRounds(painter, theme, bracket, box);
}

QString sketchInWords(const bracket::Bracket& bracket)
{
    if (bracket.kind == bracket::Kind::Swiss)
        return Window::tr("%1 of %2.")
            .arg(roundsCounted(bracket.rounds), matchesCounted(bracket.entries / 2));
    if (bracket.kind == bracket::Kind::RoundRobin)
        return Window::tr("A table of %1 teams: %2.")
            .arg(QString::number(bracket.entries), matchesCounted(static_cast<int>(bracket.matches.size())));
    const QString knockout = knockoutInWords(bracket);
    return bracket.kind == bracket::Kind::PoolsPlayoff ? poolsInWords(bracket) + u' ' + knockout : knockout;
}

QString sketchCaption(const bracket::Bracket& bracket)
{
    if (bracket.kind != bracket::Kind::PoolsPlayoff)
        return {};
    const bool hasWildcards = std::ranges::any_of(bracket.matches, [](const bracket::Match& match) {
        const auto isWildcard = [](const bracket::Slot& slot) {
            const auto* rank = std::get_if<bracket::PoolRank>(&slot);
            return rank && rank->pool == bracket::wildcards;
        };
        return isWildcard(match.a) || isWildcard(match.b);
    });
    return hasWildcards ? Window::tr("Full bars go on to the playoff; an outline may, as a wildcard.")
                        : Window::tr("Full bars go on to the playoff.");
}

void sketchMatch(QPainter& painter, const kit::Theme& theme, const QRectF& place, bool strong)
{
    const kit::Colors& c = theme.colors();
    const bool isBar = place.height() < smallestBox;
    painter.setPen(isBar ? QPen(Qt::NoPen) : QPen(strong ? c.ink : c.field, 1));
    painter.setBrush(strong ? c.ink : isBar ? c.field : c.background);
    if (isBar)
        painter.drawRect(place);
    else
        painter.drawRoundedRect(place, theme.px(2), theme.px(2));
}

namespace {

constexpr bracket::Measures treeMeasures{5, 2, 1, 2.5, 1};
constexpr double mostBoxWidth = 72; // pixels at 100 %
constexpr double mostBoxHeight = 17;

class TreeSketch {
public:
    TreeSketch(QPainter& painter, const kit::Theme& theme, const bracket::Bracket& bracket, const QRectF& box)
        : m_painter(painter), m_theme(theme), m_colors(theme.colors()), m_bracket(bracket),
          m_layout(bracket::layout(bracket, treeMeasures)), m_box(box),
          m_head(m_layout.losersAt ? theme.px(sketchHead) : 0)
    {
        m_across = qMin(box.width() / m_layout.width, theme.px(mostBoxWidth) / treeMeasures.boxWidth);
        m_down = qMin((box.height() - 2 * m_head) / m_layout.height,
                      theme.px(mostBoxHeight) / treeMeasures.boxHeight);
    }

    void draw()
    {
        if (m_layout.losersAt) {
            write(m_box.top(), Window::tr("Winners"));
            write(atY(*m_layout.losersAt) - m_head, Window::tr("Losers"));
        }
        m_painter.setPen(QPen(m_colors.field, 1));
        m_painter.setBrush(Qt::NoBrush);
        for (const bracket::Connector& way : m_layout.connectors) {
            QPolygonF points;
            for (const bracket::Point& point : way.points)
                points << at(point);
            m_painter.drawPolyline(points);
        }
        for (const bracket::Waiting& each : m_layout.waiting)
            drawBye(each);
        const bracket::Match* last = bracket::decidingMatch(m_bracket);
        for (const bracket::Box& each : m_layout.boxes) {
            const QPointF corner = at({each.x, each.y});
            sketchMatch(m_painter, m_theme,
                        {corner.x(), corner.y(), each.width * m_across, each.height * m_down},
                        last && each.match == last->id);
        }
    }

private:
    // The heads take room that the layout does not know of.
    double atY(double y) const
    {
        const bool isBelow = m_layout.losersAt && y >= *m_layout.losersAt;
        return m_box.top() + m_head * (isBelow ? 2 : 1) + y * m_down;
    }
    QPointF at(const bracket::Point& point) const
    {
        return {m_box.left() + point.x * m_across, atY(point.y)};
    }

    void write(double top, const QString& word)
    {
        m_painter.setPen(m_colors.soft);
        m_painter.setFont(m_theme.font(kit::Text::Small));
        m_painter.drawText(QRectF(m_box.left(), top, m_box.width(), m_head), Qt::AlignLeft | Qt::AlignVCenter,
                           word);
    }

    // Whoever has it comes from nowhere: a short way with an open end.
    void drawBye(const bracket::Waiting& each)
    {
        const QPointF end = at(each.at);
        const double half = m_theme.px(2);
        const QPointF begin = end - QPointF(treeMeasures.gap * m_across / 2 + half, 0);
        m_painter.setPen(QPen(m_colors.field, 1));
        m_painter.setBrush(m_colors.panel);
        m_painter.drawLine(begin, end);
        m_painter.drawEllipse(begin, half, half);
    }

    QPainter& m_painter;
    const kit::Theme& m_theme;
    const kit::Colors& m_colors;
    const bracket::Bracket& m_bracket;
    const bracket::Layout m_layout;
    QRectF m_box;
    double m_head;       ///< room for "Winners" and for "Losers"
    double m_across = 1; ///< pixels a line
    double m_down = 1;
};

} // namespace

void sketchTree(QPainter& painter, const kit::Theme& theme, const bracket::Bracket& bracket,
                const QRectF& box)
{
    TreeSketch(painter, theme, bracket, box).draw();
}

namespace {

constexpr double mostCell = 30; // pixels at 100 %
constexpr double leastWritten = 16;
constexpr double leastRuled = 7;
constexpr double mostColumn = 72;
constexpr double columnGap = 22;
constexpr double leastChevron = 10;
constexpr double mostRowPitch = 22;

void writeNumber(QPainter& painter, const kit::Theme& theme, const QRectF& place, int number)
{
    painter.setPen(theme.colors().soft);
    painter.setFont(theme.font(kit::Text::Small));
    painter.drawText(place, Qt::AlignCenter, QString::number(number));
}

/// Squares of teams against teams; in row and column 0 their seeds, where there is room for them.
class CrossTable {
public:
    CrossTable(const kit::Theme& theme, int teams, const QRectF& box)
        : m_corner(box.topLeft()), m_width(qMin(box.width() / (teams + 1), double(theme.px(mostCell)))),
          m_height(qMin(box.height() / (teams + 1), double(theme.px(mostCell))))
    {
    }
    QRectF cell(int row, int column) const
    {
        return {m_corner.x() + column * m_width, m_corner.y() + row * m_height, m_width, m_height};
    }
    double least() const { return qMin(m_width, m_height); }

private:
    QPointF m_corner;
    double m_width;
    double m_height;
};

/// Every how many rounds a number has room over its column.
int numberedStep(const kit::Theme& theme, int rounds, double apart)
{
    const double wide =
        QFontMetricsF(theme.font(kit::Text::Small)).horizontalAdvance(QString::number(rounds)) + theme.px(6);
    int step = 1;
    while (step * apart * mostColumn / (mostColumn + columnGap) < wide)
        step = step == 1 ? 2 : step == 2 ? 5 : 2 * step;
    return step;
}

void drawChevron(QPainter& painter, const kit::Theme& theme, const QPointF& middle)
{
    const double half = theme.px(4);
    painter.setPen(QPen(theme.colors().soft, theme.px(2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(QPolygonF({middle + QPointF(-half / 2, -half), middle + QPointF(half / 2, 0),
                                    middle + QPointF(-half / 2, half)}));
}

} // namespace

// A square is a match. Who meets for the second time has changed sides,
// and so stands below.
void sketchCrossTable(QPainter& painter, const kit::Theme& theme, const bracket::Bracket& bracket,
                      const QRectF& box)
{
    const kit::Colors& c = theme.colors();
    const CrossTable table(theme, bracket.entries, box);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const bool isRuled = table.least() >= theme.px(leastRuled);
    painter.setPen(isRuled ? QPen(c.panel, 1) : QPen(Qt::NoPen));
    painter.setBrush(c.field);
    for (const bracket::Match& match : bracket.matches) {
        if (match.bracket != bracket::Part::Pool) // a play-in
            continue;
        painter.drawRect(
            table.cell(std::get<bracket::Seed>(match.a).number, std::get<bracket::Seed>(match.b).number));
    }
    painter.setBrush(c.line);
    for (int team = 1; team <= bracket.entries; ++team)
        painter.drawRect(table.cell(team, team));
    painter.setRenderHint(QPainter::Antialiasing);
    if (table.least() < theme.px(leastWritten))
        return;
    for (int team = 1; team <= bracket.entries; ++team) {
        writeNumber(painter, theme, table.cell(team, 0), team);
        writeNumber(painter, theme, table.cell(0, team), team);
    }
}

// A dotted box is the bye.
void sketchRounds(QPainter& painter, const kit::Theme& theme, const bracket::Bracket& bracket,
                  const QRectF& box)
{
    const kit::Colors& c = theme.colors();
    const int matches = bracket.entries / 2;
    const int lines = matches + bracket.entries % 2;
    const double head = theme.px(sketchHead);
    const double most = theme.px(mostColumn + columnGap);
    const double apart = qMin(box.width() / bracket.rounds, most);
    const double gap = apart * columnGap / (mostColumn + columnGap);
    const double width = apart - gap;
    const int step = numberedStep(theme, bracket.rounds, apart);
    const double pitch = qMin((box.height() - head) / lines, double(theme.px(mostRowPitch)));
    for (int round = 1; round <= bracket.rounds; ++round) {
        const double left = box.left() + (round - 1) * apart;
        if ((round - 1) % step == 0) {
            const double wide = step * apart - gap;
            writeNumber(painter, theme, {left + (width - wide) / 2, box.top(), wide, head}, round);
        }
        for (int line = 0; line < lines; ++line) {
            const QRectF place(left, box.top() + head + line * pitch, width, pitch * 0.68);
            if (line < matches) {
                sketchMatch(painter, theme, place);
                continue;
            }
            painter.setPen(QPen(c.soft, 1, Qt::DotLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(place);
        }
        if (round < bracket.rounds && gap >= theme.px(leastChevron))
            drawChevron(painter, theme, {left + width + gap / 2, box.top() + head + lines * pitch / 2});
    }
}

} // namespace teams
