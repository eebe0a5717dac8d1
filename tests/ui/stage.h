// The surroundings of a window in tests: a theme, and a session with a tournament in its own file.
#pragma once

#include "jobs.h"
#include "reading.h"
#include "settings.h"

#include "desk/checkin/checkin.h"
#include "desk/demo/demo.h"
#include "desk/document/draft.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "tournaments/livetournament.h"
#include "ui/session/screen.h"

#include <QApplication>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace stage {

/// Begins every window test. Any warning of Qt fails the test, except the one that the offscreen platform
/// prints for every window with a minimum size.
void strict();

/// The base of their test classes.
class Test : public golden::Test {
    Q_OBJECT

protected Q_SLOTS:
    void init() { strict(); }
};

class Stage {
    Settings m_settings;
    QTemporaryDir m_folder;

public:
    Stage();
    QString path(const QString& name = QStringLiteral("tournament.courtside")) const;

    /// Opens the tournament that `opening` makes in the file, and waits for it.
    void open(const session::Opening& opening, const QString& name = QStringLiteral("tournament.courtside"));
    /// A whole recorded tournament, from roster to champion.
    void openDemo(const desk::DemoOptions& options = {});
    /// A drawn tournament with nothing played and everyone checked in.
    void openDrawn(const tournaments::Setup& setup = {});
    /// A single elimination without teams.
    void openUndrawn();
    /// A tournament that was written elsewhere, for example by LiveTournament.
    void openFile(const std::string& file);
    /// Waits until the desk has answered all requests.
    void settle() const;
    /// Records that job, as if somebody did it meanwhile.
    void record(const session::Job& job);
    /// Fails if large text makes that screen larger than a monitor instead of scrolling.
    void expectLargeTextFits(const QWidget& screen);

    kit::Theme theme;
    session::Session session;
};

/// A tournament after some play. Its folder outlives the screen that shows it.
struct WithPlay {
    WithPlay(void (*play)(tournaments::LiveTournament& live), const tournaments::Setup& setup) : live(setup)
    {
        play(live);
    }
    tournaments::LiveTournament live;
};

inline void callFirst(tournaments::LiveTournament& live)
{
    live.call("W1-1");
}

inline void playFirst(tournaments::LiveTournament& live)
{
    live.playOut("W1-1", 'a');
}

/// Brings the window to the front and gives it the keys.
void bringUp(QWidget& window);

/// Shows a screen alone, in its size in a window of 1280 by 800, and gives it the keys.
void showAlone(session::Screen& screen);

} // namespace stage
