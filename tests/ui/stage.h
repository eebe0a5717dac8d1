// The window's surroundings for tests: a theme, and a session on a tournament in a file of its own.
#pragma once

#include "reading.h"
#include "settings.h"

#include "desk/checkin/checkin.h"
#include "desk/demo/demo.h"
#include "desk/document/draft.h"
#include "tournaments/livetournament.h"
#include "ui/session/screen.h"

#include <QApplication>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

namespace stage {

/// What every window test begins with: any warning of Qt fails it, but for the one that the offscreen
/// platform has for every window with a minimum size.
void strict();

class Stage {
    Settings m_settings;
    QTemporaryDir m_folder;

public:
    Stage();
    QString path(const QString& name = QStringLiteral("tournament.courtside")) const;

    /// Opens what `opening` makes in the file and waits for it.
    void open(const session::Opening& opening, const QString& name = QStringLiteral("tournament.courtside"));
    /// A tournament of recorded hands from roster to champion.
    void openDemo(const desk::DemoOptions& options = {});
    /// A drawn tournament on which nothing has been played; everybody's ID was shown.
    void openDrawn(const tournaments::Setup& setup = {});
    /// A single elimination without a team.
    void openUndrawn();
    /// A tournament that was written by somebody else, as the tournament of a test.
    void openFile(const std::string& file);
    /// Until the desk has answered everything that was asked of it.
    void settle() const;
    /// Fails where large text makes that screen larger than a monitor: it scrolls where it must.
    void expectLargeTextFits(const QWidget& screen);

    kit::Theme theme;
    session::Session session;
};

/// In front of everything, with the keys.
void bringUp(QWidget& window);

/// A screen by itself, as large as in a window of 1280 by 800, with the keys on it.
void showAlone(session::Screen& screen);

} // namespace stage
