#include "tablecard.h"

#include "ui/drawing/marks.h"
#include "ui/kit/follow.h"
#include "ui/kit/text.h"
#include "views/match.h"
#include "wording/tr.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace tables {

TableCard::TableCard(kit::Theme& theme, int table, QWidget* parent)
    : QAbstractButton(parent), m_theme(theme), m_table(table)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover); // painted again when the mouse comes or goes
    kit::redrawWith(theme, this);
}

void TableCard::show(const tournament::Tournament& tournament, const tournament::Match* match,
                     const std::optional<std::string>& closed)
{
    m_isFree = !match;
    m_isClosed = closed.has_value();
    m_why = QString::fromStdString(closed.value_or(""));
    QString says = Window::tr("Table %1").arg(m_table);
    if (match) {
        m_state = kit::text(views::stateView(tournament, *match).doing);
        for (const scoring::Side side : scoring::bothSides) {
            Side& shown = m_sides[side == scoring::Side::A ? 0 : 1];
            const views::SideView view = views::sideView(tournament, *match, side);
            shown.team = kit::text(view.name);
            shown.score = kit::text(view.score);
            says += u", %1 %2"_s.arg(shown.team, shown.score);
        }
        says += u", "_s + m_state;
    }
    if (m_isClosed)
        says += u", "_s + Window::tr("closed") + (m_why.isEmpty() ? QString() : u": "_s + m_why);
    else if (m_isFree)
        says += u", "_s + Window::tr("free");
    setAccessibleName(says);
    update();
}

void TableCard::showClock(const std::optional<session::ClockWords>& words)
{
    if (words == m_clock)
        return;
    m_clock = words;
    setAccessibleDescription(words ? words->says : QString());
    update();
}

QString TableCard::state() const
{
    if (m_isClosed)
        return Window::tr("closed") + u" · "_s + (m_clock ? m_clock->brief : m_state);
    return m_clock ? m_state + u" · "_s + m_clock->brief : m_state;
}

QString TableCard::hint() const
{
    if (hasFocus())
        return m_isClosed ? Window::tr("Enter opens it") : Window::tr("Enter closes it");
    if (underMouse())
        return m_isClosed ? Window::tr("Click to open it") : Window::tr("Click to close it");
    return m_why;
}

QString TableCard::stateIn(const QFont& font, int width) const
{
    QString whole = state();
    if (QFontMetrics(font).horizontalAdvance(whole) <= width)
        return whole;
    if (m_isClosed)
        return Window::tr("closed"); // the bar shows the time
    return m_clock ? m_clock->brief : m_state;
}

void TableCard::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const kit::Colors& c = m_theme.colors();
    const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
    QPen pen(hasFocus() ? c.focus : c.line, hasFocus() ? 3 : 1);
    if (m_isFree && !m_isClosed)
        pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.setBrush(!m_isFree ? QBrush(c.panel) : m_isClosed ? QBrush(c.shade) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(box, m_theme.px(8), m_theme.px(8));
    if (m_isFree)
        return paintEmpty(painter, box);
    const int inset = m_theme.px(15);
    const QRect head(inset, m_theme.px(12), width() - 2 * inset, m_theme.px(24));
    painter.setPen(c.ink);
    painter.setFont(m_theme.font(kit::Text::Body, kit::Weight::Medium));
    painter.drawText(head, Qt::AlignLeft | Qt::AlignVCenter, Window::tr("Table %1").arg(m_table));
    const bool calm = !m_clock || m_clock->ink == kit::Line::Ink::Plain;
    const int said =
        painter.fontMetrics().horizontalAdvance(Window::tr("Table %1").arg(m_table)) + m_theme.px(8);
    const QRect rest = head.adjusted(said, 0, 0, 0);
    const QFont font = m_theme.font(kit::Text::Small, calm ? kit::Weight::Plain : kit::Weight::Medium);
    kit::write(painter, m_theme, rest, stateIn(font, rest.width()), font,
               calm ? c.soft : kit::colorOf(c, m_clock->ink), Qt::AlignRight | Qt::AlignVCenter);
    paintSide(painter, m_sides[0], true, m_theme.px(44));
    paintSide(painter, m_sides[1], false, m_theme.px(84));
    if (m_clock)
        paintClock(painter);
}

