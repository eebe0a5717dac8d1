// The tables of the room: who plays where, and which are closed.
#pragma once

#include "tablecard.h"

#include "ui/session/deed.h"

#include <QCheckBox>
#include <QHash>
#include <QPushButton>

namespace tables {

/// Enter or a click on a table opens the sheet of its match, asks why a free one is to be closed, or opens a
/// closed one. C, or a click of the other button, closes and opens one that somebody plays at too. R changes
/// how many there are, and how long teams rest.
class Room : public QWidget {
    Q_OBJECT
public:
    Room(kit::Theme& theme, session::Session& session, QWidget* parent = nullptr);
    /// Another tournament is open: what was asked of the one before is put back.
    void begin() { m_ask->hide(); }
    void show(const tournament::Tournament& tournament);
    /// Reads the clocks; answers the ids of the matches whose time is up.
    QStringList showClocks(const tournament::Tournament& tournament, const tournament::Timestamp& now);
    /// Does what the key stands for; answers whether it is one of these.
    bool press(int key);

Q_SIGNALS:
    void matchWanted(const QString& match);
    /// What went wrong; empty where all is well.
    void said(const QString& sentence);
    /// A question was answered or put back.
    void closed();

private:
    void add();
    void choose(int table);
    void close(int table);
    void open(int table);
    void askRoom();
    void setRoom(const kit::Answers& answers);
    void ask(const QString& what, decltype(session::Deed::job) job);

    kit::Theme& m_theme;
    session::Session& m_session;
    kit::Ask* m_ask;
    Tiles* m_tiles;
    std::vector<TableCard*> m_cards;
    QPushButton* m_change;
};

// The clocks of the whole room: for rooms that run on one horn.

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
    QPushButton* makeButton(const QString& does, const QString& key, const std::function<void()>& act);
    void pauseAll();
    void askTime();
    void ask(const QString& what, decltype(session::Deed::job) job);
    void setClocks(const QString& what, facts::ClockDeed deed, const std::optional<std::string>& reason);

    session::Session& m_session;
    QHash<int, QPushButton*> m_keys;
    QPushButton* m_start;
    QPushButton* m_pause;
    QPushButton* m_resume;
    QPushButton* m_time;
    kit::Ask* m_ask;
    int m_tables = 0; ///< at which time can be called
};

// What was answered on Tables goes to the desk.

/// Asks the desk. Where that answers `question`, the question goes once it is done, or says what is wrong and
/// stays; anything else that goes wrong, and that all is well (empty), goes to `said`. Nothing is said once
/// `listener` is gone.
void askDesk(session::Session& session, kit::Ask& question, const QString& what,
             decltype(session::Deed::job) job, const QObject* listener,
             const std::function<void(const QString&)>& said);

} // namespace tables
