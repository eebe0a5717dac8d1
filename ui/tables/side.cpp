#include "side.h"

#include "ui/kit/sidebar.h"

#include <QEvent>

#include <algorithm>
#include <utility>

namespace tables {

namespace {

constexpr int sideGap = 12;
constexpr int mostReady = 6;  // so that what needs somebody stays in view
constexpr int leastReady = 2; // where there is room for no more
constexpr int leastNeeds = 3;
constexpr int hysteresis = 24; // more room to go below the tables than to stay there

} // namespace

Side::Side(ReadyList* ready, NeedsList* needs, OverCard* over, kit::Prose* complaint)
    : m_ready(ready), m_needs(needs), m_over(over), m_complaint(complaint)
{
    QVBoxLayout* column = kit::columnIn(this, sideGap);
    kit::add(column, {m_ready, m_complaint, m_needs, m_over});
    column->addStretch(1);
    for (const RowList* list : {&m_ready->rows(), static_cast<RowList*>(m_needs)})
        connect(list, &RowList::foldingChanged, this, &Side::fit);
}

void Side::standIn(const kit::Sidebar* sidebar, const Room* tables, QVBoxLayout* column)
{
    m_sidebar = sidebar;
    m_tables = tables;
    m_belowTables = column;
}

void Side::placeOver(bool isBelowTables)
{
    if (std::exchange(m_isOverBelowTables, isBelowTables) == isBelowTables)
        return;
    const bool isShown = !m_over->isHidden();
    if (isBelowTables)
        m_belowTables->addWidget(m_over, 0, Qt::AlignLeft);
    else
        static_cast<QVBoxLayout*>(layout())->insertWidget(layout()->indexOf(m_needs) + 1, m_over);
    m_over->setMinimumWidth(isBelowTables ? width() : 0);
    m_over->setVisible(isShown);
}

void Side::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    parentWidget()->installEventFilter(this); // where it scrolls it is higher than that
    fit();
}

bool Side::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        fit();
    return QWidget::eventFilter(watched, event);
}

bool Side::event(QEvent* event)
{
    const bool taken = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        fit();
    return taken;
}

// What needs somebody takes what is left; where that is too little, the times go below the tables. Where
// there is no room either, first the rounds between this one and the last go, then the list of what is ready
// is made shorter.
void Side::fit()
{
    const bool isBelow = !m_sidebar || m_sidebar->isBelow();
    const int room = isBelow ? QWIDGETSIZE_MAX : parentWidget()->height();
    RowList& ready = m_ready->rows();
    int readyRows = mostReady;
    const auto needed = static_cast<int>(m_needs->size());
    bool isBrief = false;
    int rest = room - m_ready->heightOfKeys(width()) - sideGap;
    if (m_complaint->isVisibleTo(this))
        rest -= m_complaint->heightForWidth(width()) + sideGap;
    bool isOverAway = false;
    const auto overHigh = [&] { return m_over->isHidden() ? 0 : m_over->heightFor(isBrief) + sideGap; };
    const auto fitting = [&] {
        const int over = isOverAway ? 0 : overHigh();
        const int left = rest - ready.heightFor(readyRows) - over;
        int rows = needed;
        while (rows >= 0 && m_needs->heightFor(rows) > left)
            --rows;
        return rows;
    };
    if (m_tables && fitting() < needed)
        isOverAway =
            overHigh() > 0 && m_tables->spareHeight() >= (m_isOverBelowTables ? 0 : overHigh() + hysteresis);
    placeOver(isOverAway);
    const int wanted = std::min(needed, leastNeeds);
    isBrief = fitting() < wanted;
    while (fitting() < wanted && readyRows > leastReady)
        --readyRows;
    m_over->setBrief(isBrief);
    ready.setLimit(readyRows);
    m_needs->setLimit(std::max(1, fitting()));
}

} // namespace tables

#include "moc_side.cpp"
