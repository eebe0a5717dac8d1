// The tables of the room: who plays where, and which are closed.
#pragma once

#include "asking.h"
#include "tablecard.h"

#include <QCheckBox>
#include <QHash>
#include <QPushButton>

namespace tables {

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
    QPushButton* makeButton(int key, const QString& does, const std::function<void()>& act);
    void pauseAll();
    void askTime();
    void setClocks(const QString& what, facts::ClockDeed deed, const std::optional<std::string>& reason);

    QHash<int, QPushButton*> m_buttons; ///< by their keys
    int m_tables = 0;                   ///< at which time can be called
};

} // namespace tables
