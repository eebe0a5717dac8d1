#include "menu.h"

#include "screen.h"

#include <QPainter>

namespace session {

Menu::Menu(kit::Theme& theme, const QString& title, QWidget* parent) : QMenu(title, parent), m_theme(theme)
{
    setProperty("keycaps", true);
}

QAction* Menu::add(Key key)
{
    QAction* action = addAction(session::title(key));
    action->setData(static_cast<int>(key));
    return action;
}

// In the room that the look leaves behind the words (ui/kit/style.cpp).
void Menu::paintEvent(QPaintEvent* event)
{
    QMenu::paintEvent(event);
    QPainter painter(this);
    for (const QAction* action : actions()) {
        const QString cap =
            action->data().isValid() ? shown(static_cast<Key>(action->data().toInt())) : QString();
        const QRect place = actionGeometry(const_cast<QAction*>(action));
        if (cap.isEmpty() || !action->isVisible())
            continue;
        const int wide = kit::keycapWidth(m_theme, cap);
        kit::paintKeycap(painter, m_theme, place.adjusted(place.width() - wide - m_theme.px(12), 0, 0, 0),
                         cap);
    }
}

void giveRowMenu(kit::Theme& theme, QAbstractItemView& list, Screen& screen, const QList<Key>& keys)
{
    list.setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(&list, &QWidget::customContextMenuRequested, &screen,
                     [&theme, &list, &screen, keys](QPoint at) {
                         const QModelIndex row = list.indexAt(at);
                         if (!row.isValid())
                             return;
                         list.setCurrentIndex(row);
                         list.setFocus();
                         auto* menu = new Menu(theme, {}, &list);
                         menu->setAttribute(Qt::WA_DeleteOnClose);
                         for (const Key key : keys)
                             if (screen.canDo(key))
                                 QObject::connect(
                                     menu->add(key), &QAction::triggered, &screen,
                                     [&screen, key] { screen.act(key); }, Qt::QueuedConnection);
                         if (menu->isEmpty())
                             delete menu;
                         else
                             menu->popup(list.viewport()->mapToGlobal(at));
                     });
}

} // namespace session

#include "moc_menu.cpp"
