#include "sidebar.h"

#include "follow.h"
#include "scroll.h"
#include "widgets.h"

#include <QResizeEvent>

#include <utility>

namespace kit {

namespace {

constexpr int gap = 14;
constexpr int leastHeight = 300; // pixels at 100 % of the main part, when the other is below it

int leastWidth(const QWidget& widget)
{
    return qMax(widget.minimumSizeHint().width(), widget.minimumWidth());
}

} // namespace

Sidebar::Sidebar(Theme& theme, QWidget* main, QWidget* side, Widths widths, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_main(main), m_side(side), m_scroll(new UpAndDown(side)),
      m_widths(widths), m_grid(gridIn(this, gap, gap))
{
    m_grid->setColumnStretch(0, 1);
    m_grid->setRowStretch(0, 1);
    m_grid->addWidget(m_main, 0, 0);
    m_grid->addWidget(m_scroll, 0, 1);
    for (QWidget* each : {m_main, m_side})
        each->installEventFilter(this);
    follow(theme, this, [this] { place(); });
}

void Sidebar::setSideWidth(int pixels)
{
    if (std::exchange(m_widths.side, pixels) != pixels)
        place();
}

void Sidebar::setWideSide(int from, int pixels)
{
    m_wideFrom = from;
    m_wideSide = pixels;
    place();
}

void Sidebar::setMainLow(bool is)
{
    if (std::exchange(m_isMainLow, is) != is)
        fit();
}

int Sidebar::sideWidth() const
{
    return m_theme.px(width() < m_theme.px(m_wideFrom) ? m_widths.side : m_wideSide);
}

// The width with one below the other, so that the window can get that narrow.
QSize Sidebar::minimumSizeHint() const
{
    const QSize main = m_main->minimumSizeHint();
    const QSize side = m_side->minimumSizeHint();
    const int high = qMax(main.height(), m_main->minimumHeight());
    return {qMax(main.width(), side.width()),
            m_isBelow ? qMax(high, m_grid->rowMinimumHeight(0)) + gap + m_scroll->minimumHeight() : high};
}

void Sidebar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool isFirst = !std::exchange(m_hasSize, true);
    if (isFirst || event->size().width() != event->oldSize().width())
        place();
    else
        fit();
}

bool Sidebar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        fit();
    return QWidget::eventFilter(watched, event);
}

void Sidebar::fit()
{
    const int side = sideWidth();
    const int bar = m_scroll->verticalScrollBar()->sizeHint().width();
    const int left = width() - qMax(m_theme.px(m_widths.main), leastWidth(*m_main)) - gap;
    const int wide = qBound(side, m_side->minimumSizeHint().width() + bar, qMax(side + bar, left));
    m_scroll->setMinimumWidth(m_isBelow ? 0 : wide);
    m_scroll->setMaximumWidth(m_isBelow ? QWIDGETSIZE_MAX : wide);
    m_scroll->setMinimumHeight(m_isBelow ? highIn(*m_side, width()) : 0);
    if (const int high = m_isBelow ? heightAbove() : 0; high != m_grid->rowMinimumHeight(0))
        m_grid->setRowMinimumHeight(0, high);
}

// Its preferred height, but low enough to show some of the other part below.
int Sidebar::heightAbove() const
{
    if (m_isMainLow)
        return 0;
    const int likes =
        m_main->hasHeightForWidth() ? m_main->heightForWidth(width()) : m_main->sizeHint().height();
    const int least = m_theme.px(leastHeight);
    return qBound(least, likes, qMax(least, window()->height() * 3 / 5));
}

void Sidebar::place()
{
    const bool below = m_hasSize && width() < m_theme.px(m_widths.main + m_widths.side) + gap;
    if (below != m_isBelow) {
        m_isBelow = below;
        m_grid->removeWidget(m_scroll);
        m_grid->addWidget(m_scroll, below ? 1 : 0, below ? 0 : 1);
        Q_EMIT turned(below);
    }
    fit();
    updateGeometry();
}

Beside::Beside(Theme& theme, QWidget* main, QWidget* side, Sidebar::Widths widths, QWidget* parent)
    : QWidget(parent), m_theme(theme), m_main(main), m_side(side), m_widths(widths),
      m_box(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    m_box->setContentsMargins({});
    m_box->setSpacing(between);
    m_box->addWidget(m_main, 1);
    m_box->addWidget(m_side, 0, Qt::AlignTop);
    follow(theme, this, [this] { place(); });
}

void Beside::share(int main, int side, int apart)
{
    m_apart = apart;
    m_isShared = true;
    m_box->setStretchFactor(m_main, main);
    m_box->setStretchFactor(m_side, side);
    m_box->setAlignment(m_side, {});
    place();
}

// The width with one below the other.
QSize Beside::minimumSizeHint() const
{
    const int side = m_side->isHidden() ? 0 : m_side->minimumSizeHint().width();
    return {qMax(leastWidth(*m_main), side), m_box->minimumSize().height()};
}

bool Beside::event(QEvent* event)
{
    const bool taken = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        place();
    return taken;
}

void Beside::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_hasSize = true;
    place();
}

void Beside::place()
{
    const int main = qMax(m_theme.px(m_widths.main), leastWidth(*m_main));
    const bool isBelow = m_hasSize && width() < main + m_theme.px(m_widths.side) + between;
    const auto direction = isBelow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    const int wide = qMax(m_theme.px(m_widths.side), qMin(width() / 3, width() - main - between));
    const int fixed = isBelow || m_isShared ? 0 : wide;
    m_side->setMinimumWidth(fixed);
    m_side->setMaximumWidth(fixed > 0 ? fixed : QWIDGETSIZE_MAX);
    if (m_box->direction() != direction)
        m_box->setDirection(direction);
    if (const int apart = isBelow ? m_apart : between; m_box->spacing() != apart)
        m_box->setSpacing(apart);
}

} // namespace kit

#include "moc_sidebar.cpp"
