// The whole window: the theme, the session, and every screen at its place.
#pragma once

#include "ui/look/theme.h"
#include "ui/session/session.h"
#include "ui/shell/window.h"

#include <QObject>

namespace nightview {
class NightScreen;
}
namespace tables {
class TablesScreen;
}

namespace desktop {

class Desktop : public QObject {
    Q_OBJECT
public:
    Desktop();
    ~Desktop() override;

    shell::Window& window() { return *m_window; }
    session::Session& session() { return m_session; }
    look::Theme& theme() { return m_theme; }
    tables::TablesScreen& tables() { return *m_tables; }

    /// Opens a night's file. Where that cannot be, the window says why and stays where it was.
    void open(const QString& file);
    /// Opens the night that was open last, if there is one still; else the window offers what can be done.
    void openLast();

private:
    void addScreens();
    void connectWindow();
    void openSheet(const QString& match);
    void step(bool back);
    void jump();
    void handOver();
    void showCopied();
    void rememberNight();

    look::Theme m_theme;
    session::Session m_session;
    std::unique_ptr<shell::Window> m_window;
    nightview::NightScreen* m_night = nullptr;
    tables::TablesScreen* m_tables = nullptr;
    QString m_remembered; ///< the file that the settings name
};

} // namespace desktop
