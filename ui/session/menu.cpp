#include "menu.h"

#include "screen.h"

#include <QPainter>
#include <QStyleOptionMenuItem>
#include <QStylePainter>

namespace session {

Menu::Menu(kit::Theme& theme, const QString& title, QWidget* parent) : QMenu(title, parent), m_theme(theme) {}

QAction* Menu::add(Key key, const QString& name)
{
    const QString words = name.isEmpty() ? session::title(key) : name;
    const QString cap = shown(key);
    QAction* action = addAction(cap.isEmpty() ? words : words + u'\t' + cap);
    action->setData(static_cast<int>(key));
    return action;
}

void Menu::paintEvent(QPaintEvent* event)
{
    QStylePainter painter(this);
    QStyleOptionMenuItem ground;
    ground.initFrom(this);
    ground.checkType = QStyleOptionMenuItem::NotCheckable;
    painter.drawPrimitive(QStyle::PE_PanelMenu, ground);
    for (QAction* action : actions()) {
        const QRect place = actionGeometry(action);
        if (!action->isVisible() || !place.intersects(event->rect()))
            continue;
        QStyleOptionMenuItem option;
        initStyleOption(&option, action);
        option.rect = place;
        const QString key = option.text.section(u'\t', 1);
        option.text = option.text.section(u'\t', 0, 0);
        painter.drawControl(QStyle::CE_MenuItem, option);
        if (key.isEmpty())
            continue;
        const int wide = kit::keycapWidth(m_theme, key);
        kit::paintKeycap(painter, m_theme, place.adjusted(place.width() - wide - m_theme.px(12), 0, 0, 0),
                         key);
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
