#include "monitors.h"

#include "wording/tr.h"

#include <QGuiApplication>

using wording::Window;

namespace hall {

namespace {

/// Some platforms name none of their screens.
QString nameOf(const QScreen& screen)
{
    return screen.name().isEmpty() ? Window::tr("screen") : screen.name();
}

} // namespace

MachineMonitors::MachineMonitors(QObject* parent) : Monitors(parent)
{
    for (QScreen* screen : QGuiApplication::screens())
        watch(screen);
    connect(qGuiApp, &QGuiApplication::screenAdded, this, [this](QScreen* screen) {
        watch(screen);
        Q_EMIT changed();
    });
    // At once, and not when the desktop has moved what stood there over the main window.
    connect(qGuiApp, &QGuiApplication::screenRemoved, this, [this](QScreen* screen) {
        m_going = screen;
        Q_EMIT changed();
        m_going = nullptr;
    });
}

void MachineMonitors::watch(QScreen* screen)
{
    connect(screen, &QScreen::geometryChanged, this, &Monitors::changed);
}

QList<Monitor> MachineMonitors::all() const
{
    QList<Monitor> all;
    for (const QScreen* screen : QGuiApplication::screens())
        if (screen != m_going)
            all.append({nameOf(*screen), screen->geometry()});
    return all;
}

QString MachineMonitors::under(const QWidget& window) const
{
    const QScreen* screen = window.screen();
    return screen ? nameOf(*screen) : QString();
}

void MachineMonitors::fill(const QString& name, QWidget& window)
{
    for (QScreen* screen : QGuiApplication::screens()) {
        if (screen == m_going || nameOf(*screen) != name)
            continue;
        window.hide(); // one that fills a screen stays there
        window.setScreen(screen);
        window.setGeometry(screen->geometry());
        window.showFullScreen();
        return;
    }
}

} // namespace hall
