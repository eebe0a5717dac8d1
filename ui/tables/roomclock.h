// The clocks of the whole room: for rooms that run on one horn.
#pragma once

#include "ui/kit/ask.h"
#include "ui/session/session.h"

#include <QCheckBox>
#include <QPushButton>

namespace tables {

/// F6 starts all, F7 pauses, F8 resumes, F5 calls time everywhere; each only where there is something to do
/// it to. Not in view where no rules of the tournament limit the time.
class RoomClock : public QWidget {
    Q_OBJECT
public:
    RoomClock(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);
    /// Another tournament is open: what was asked of the one before is put back.
    void begin() { m_ask->hide(); }
    void show(const tournament::Tournament& tournament);
    /// Does what the key stands for; answers whether it is one of these.
    bool press(int key);

Q_SIGNALS:
    /// What went wrong; empty where all is well.
    void said(const QString& sentence);
    /// A question was answered or put back.
    void closed();

private:
    QPushButton* makeButton(const QString& does, const QString& key, void (RoomClock::*act)()) const;
    void startAll();
    void pauseAll();
    void resumeAll();
    void askTime();
    void ask(const QString& what, const session::Job& job);
    void setClocks(const QString& what, facts::ClockDeed deed, const std::optional<std::string>& reason);

    session::Session& m_session;
    QPushButton* m_start;
    QPushButton* m_pause;
    QPushButton* m_resume;
    QPushButton* m_time;
    kit::Ask* m_ask;
    int m_tables = 0; ///< at which time can be called
};

} // namespace tables
