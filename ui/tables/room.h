// The tables of the room: who plays where, and which are closed.
#pragma once

#include "asking.h"
#include "board.h"

class QMenu;

namespace tables {

/// Enter or a click on a table opens the sheet of its match, opens a closed one, or has the next match called
/// to a free one. C closes and opens it. A right click, or the Menu key, has everything that can be done
/// there.
class Room : public Asking {
    Q_OBJECT
public:
    Room(kit::Theme& theme, session::Session& session);
    void show(const tournament::Tournament& tournament);
    using QWidget::show;
    /// Reads the clocks; answers the ids of the matches whose time is up.
    QStringList showClocks(const tournament::Tournament& tournament, const tournament::Timestamp& now);
    /// The next match is called to that one.
    void setNext(const std::optional<int>& table);
    /// Does what the key stands for; answers whether it is one of these.
    bool press(session::Key key);
    /// The match at the selected table; empty if there is none.
    QString selectedMatch() const;
    /// The cards in view, then the tiles, each in the order of the tables.
    QWidgetList stops() const;
    /// How many tables there are and how long teams rest, to be changed.
    void askRoom();

Q_SIGNALS:
    void matchWanted(const QString& match);
    /// The score sheet of the match is wanted on paper.
    void sheetPrintWanted(const QString& match);
    /// The next match is to be called to that table.
    void tableChosen(int table);

private:
    void add();
    void choose(int table);
    void toggle(int table);
    /// Asks first if time isn't up.
    void callTime(const std::string& id);
    void close(int table);
    void open(int table);
    void showMenu(int table, const QPoint& at);
    void fillMenu(QMenu& menu, const tournament::Match& match);

    kit::Theme& m_theme;
    Board* m_board;
    std::vector<TableCard*> m_cards;
};

} // namespace tables
