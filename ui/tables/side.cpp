#include "side.h"

#include "ui/kit/sidebar.h"

#include <QEvent>

#include <algorithm>

namespace tables {

namespace {

constexpr int sideGap = 12;
constexpr int usualReady = 6; // more if everything that needs attention fits too
constexpr int leastReady = 2; // if room is short
constexpr int leastNeeds = 3;
constexpr int leastRounds = 1; // of the estimate: the current round, besides the last

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

void Side::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    parentWidget()->installEventFilter(this); // in a scroll area, this widget is higher than the view
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

// `Needs attention` gets the remaining height. If that is too little, these give way in turn: the rounds
// between the current and the last, then `Ready to call`. If not even one row fits: the current round, then
// all but one row of `Ready to call`.
void Side::fit()
{
    const bool isBelow = !m_sidebar || m_sidebar->isBelow();
    const int room = isBelow ? QWIDGETSIZE_MAX : parentWidget()->height();
    RowList& ready = m_ready->rows();
    const auto needed = static_cast<int>(m_needs->size());
    // Limits the work below, which measures each row: a round robin of 64 teams has 2,016 matches.
    const int most = std::min(static_cast<int>(ready.size()), ready.mostIn(room));
    int readyRows = isBelow ? usualReady : std::max(usualReady, most);
    int rounds = m_over->rounds();
    int rest = room - m_ready->heightOfKeys(width()) - sideGap;
    if (m_complaint->isVisibleTo(this))
        rest -= m_complaint->heightForWidth(width()) + sideGap;
    const auto fitting = [&] {
        const int over = m_over->isHidden() ? 0 : m_over->heightFor(rounds) + sideGap;
        const int left = rest - ready.heightFor(readyRows) - over;
        int rows = needed;
        while (rows >= 0 && m_needs->heightFor(rows) > left)
            --rows;
        return rows;
    };
    while (fitting() < needed && readyRows > usualReady)
        --readyRows;
    const int wanted = std::min(needed, leastNeeds);
    while (fitting() < wanted && rounds > leastRounds)
        --rounds;
    while (fitting() < wanted && readyRows > leastReady)
        --readyRows;
    while (fitting() < std::min(needed, 1) && rounds > 0)
        --rounds;
    while (fitting() < std::min(needed, 1) && readyRows > 1)
        --readyRows;
    // A row is higher than a round, so the height left over may fit a round again.
    const int shown = std::max(fitting(), wanted);
    while (rounds < m_over->rounds()) {
        ++rounds;
        if (fitting() < shown) {
            --rounds;
            break;
        }
    }
    m_over->setRounds(rounds);
    ready.setLimit(readyRows);
    m_needs->setLimit(std::max(1, fitting()));
}

} // namespace tables

#include "moc_side.cpp"
