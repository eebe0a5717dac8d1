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

// In the room that the style leaves after the text (ui/kit/style.cpp).
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

void openRowMenu(kit::Theme& theme, QWidget& over, Screen& screen, const QPoint& place,
                 const QList<Key>& keys, const EnterAction& enter)
{
    auto* menu = new Menu(theme, {}, &over);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto queue = [&screen](const QAction* action, const std::function<void()>& act) {
        QObject::connect(action, &QAction::triggered, &screen, act, Qt::QueuedConnection);
    };
    if (enter.act && enter.may())
        queue(menu->addAction(enter.title), enter.act);
    for (const Key key : keys)
        if (screen.canDo(key))
            queue(menu->add(key), [&screen, key] { screen.act(key); });
        else if (isOfWindow(key))
            queue(menu->add(key), [&screen, key] { Q_EMIT screen.wanted(key); });
    if (menu->isEmpty())
        delete menu;
    else
        menu->popup(place);
}

void giveRowMenu(kit::Theme& theme, QAbstractItemView& list, Screen& screen, const QList<Key>& keys,
                 const EnterAction& enter)
{
    list.setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(&list, &QWidget::customContextMenuRequested, &screen,
                     [&theme, &list, &screen, keys, enter](QPoint at) {
                         const QModelIndex row = list.indexAt(at);
                         if (!row.flags().testFlag(Qt::ItemIsSelectable)) // no row, or a heading
                             return;
                         list.setCurrentIndex(row);
                         list.setFocus();
                         openRowMenu(theme, list, screen, list.viewport()->mapToGlobal(at), keys, enter);
                     });
}

} // namespace session

#include "moc_menu.cpp"
