// The tables of the room: who plays where, and which are closed.
#pragma once

#include "tablecard.h"

#include "ui/session/deed.h"

#include <QCheckBox>
#include <QHash>
#include <QPushButton>

namespace tables {

/// A part of Tables that asks the desk, where it takes an answer with a question of its own.
class Asking : public QWidget {
    Q_OBJECT
public:
    Asking(kit::Theme& theme, session::Session& session) : m_session(session), m_ask(new kit::Ask(theme))
    {
        connect(m_ask, &kit::Ask::closed, this, &Asking::closed);
    }
    /// Another tournament is open: what was asked of the one before is put back.
    void begin() { m_ask->hide(); }

Q_SIGNALS:
    /// What went wrong; empty where all is well.
    void said(const QString& sentence);
    /// A question was answered or put back.
    void closed();

protected:
    /// Where that answers the question, it goes once it is done, or says what is wrong and stays; anything
    /// else is `said`.
    void ask(const QString& what, decltype(session::Deed::job) job);

    session::Session& m_session;
    kit::Ask* m_ask;
};

/// Enter or a click on a table opens the sheet of its match, asks why a free one is to be closed, or opens a
/// closed one. C, or a click of the other button, closes and opens one that somebody plays at too. R changes
/// how many there are, and how long teams rest.
class Room : public Asking {
    Q_OBJECT
public:
    Room(kit::Theme& theme, session::Session& session);
    void show(const tournament::Tournament& tournament);
    /// Reads the clocks; answers the ids of the matches whose time is up.
    QStringList showClocks(const tournament::Tournament& tournament, const tournament::Timestamp& now);
    /// Does what the key stands for; answers whether it is one of these.
    bool press(int key);

Q_SIGNALS:
    void matchWanted(const QString& match);

private:
    void add();
    void choose(int table);
    void close(int table);
    void open(int table);
    void askRoom();

    kit::Theme& m_theme;
    Tiles* m_tiles;
    std::vector<TableCard*> m_cards;
    QPushButton* m_change;
};

// The clocks of the whole room: for rooms that run on one horn.

/// F6 starts all, F7 pauses, F8 resumes, F5 calls time everywhere; each only where there is something to do
/// it to. Not in view where no rules of the tournament limit the time.
class RoomClock : public Asking {
    Q_OBJECT
public:
    RoomClock(kit::Theme& theme, session::Session& session);
    void show(const tournament::Tournament& tournament);
    /// Does what the key stands for; answers whether it is one of these.
    bool press(int key);

private:
    QPushButton* makeButton(const QString& does, const QString& key, const std::function<void()>& act);
    void pauseAll();
    void askTime();
    void setClocks(const QString& what, facts::ClockDeed deed, const std::optional<std::string>& reason);

    QHash<int, QPushButton*> m_keys;
    QPushButton* m_start;
    QPushButton* m_pause;
    QPushButton* m_resume;
    QPushButton* m_time;
    int m_tables = 0; ///< at which time can be called
};

} // namespace tables
