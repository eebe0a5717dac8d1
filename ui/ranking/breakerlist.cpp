#include "breakerlist.h"

#include "tournament/model/policy.h"
#include "ui/kit/follow.h"
#include "ui/kit/text.h"
#include "wording/text.h"
#include "wording/tournament/breakerwords.h"
#include "wording/tr.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

using bracket::Breaker;
using wording::Window;
using namespace Qt::StringLiterals;

namespace ranking {

namespace {

constexpr int lineHeight = 44; // pixels at 100 %

kit::Row rowOf(Breaker breaker, std::size_t place, bool used)
{
    const QString name = kit::sentence(wording::name(breaker));
    const QString means = kit::text(wording::meaningOf(breaker));
    kit::Cell cell{used ? Window::tr("%1. %2").arg(QString::number(place + 1), name) : name};
    cell.ink = used ? kit::Line::Ink::Plain : kit::Line::Ink::Soft;
    cell.struck = !used;
    cell.toolTip = means;
    cell.spoken =
        used ? Window::tr("%1: %2").arg(cell.text, means) : Window::tr("%1, not used: %2").arg(name, means);
    return {kit::text(std::string(bracket::word(breaker))), {cell}};
}

} // namespace

BreakerList::BreakerList(kit::Theme& theme)
    : RowTable(theme, Window::tr("Tiebreakers"), {QString()}), m_theme(theme)
{
    setObjectName(u"tiebreakers"_s);
    setHeaderShown(false);
    setRowHeight(lineHeight);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // it is as high as its rows
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    kit::redrawWith(theme, this);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, &BreakerList::currentMoved);
}

void BreakerList::setOrder(const std::vector<Breaker>& order)
{
    m_order = order;
    fill();
    goTo(0);
}

void BreakerList::fill()
{
    m_shown = tournament::withUnused(m_order);
    QList<kit::Row> rows;
    for (std::size_t place = 0; place < m_shown.size(); ++place)
        rows << rowOf(m_shown[place], place, place < m_order.size());
    showRows(std::move(rows));
}

void BreakerList::take(std::vector<Breaker> order, Breaker current)
{
    if (const auto why = tournament::againstOrder(order))
        return Q_EMIT refused(kit::whole(wording::text(*why, wording::Reader::Screen)));
    m_order = std::move(order);
    fill();
    goTo(static_cast<int>(std::ranges::find(m_shown, current) - m_shown.begin()));
    Q_EMIT orderChanged();
}

void BreakerList::moveTo(int row)
{
    const int from = currentRow();
    const int used = static_cast<int>(m_order.size());
    if (from < 0 || from >= used || row < 0 || row >= used || row == from)
        return;
    std::vector<Breaker> order = m_order;
    const Breaker moved = order[static_cast<std::size_t>(from)];
    order.erase(order.begin() + from);
    order.insert(order.begin() + row, moved);
    take(std::move(order), moved);
}

void BreakerList::toggleCurrent()
{
    if (currentRow() < 0)
        return;
    take(tournament::toggled(m_order, current()), current());
}

void BreakerList::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    const bool isArrow = key == Qt::Key_Up || key == Qt::Key_Down;
    if (isArrow && (event->modifiers() & Qt::AltModifier))
        moveCurrent(key == Qt::Key_Up ? -1 : 1);
    else if ((key == Qt::Key_Space || key == Qt::Key_Delete) && event->modifiers() == Qt::NoModifier)
        toggleCurrent();
    else
        RowTable::keyPressEvent(event);
}

// The dragged row follows the mouse, row by row.
void BreakerList::mouseMoveEvent(QMouseEvent* event)
{
    const int over = rowAt(event->position().toPoint().y());
    if ((event->buttons() & Qt::LeftButton) && over >= 0)
        moveTo(over);
}

QSize BreakerList::sizeHint() const
{
    const int rows = static_cast<int>(m_shown.size());
    return {RowTable::minimumSizeHint().width(), rows * m_theme.px(lineHeight) + 2 * frameWidth()};
}

} // namespace ranking

#include "moc_breakerlist.cpp"
