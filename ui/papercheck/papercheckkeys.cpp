// How one goes through the totals with keys.
#include "papercheckscreen.h"

#include "ui/kit/inview.h"

#include <QKeyEvent>

namespace papercheck {

std::pair<int, int> PaperCheckScreen::focused() const
{
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        for (const int side : {0, 1})
            if (m_rows[row]->field(sideAt(side)).hasFocus())
                return {static_cast<int>(row), side};
    return {-1, 0};
}

void PaperCheckScreen::focusOn(int row, int side)
{
    m_isWhole = row >= static_cast<int>(m_rows.size()); // there is none behind the last
    if (row < 0 || m_isWhole)
        return check();
    QLineEdit& field = m_rows[static_cast<std::size_t>(row)]->field(sideAt(side));
    field.setFocus();
    field.selectAll();
}

void PaperCheckScreen::step(int by)
{
    const auto [row, side] = focused();
    const int next = 2 * row + side + by;
    focusOn(next < 0 ? -1 : next / 2, next % 2);
}

void PaperCheckScreen::move(int rows)
{
    const auto [row, side] = focused();
    focusOn(row + rows, side);
}

void PaperCheckScreen::takeFocus()
{
    if (m_rows.empty() || ledger().hands.empty())
        return setFocus();
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        for (const int side : {0, 1})
            if (m_rows[row]->field(sideAt(side)).text().isEmpty())
                return focusOn(static_cast<int>(row), side);
    focusOn(0, 0);
}

void PaperCheckScreen::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Escape:
        Q_EMIT left();
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        step(1);
        break;
    default:
        Screen::keyPressEvent(event);
    }
}

// What scrolls around the fields would take the arrows.
bool PaperCheckScreen::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<const QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            move(key == Qt::Key_Down ? 1 : -1);
            return true;
        }
    }
    if (event->type() == QEvent::FocusIn) {
        const auto* row = qobject_cast<QWidget*>(watched)->parentWidget();
        kit::bringIntoView(*row, row->rect());
    }
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        QMetaObject::invokeMethod(
            this, [this] { check(); }, Qt::QueuedConnection);
    return Screen::eventFilter(watched, event);
}

} // namespace papercheck
