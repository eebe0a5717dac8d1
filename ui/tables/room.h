// The tables of the room: which match is at which table, and which tables are closed.
#pragma once

#include "asking.h"
#include "board.h"

class QMenu;

namespace tables {

/// Enter or a click on a table opens the sheet of its match, reopens a closed table, or chooses a free table
/// for the next call. C closes or reopens it. A right click, or the Menu key, shows all its actions.
class Room : public Asking {
    Q_OBJECT
public:
    Room(kit::Theme& theme, session::Session& session);
    void show(const tournament::Tournament& tournament);
    using QWidget::show;
    /// Updates the clocks; returns the ids of the matches whose time is up.
    QStringList showClocks(const tournament::Tournament& tournament, const tournament::Timestamp& now);
    /// The table for the next call.
    void setNext(const std::optional<int>& table);
    /// Runs that key's action; false if it isn't one of these.
    bool press(session::Key key);
    /// The match at the selected table; empty if there is none.
    QString selectedMatch() const;
    /// The visible cards, then the tiles, each in table order.
    QWidgetList stops() const;
    /// Asks for the number of tables and the rest between matches.
    void askRoom();

Q_SIGNALS:
    void matchWanted(const QString& match);
    /// The score sheet of the match should be printed.
    void sheetPrintWanted(const QString& match);
    /// The next match should be called to that table.
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
