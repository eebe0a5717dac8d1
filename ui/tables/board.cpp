#include "board.h"

#include "ui/kit/flow.h"
#include "ui/kit/follow.h"

#include <QScrollBar>

#include <algorithm>

namespace tables {

using Size = TableCard::Size;

namespace {

constexpr int gap = 12; // between the cards and the tiles
constexpr int stripGap = 8;
constexpr int mostWidth = 460; // pixels at 100 % of a card: keeps scores near the names

/// Pixels at 100 %.
struct Density {
    Size size;
    int leastWidth;
    int leastHeight;
    int mostHeight;
    int gap; ///< between two cards
};

/// In order of size, the largest first.
constexpr Density densities[] = {{Size::Large, 228, 168, 236, 12},
                                 {Size::Normal, 200, 132, 168, 12},
                                 {Size::Dense, 168, 88, 150, 12},
                                 {Size::Dense, 168, 68, 88, 8}};

int heightOfRows(int rows, int height, int between)
{
    return rows * height + (rows - 1) * between;
}

} // namespace

Board::Board(kit::Theme& theme, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_scroll(new QScrollArea(this)), m_inside(new QWidget),
      m_strip(new kit::FlowRow(theme, stripGap, this))
{
    m_scroll->setObjectName(QStringLiteral("cards"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(m_inside);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    kit::follow(theme, this, [this] { place(); });
}

void Board::add(TableCard* card)
{
    card->setParent(m_inside);
    m_cards.push_back(card);
}

void Board::arrange(int tables)
{
    m_tables = tables;
    place();
    updateGeometry(); // Qt drops the call that place() makes while a layout is at work
}

QSize Board::minimumSizeHint() const
{
    const Density& least = densities[std::size(densities) - 1];
    return {m_theme.px(least.leastWidth), m_theme.px(least.leastHeight)};
}

QSize Board::sizeHint() const
{
    return minimumSizeHint().expandedTo({0, m_strip->height()});
}

void Board::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    place();
}

Board::Plan Board::planFor(int cards, int width, int height) const
{
    Plan plan;
    for (const Density& each : densities) {
        const int most = std::max(1, (width + each.gap) / (m_theme.px(each.leastWidth) + each.gap));
        const int rows = (cards + std::min(cards, most) - 1) / std::min(cards, most);
        const int least = m_theme.px(each.leastHeight);
        const bool fits = heightOfRows(rows, least, each.gap) <= height;
        plan = {each.size, (cards + rows - 1) / rows,
                std::clamp((height - (rows - 1) * each.gap) / rows, least, m_theme.px(each.mostHeight)),
                each.gap, fits};
        if (fits)
            break;
    }
    return plan;
}

void Board::place()
{
    std::vector<TableCard*> used;
    std::vector<TableCard*> tiles;
    while (m_strip->flow().count() > 0)
        delete m_strip->flow().takeAt(0);
    for (std::size_t i = 0; i < m_cards.size(); ++i) {
        TableCard* card = m_cards[i];
        const bool isThere = i < static_cast<std::size_t>(m_tables);
        QWidget* home = isThere && card->isFree() ? static_cast<QWidget*>(m_strip) : m_inside;
        if (card->parentWidget() != home)
            card->setParent(home);
        card->setVisible(isThere);
        if (isThere && card->isFree()) {
            card->setSize(Size::Tile);
            m_strip->flow().addWidget(card);
            tiles.push_back(card);
        } else if (isThere)
            used.push_back(card);
    }
    // Tab follows the reading order: the cards, then the tiles below.
    QList<QWidget*> stops(used.begin(), used.end());
    std::ranges::copy(tiles, std::back_inserter(stops));
    kit::tabThrough(*this, stops);
    const int stripHigh = m_strip->flow().count() > 0 ? m_strip->flow().heightForWidth(width()) : 0;
    m_strip->setVisible(stripHigh > 0);
    const int room = std::max(0, height() - (stripHigh > 0 ? stripHigh + gap : 0));
    int high = 0;
    if (!used.empty()) {
        const auto cards = static_cast<int>(used.size());
        Plan plan = planFor(cards, width(), room);
        int wide = width();
        if (!plan.fits) {
            wide -= m_scroll->verticalScrollBar()->sizeHint().width();
            plan = planFor(cards, wide, room);
        }
        const int rows = (cards + plan.columns - 1) / plan.columns;
        high = heightOfRows(rows, plan.height, plan.gap);
        wide = std::min(wide, plan.columns * (m_theme.px(mostWidth) + plan.gap) - plan.gap);
        const auto edge = [&](int column) { return column * (wide + plan.gap) / plan.columns; };
        for (int i = 0; i < cards; ++i) {
            const int column = i % plan.columns;
            TableCard* card = used[static_cast<std::size_t>(i)];
            card->setSize(plan.size);
            card->setGeometry(edge(column), i / plan.columns * (plan.height + plan.gap),
                              edge(column + 1) - plan.gap - edge(column), plan.height);
        }
        m_inside->resize(wide, high);
    }
    const int shown = std::min(high, room);
    m_scroll->setVisible(!used.empty());
    m_scroll->setGeometry(0, 0, width(), shown);
    const int before = m_strip->height();
    m_strip->setGeometry(0, shown > 0 ? shown + gap : 0, width(), stripHigh);
    if (m_strip->height() != before)
        updateGeometry();
}

} // namespace tables

#include "moc_board.cpp"
