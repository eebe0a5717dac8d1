// The whole program on a tournament in mid play, for tests.
#pragma once

#include "halfplayed.h"

#include "ui/desktop/desktop.h"

namespace stage {

/// Opens the file, with J. Park on duty, and brings the window to the front.
inline void open(desktop::Desktop& desktop, const std::string& path)
{
    desktop.session().setSupervisor(QStringLiteral("J. Park"));
    desktop.open(QString::fromStdString(path));
    while (desktop.session().waiting() > 0)
        QTest::qWait(1);
    desktop.window().resize(1280, 800);
    desktop.window().QWidget::show();
    desktop.window().activateWindow();
    if (!QTest::qWaitForWindowActive(&desktop.window()))
        qFatal("the window is not active");
}

inline void open(desktop::Desktop& desktop, HalfPlayed& live)
{
    open(desktop, live.live().path());
}

} // namespace stage
