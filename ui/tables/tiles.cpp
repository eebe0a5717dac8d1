#include "tiles.h"

#include <algorithm>

namespace tables {

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
