#include "screen.h"

#include <QKeyEvent>
#include <QMetaMethod>

namespace session {

void Screen::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && isSignalConnected(QMetaMethod::fromSignal(&Screen::left)))
        Q_EMIT left();
    else
        QWidget::keyPressEvent(event);
}

kit::KeyHint* Screen::hint(const QString& key, const QString& does, const std::function<void()>& then,
                           bool roomy)
{
    auto* made = new kit::KeyHint(m_theme, key, does);
    made->setRoomy(roomy);
    connect(made, &kit::KeyHint::clicked, this, then);
    return made;
}

kit::KeyHint* Screen::backHint()
{
    return hint(
        Key::Back, [this] { Q_EMIT left(); }, true);
}

} // namespace session

#include "moc_screen.cpp"
