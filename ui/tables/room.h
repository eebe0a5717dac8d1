// The tables of the room: who plays where, and which are closed.
#pragma once

#include "tablecard.h"
#include "tiles.h"

#include "ui/kit/ask.h"
#include "ui/session/session.h"

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
    void ask(const QString& what, const session::Job& job);

    kit::Theme& m_theme;
    session::Session& m_session;
    kit::Ask* m_ask;
    Tiles* m_tiles;
    std::vector<TableCard*> m_cards;
    QPushButton* m_change;
};

} // namespace tables
