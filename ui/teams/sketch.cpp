#include "sketch.h"

#include "bracket/layout.h"
#include "bracket/questions.h"
#include "ui/kit/follow.h"
#include "ui/kit/text.h"
#include "wording/record/choicewords.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace teams {

namespace {

// Pixels at 100 %.

constexpr double leastPitch = 6; // between matches
constexpr double mostPitch = 24;
// With few teams, so that a window of 1280 by 720 shows the whole card.
constexpr double usualHeight = 100;
constexpr double poolsHeight = 72; // pools have the most choices
constexpr double fullHeight = 140; // with more teams
constexpr int fewTeams = 16;
constexpr double tableHeight = 170; // leaves room for seeds at a small cross table
constexpr double mostHeight = 280;
constexpr double smallestBox = 5; // a frame around less would look like a bar
constexpr double headHeight = 20; // of a heading above a part

constexpr bracket::Measures treeMeasures{5, 2, 1, 2.5, 1};
constexpr double mostBoxWidth = 72;
constexpr double mostBoxHeight = 17;

constexpr double mostCell = 30;
constexpr double leastWritten = 14;
constexpr double leastRuled = 7;

constexpr double mostColumn = 72;
constexpr double columnGap = 22;
constexpr double leastChevron = 10;
constexpr double mostRowPitch = 22;

constexpr double blockGap = 8;
constexpr double letterWidth = 16;
constexpr double leastBlock = 34;
constexpr double mostRow = 16;
constexpr double arrowRoom = 30;
constexpr double poolsShare = 0.45; ///< of the width

/// Number of matches, or of rows in pools and tables, from top to bottom.
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

/// `Quarterfinals: 4 matches. …`, for the rounds with matches; for pools, only the playoff.
QString knockoutInWords(const bracket::Bracket& bracket)
{
    QStringList all;
    for (const bracket::Round& round : bracket::rounds(bracket)) {
        if (round.bracket == bracket::Part::Pool)
            continue;
        const auto played = std::ranges::count_if(round.matches, &bracket::isPlayed);
        if (played > 0)
            all << u"%1: %2."_s.arg(kit::text(wording::roundName(bracket, round.bracket, round.number)),
                                    kit::text(wording::matchesCounted(static_cast<int>(played))));
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

QString sketchInWords(const bracket::Bracket& bracket)
{
    if (bracket.kind == bracket::Kind::Swiss)
        return Window::tr("%1 of %2.")
            .arg(kit::text(wording::roundsCounted(bracket.rounds)),
                 kit::text(wording::matchesCounted(bracket.entries / 2)));
    if (bracket.kind == bracket::Kind::RoundRobin)
        return Window::tr("%1 teams, each against every other: %2.")
            .arg(QString::number(bracket.entries),
                 kit::text(wording::matchesCounted(static_cast<int>(bracket.matches.size()))));
    const QString knockout = knockoutInWords(bracket);
    return bracket.kind == bracket::Kind::PoolsPlayoff ? poolsInWords(bracket) + u' ' + knockout : knockout;
}

int heightOf(const kit::Theme& theme, const bracket::Bracket& bracket)
{
    const int lines = linesOf(bracket);
    const bool isSwiss = bracket.kind == bracket::Kind::Swiss;
    const int heads = isSwiss ? 1 : bracket.kind == bracket::Kind::DoubleElimination ? 2 : 0;
    const double usual = bracket.kind == bracket::Kind::RoundRobin     ? tableHeight
                         : bracket.entries > fewTeams                  ? fullHeight
                         : bracket.kind == bracket::Kind::PoolsPlayoff ? poolsHeight
                                                                       : usualHeight;
    const double room = qMax(lines * leastPitch, qMin(lines * mostPitch, usual));
    return theme.px(qMin(room + heads * headHeight, mostHeight));
}

/// How many advance: by rank from each pool, and as wildcards.
struct Advancement {
    int byRank = 0;
    int wildcards = 0;
};

Advancement goingOnIn(const bracket::Bracket& bracket)
{
    Advancement all;
    for (const bracket::Match& match : bracket.matches)
        for (const bracket::Slot& slot : {match.a, match.b})
            if (const auto* rank = std::get_if<bracket::PoolRank>(&slot)) {
                int& most = rank->pool == bracket::wildcards ? all.wildcards : all.byRank;
                most = std::max(most, rank->rank);
            }
    return all;
}

/// Blocks arranged so that their rows are as high as possible.
struct Blocks {
    int columns = 1;
    int lines = 1;
    double width = 0;
    double rowHeight = 0;
};

Blocks blocksFor(const kit::Theme& theme, int pools, int members, const QSizeF& room)
{
    Blocks best;
    const double gap = theme.px(blockGap);
    for (int columns = 1; columns <= pools; ++columns) {
        const int lines = (pools + columns - 1) / columns;
        const double width = (room.width() - (columns - 1) * gap) / columns;
        const double rowHeight =
            qMin((room.height() - (lines - 1) * gap) / (lines * members), double(theme.px(mostRow)));
        if (columns == 1 || (width >= theme.px(leastBlock) && rowHeight > best.rowHeight))
            best = {columns, lines, width, rowHeight};
    }
    return best;
}

class Sketch {
public:
    /// Draws in the box, from its top left corner.
    Sketch(QPainter& painter, const kit::Theme& theme, const bracket::Bracket& bracket, const QRectF& box)
        : m_painter(painter), m_theme(theme), m_colors(theme.colors()), m_bracket(bracket), m_box(box)
    {
        painter.setRenderHint(QPainter::Antialiasing);
    }

    void draw()
    {
        switch (m_bracket.kind) {
        case bracket::Kind::SingleElimination:
        case bracket::Kind::DoubleElimination:
            return drawTree();
        case bracket::Kind::RoundRobin:
            return drawCrossTable();
        case bracket::Kind::PoolsPlayoff:
            return drawPools();
        case bracket::Kind::Swiss:
            break;
        }
        drawRounds();
    }

private:
    void drawTree();
    void drawCrossTable();
    void drawRounds();
    void drawPools();
    void drawPool(const bracket::Pool& pool, const Advancement& advancing, const QRectF& box,
                  double rowHeight);

    void drawMatch(const QRectF& place, bool strong = false);
    void drawArrow(const QPointF& tip, double length, double shaft = 0);
    void write(const QRectF& place, const QString& word, Qt::Alignment alignment = Qt::AlignCenter,
               kit::Weight weight = kit::Weight::Plain);
    int numberedStep(double apart) const;

    QPainter& m_painter;
    const kit::Theme& m_theme;
    const kit::Colors& m_colors;
    const bracket::Bracket& m_bracket;
    QRectF m_box;
};

void Sketch::drawMatch(const QRectF& place, bool strong)
{
    const bool isBar = place.height() < smallestBox;
    m_painter.setPen(isBar ? QPen(Qt::NoPen) : QPen(strong ? m_colors.ink : m_colors.field, 1));
    m_painter.setBrush(strong ? m_colors.ink : isBar ? m_colors.field : m_colors.background);
    if (isBar)
        m_painter.drawRect(place);
    else
        m_painter.drawRoundedRect(place, m_theme.px(2), m_theme.px(2));
}

/// An arrow to the right with a head of that length.
void Sketch::drawArrow(const QPointF& tip, double length, double shaft)
{
    const double half = m_theme.px(4);
    m_painter.setPen(QPen(m_colors.soft, m_theme.px(2), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    m_painter.setBrush(Qt::NoBrush);
    if (shaft > 0)
        m_painter.drawLine(tip - QPointF(shaft, 0), tip);
    m_painter.drawPolyline(QPolygonF({tip + QPointF(-length, -half), tip, tip + QPointF(-length, half)}));
}

void Sketch::write(const QRectF& place, const QString& word, Qt::Alignment alignment, kit::Weight weight)
{
    m_painter.setPen(m_colors.soft);
    m_painter.setFont(m_theme.font(kit::Text::Small, weight));
    m_painter.drawText(place, static_cast<int>(alignment), word);
}

/// The step at which round numbers fit above their columns.
int Sketch::numberedStep(double apart) const
{
    const double wide =
        QFontMetricsF(m_theme.font(kit::Text::Small)).horizontalAdvance(QString::number(m_bracket.rounds)) +
        m_theme.px(6);
    int step = 1;
    while (step * apart * mostColumn / (mostColumn + columnGap) < wide)
        step = step == 1 ? 2 : step == 2 ? 5 : 2 * step;
    return step;
}

void Sketch::drawTree()
{
    const bracket::Layout layout = bracket::layout(m_bracket, treeMeasures);
    const double head = layout.losersAt ? m_theme.px(headHeight) : 0; // for "Winners" and "Losers"
    const double across =
        qMin(m_box.width() / layout.width, m_theme.px(mostBoxWidth) / treeMeasures.boxWidth);
    const double down =
        qMin((m_box.height() - 2 * head) / layout.height, m_theme.px(mostBoxHeight) / treeMeasures.boxHeight);
    const auto atY = [&](double y) { // adds the headings, which the layout doesn't have
        const bool isBelow = layout.losersAt && y >= *layout.losersAt;
        return m_box.top() + head * (isBelow ? 2 : 1) + y * down;
    };
    const auto at = [&](const bracket::Point& point) {
        return QPointF(m_box.left() + point.x * across, atY(point.y));
    };
    if (layout.losersAt) {
        constexpr Qt::Alignment left = Qt::AlignLeft | Qt::AlignVCenter;
        write({m_box.left(), m_box.top(), m_box.width(), head}, Window::tr("Winners"), left);
        write({m_box.left(), atY(*layout.losersAt) - head, m_box.width(), head}, Window::tr("Losers"), left);
    }
    m_painter.setPen(QPen(m_colors.field, 1));
    m_painter.setBrush(Qt::NoBrush);
    for (const bracket::Connector& way : layout.connectors) {
        QPolygonF points;
        for (const bracket::Point& point : way.points)
            points << at(point);
        m_painter.drawPolyline(points);
    }
    m_painter.setBrush(m_colors.panel);
    for (const bracket::Waiting& bye : layout.waiting) { // a short line with an open end
        const QPointF end = at(bye.at);
        const double half = m_theme.px(2);
        const QPointF begin = end - QPointF(treeMeasures.gap * across / 2 + half, 0);
        m_painter.drawLine(begin, end);
        m_painter.drawEllipse(begin, half, half);
    }
    const bracket::Match* last = bracket::decidingMatch(m_bracket);
    const auto* sure = last && last->ifNecessary ? std::get_if<bracket::WinnerOf>(&last->a) : nullptr;
    for (const bracket::Box& each : layout.boxes) {
        const QPointF corner = at({each.x, each.y});
        drawMatch({corner.x(), corner.y(), each.width * across, each.height * down},
                  last && each.match == (sure ? sure->match : last->id)); // the final that is always played
    }
}

// A square is a match. Row 0 and column 0 have the seeds if they fit. For the second meeting the teams change
// sides, so it is below the diagonal.
void Sketch::drawCrossTable()
{
    const int teams = m_bracket.entries;
    const bool hasSeeds = qMin(m_box.width(), m_box.height()) / (teams + 1) >= m_theme.px(leastWritten);
    const int first = hasSeeds ? 0 : 1;
    const double width = qMin(m_box.width() / (teams + 1 - first), double(m_theme.px(mostCell)));
    const double height = qMin(m_box.height() / (teams + 1 - first), double(m_theme.px(mostCell)));
    const auto cell = [&](int row, int column) {
        return QRectF(m_box.left() + (column - first) * width, m_box.top() + (row - first) * height, width,
                      height);
    };
    const double least = qMin(width, height);
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    m_painter.setPen(least >= m_theme.px(leastRuled) ? QPen(m_colors.panel, 1) : QPen(Qt::NoPen));
    m_painter.setBrush(m_colors.field);
    for (const bracket::Match& match : m_bracket.matches)
        if (match.bracket == bracket::Part::Pool) // not a play-in
            m_painter.drawRect(
                cell(std::get<bracket::Seed>(match.a).number, std::get<bracket::Seed>(match.b).number));
    m_painter.setBrush(m_colors.line);
    for (int team = 1; team <= teams; ++team)
        m_painter.drawRect(cell(team, team));
    m_painter.setRenderHint(QPainter::Antialiasing);
    for (int team = 1; team <= teams && hasSeeds; ++team) {
        write(cell(team, 0), QString::number(team));
        write(cell(0, team), QString::number(team));
    }
}

// A dotted box is a bye.
void Sketch::drawRounds()
{
    const int matches = m_bracket.entries / 2;
    const int lines = matches + m_bracket.entries % 2;
    const double head = m_theme.px(headHeight);
    const double most = m_theme.px(mostColumn + columnGap);
    const double apart = qMin(m_box.width() / m_bracket.rounds, most);
    const double gap = apart * columnGap / (mostColumn + columnGap);
    const double width = apart - gap;
    const int step = numberedStep(apart);
    const double pitch = qMin((m_box.height() - head) / lines, double(m_theme.px(mostRowPitch)));
    for (int round = 1; round <= m_bracket.rounds; ++round) {
        const double left = m_box.left() + (round - 1) * apart;
        if ((round - 1) % step == 0) {
            const double wide = step * apart - gap;
            write({left + (width - wide) / 2, m_box.top(), wide, head}, QString::number(round));
        }
        for (int line = 0; line < lines; ++line) {
            const QRectF place(left, m_box.top() + head + line * pitch, width, pitch * 0.68);
            if (line < matches) {
                drawMatch(place);
                continue;
            }
            m_painter.setPen(QPen(m_colors.soft, 1, Qt::DotLine));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawRect(place);
        }
        const double half = m_theme.px(4) / 2.0;
        if (round < m_bracket.rounds && gap >= m_theme.px(leastChevron))
            drawArrow({left + width + gap / 2 + half, m_box.top() + head + lines * pitch / 2}, 2 * half);
    }
}

void Sketch::drawPool(const bracket::Pool& pool, const Advancement& advancing, const QRectF& box,
                      double rowHeight)
{
    const double letter = m_theme.px(letterWidth);
    write({box.left(), box.top(), letter, qMax(box.height(), letter)}, kit::text(pool.letter),
          Qt::AlignLeft | Qt::AlignVCenter, kit::Weight::Medium);
    for (int place = 0; place < static_cast<int>(pool.seeds.size()); ++place) {
        QRectF row(box.left() + letter, box.top() + place * rowHeight, box.width() - letter, rowHeight);
        row.adjust(0, rowHeight * 0.15, 0, -rowHeight * 0.15);
        const bool maybe = place == advancing.byRank && advancing.wildcards > 0;
        m_painter.setPen(maybe ? QPen(m_colors.ink, 1) : QPen(Qt::NoPen));
        m_painter.setBrush(place < advancing.byRank ? m_colors.ink : maybe ? m_colors.panel : m_colors.line);
        m_painter.drawRect(row);
    }
}

// Pools as blocks of rows, with those that advance marked, and an arrow to the bracket of the playoff.
void Sketch::drawPools()
{
    const std::vector<bracket::Pool> pools = bracket::poolsIn(m_bracket);
    const Advancement advancing = goingOnIn(m_bracket);
    int members = 0; // in the largest pool
    for (const bracket::Pool& pool : pools)
        members = std::max(members, static_cast<int>(pool.seeds.size()));
    const double gap = m_theme.px(blockGap);
    const QSizeF room(m_box.width() * poolsShare, m_box.height());
    const Blocks blocks = blocksFor(m_theme, static_cast<int>(pools.size()), members, room);
    const double height = blocks.rowHeight * members;
    for (std::size_t i = 0; i < pools.size(); ++i) {
        const int column = static_cast<int>(i) % blocks.columns;
        const int line = static_cast<int>(i) / blocks.columns;
        drawPool(pools[i], advancing,
                 {m_box.left() + column * (blocks.width + gap), m_box.top() + line * (height + gap),
                  blocks.width, height},
                 blocks.rowHeight);
    }
    const double used = blocks.lines * (height + gap) - gap;
    const QPointF tip(m_box.left() + room.width() + m_theme.px(arrowRoom - 8), m_box.top() + used / 2);
    drawArrow(tip, m_theme.px(4), m_theme.px(14));
    m_box.adjust(room.width() + m_theme.px(arrowRoom), 0, 0, 0);
    drawTree();
}

} // namespace

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
    return hasWildcards ? Window::tr("Full bars advance to the playoff; outlined bars may, as wildcards.")
                        : Window::tr("Full bars advance to the playoff.");
}

DrawPicture::DrawPicture(kit::Theme& theme, QWidget* parent) : QWidget(parent), m_theme(theme)
{
    setAccessibleName(Window::tr("picture of the draw"));
    kit::follow(theme, this, [this] { fit(); });
}

void DrawPicture::show(const bracket::Bracket& bracket)
{
    if (bracket == m_bracket)
        return;
    m_bracket = bracket;
    setAccessibleDescription(sketchInWords(bracket));
    fit();
}

void DrawPicture::fit()
{
    setFixedHeight(m_bracket.entries > 0 ? heightOf(m_theme, m_bracket) : 0);
    update();
}

void DrawPicture::paintEvent(QPaintEvent*)
{
    if (m_bracket.entries == 0)
        return;
    QPainter painter(this);
    Sketch(painter, m_theme, m_bracket, QRectF(rect()).adjusted(1, 1, -1, -1)).draw();
}

} // namespace teams

#include "moc_sketch.cpp"