void TableCard::paintEmpty(QPainter& painter, const QRectF& box) const
{
    const kit::Colors& c = m_theme.colors();
    const int inset = m_theme.px(15);
    const QRectF inside = box.adjusted(inset, 0, -inset, 0);
    const auto line = [&](double middle) {
        return QRectF(inside.left(), box.center().y() + m_theme.px(middle) - m_theme.px(12), inside.width(),
                      m_theme.px(24));
    };
    painter.setPen(c.soft);
    painter.setFont(m_theme.font(kit::Text::Body));
    painter.drawText(line(-11), Qt::AlignCenter, Window::tr("Table %1").arg(m_table));
    painter.setPen(c.ink);
    painter.setFont(m_theme.font(kit::Text::Body, kit::Weight::Strong));
    painter.drawText(line(11), Qt::AlignCenter, m_isClosed ? Window::tr("closed") : Window::tr("free"));
    kit::write(painter, m_theme, line(36).toRect(), hint(), m_theme.font(kit::Text::Small), c.soft,
               Qt::AlignCenter);
}

void TableCard::paintClock(QPainter& painter) const
{
    const kit::Colors& c = m_theme.colors();
    const int inset = m_theme.px(15);
    const QRectF bar(inset, m_theme.px(122), width() - 2 * inset, m_theme.px(5));
    const bool calm = m_clock->ink == kit::Line::Ink::Plain;
    painter.setPen(Qt::NoPen);
    painter.setBrush(c.line);
    painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2);
    painter.setBrush(calm ? c.soft : kit::colorOf(c, m_clock->ink));
    painter.drawRoundedRect(QRectF(bar.topLeft(), QSizeF(bar.width() * m_clock->share, bar.height())),
                            bar.height() / 2, bar.height() / 2);
}

void TableCard::paintSide(QPainter& painter, const Side& side, bool sideA, int top) const
{
    const kit::Colors& c = m_theme.colors();
    const int inset = m_theme.px(15);
    const int high = m_theme.px(34);
    const int mark = m_theme.px(17);
    painter.fillPath(drawing::sideMark(sideA, QRectF(inset, top + (high - mark) / 2.0, mark, mark)),
                     sideA ? c.a : c.b);
    painter.setPen(c.ink);
    painter.setFont(m_theme.font(22, kit::Weight::Medium));
    const int wide = painter.fontMetrics().horizontalAdvance(side.score);
    painter.drawText(QRect(inset, top, width() - 2 * inset, high), Qt::AlignRight | Qt::AlignVCenter,
                     side.score);
    const QRect name(inset + mark + m_theme.px(9), top, width() - 2 * inset - mark - wide - m_theme.px(20),
                     high);
    kit::write(painter, m_theme, name, side.team, m_theme.font(17), c.ink);
}

namespace {

constexpr int gap = 12;
constexpr int leastWidth = 200; // pixels at 100 %: a table's number with its hand and time, names at a glance
constexpr int easyWidth = 240;
constexpr int usualColumns = 3;
constexpr std::size_t few = 9; // in three rows

} // namespace

Tiles::Tiles(kit::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(gap);
}

void Tiles::add(QWidget* tile)
{
    m_tiles.push_back(tile);
    place();
}

QSize Tiles::minimumSizeHint() const
{
    return {m_theme.px(leastWidth), m_grid->minimumSize().height()};
}

void Tiles::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (columnsNow() != m_columns)
        place();
}

int Tiles::columnsNow() const
{
    const auto fit = [this](int pixels) { return (width() + gap) / (m_theme.px(pixels) + gap); };
    const int most = m_tiles.size() > few ? std::max(usualColumns, fit(easyWidth)) : usualColumns;
    return std::clamp(fit(leastWidth), 1, most);
}

void Tiles::place()
{
    for (int column = 0; column < m_columns; ++column)
        m_grid->setColumnStretch(column, 0);
    m_columns = columnsNow();
    for (QWidget* tile : m_tiles)
        m_grid->removeWidget(tile);
    for (int i = 0; i < static_cast<int>(m_tiles.size()); ++i)
        m_grid->addWidget(m_tiles[static_cast<std::size_t>(i)], i / m_columns, i % m_columns);
    for (int column = 0; column < m_columns; ++column)
        m_grid->setColumnStretch(column, 1);
    updateGeometry();
}

} // namespace tables

#include "moc_tablecard.cpp"
