// The window's surroundings for tests: a theme, a session on a night in a file of its own, and its picture.
#pragma once

#include "settings.h"

#include "ui/look/pieces.h"
#include "ui/session/screen.h"

#include "nights/evening.h"

#include "desk/checkin.h"
#include "desk/demo.h"
#include "desk/world.h"

#include <QApplication>
#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

namespace stage {

/// What every window test begins with: any warning of Qt fails it, but for the one that the offscreen
/// platform has for every window with a minimum size.
inline void strict()
{
    QTest::failOnWarning(
        QRegularExpression(QStringLiteral("^(?!This plugin does not support propagateSizeHints)")));
}

class Stage {
    Settings m_settings;
    QTemporaryDir m_folder;

public:
    Stage()
    {
        theme.applyTo(*qobject_cast<QApplication*>(qApp));
        session.setSupervisor(QStringLiteral("J. Park"));
        // Soon after what nights::world() stamps: by the machine's clock all time would be up.
        session.ticker().setNow([] {
            night::Moment now{};
            now.utc = "2026-11-21T18:05:00.000Z";
            return now;
        });
    }
    QString path(const QString& name = QStringLiteral("night.courtside")) const
    {
        return m_folder.filePath(name);
    }

    /// Opens what `opening` makes in the file and waits for it.
    void open(const session::Opening& opening, const QString& name = QStringLiteral("night.courtside"))
    {
        QStringList mistakes;
        session.open(path(name), opening,
                     [&](const session::Outcome& outcome) { mistakes = outcome.mistakes; });
        settle();
        if (!mistakes.isEmpty())
            qFatal("%s", qPrintable(mistakes.join(QStringLiteral("; "))));
    }
    /// A night of recorded hands from roster to champion.
    void openDemo(const desk::DemoOptions& options = {})
    {
        const std::string file = path().toStdString();
        open([file, options] { return desk::demo(file, options); });
    }
    /// A drawn night on which nothing has been played; everybody's ID was shown.
    void openDrawn(const nights::Setup& setup = {})
    {
        const std::string file = path().toStdString();
        open([file, setup]() -> desk::Answer<desk::Desk> {
            const desk::World world = nights::world();
            auto desk = desk::Desk::create(file, nights::drawn(setup, world), world);
            const auto& ids = desk->night().setting->rules.front().sets.front()->people.checkin.acceptedIds;
            const desk::Proof proof{ids.empty() ? std::nullopt : std::optional(ids.front()), {}};
            for (int player = 1; player <= 2 * setup.teams; ++player)
                if (const auto here = desk::checkIn(*desk, "J. Park", nights::id("P", player), proof); !here)
                    qFatal("%s", here.error().mistakes.front().c_str());
            return desk;
        });
    }
    /// A night that was written by somebody else, as the evening of a test.
    void openFile(const std::string& file)
    {
        open([file] { return desk::Desk::open(file, desk::Desk::Access::ReadWrite, desk::thisMachine()); });
    }
    /// Until the desk has answered everything that was asked of it.
    void settle() const
    {
        while (session.waiting() > 0)
            QTest::qWait(1);
        QCoreApplication::processEvents();
    }

    look::Theme theme;
    session::Session session;
};

/// A screen by itself, as large as in a window of 1280 by 800, with the keys on it.
inline void showAlone(session::Screen& screen)
{
    screen.resize(1188, 708);
    screen.refresh();
    screen.show();
    screen.activateWindow();
    screen.takeFocus();
    if (!QTest::qWaitForWindowActive(&screen))
        qFatal("the window does not come up");
}

/// The lines of text that are to be seen there.
inline QStringList linesOn(const QWidget& screen)
{
    QStringList lines;
    for (const look::Line* line : screen.findChildren<look::Line*>())
        if (line->isVisible())
            lines << line->text();
    return lines;
}

/// Where COURTSIDE_PICTURES names a folder: the widget in each theme at both sizes, as
/// NAME-light-1280x800.png and so on. Leaves the theme light.
inline void pictures(QWidget& widget, look::Theme& theme, const QString& name)
{
    const QString folder = qEnvironmentVariable("COURTSIDE_PICTURES");
    if (folder.isEmpty())
        return;
    QDir().mkpath(folder);
    for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)})
        for (const look::Scheme scheme :
             {look::Scheme::Dark, look::Scheme::HighContrast, look::Scheme::Light}) {
            theme.set(scheme);
            widget.resize(size);
            QTest::qWait(20);
            widget.grab().save(QStringLiteral("%1/%2-%3-%4x%5.png")
                                   .arg(folder, name, look::word(scheme))
                                   .arg(size.width())
                                   .arg(size.height()));
        }
}

} // namespace stage
