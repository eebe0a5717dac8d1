// A round robin as its cross table, and Swiss as columns of rounds.
#include "sketch.h"

#include "bracket/questions.h"

using namespace Qt::StringLiterals;

namespace teams {

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
