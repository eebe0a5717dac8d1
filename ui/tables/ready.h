// The matches that are ready, longest wait first: the next call, grace periods, and decisions about missing
// teams.
#pragma once

#include "asking.h"
#include "row.h"

#include "tournament/queries/queue.h"

#include <QHash>

namespace tables {

/// The screen decides where its question is shown.
class ReadyList : public Asking {
    Q_OBJECT
public:
    ReadyList(kit::Theme& theme, session::Session& session);
    void show(const tournament::Tournament& tournament, const tournament::Timestamp& now);
    /// A grace period runs, so that it must be updated every second.
    bool waits() const { return m_waits; }
    /// Runs the key: start or stop the grace period, decide the match after it, or a team gave notice that it
    /// can't play. False if it is none of these, or there is no such match.
    bool press(session::Key key);
    /// The table for the next call, if it is free, instead of the lowest free one.
    void setTable(int table);
    /// Whether the screen has an open question, which Enter answers.
    std::function<bool()> isAsked = [] { return false; };
    /// A digit of a table number was pressed. False if no free table begins with it.
    bool typeTable(int digit);
    /// The table for the next call, by Enter or as chosen; nothing if no table is free or a question is open.
    std::optional<int> nextTable() const { return m_next; }
    /// Focuses the row of that match, if there is one.
    void focusOn(const QString& match);
    /// The height of the hints below the list, including the space before them.
    int heightOfKeys(int width) const;
    RowList& rows() { return *m_rows; }

Q_SIGNALS:
    /// Its players must show their IDs before the match can be called: those of that team first.
    void checkinWanted(const QString& team);
    void called();
    void decided();
    /// Nothing is ready, and a table should be selected.
    void tablesWanted();
    /// The next match will be called to another table.
    void nextTableChanged();

private:
    QWidget* makeKeys(kit::Theme& theme);
    /// `table`: where it would be called; nothing if it isn't offered, or no table is free.
    void add(const tournament::Tournament& tournament, const tournament::Waiting& waiting,
             const tournament::Timestamp& now, const std::optional<int>& table, bool isSelected);
    void choose(qsizetype place);
    void showMenu(kit::Theme& theme, const QString& match, const QPoint& at);
    void call(const QString& match);
    void doTo(session::Key key, const QString& match);
    void showAbsence();
    /// The match whose row has the focus, else the first; empty if there is none.
    QString selectedMatch() const;
    /// The match for that key, pressed or clicked; empty if there is none.
    QString matchOf(session::Key key) const;
    /// The match that X decides: the selected one if possible, or the first possible one; empty if there is
    /// none.
    QString decidableMatch() const;
    void askDefault(const tournament::Match& match);
    /// Asks the supervisor which team didn't come; without a grace period nothing else decides it.
    void askNoShow(const tournament::Match& match);
    void waitFor(const tournament::Match& match);
    void decideAbsent(const tournament::Match& match);

    RowList* m_rows;
    QWidget* m_absence;    ///< the keys for missing teams; if nothing is ready, the key to the tables
    kit::Prose* m_decides; ///< what X would do, one line each
    kit::KeyHint* m_wait;
    kit::KeyHint* m_decide;
    kit::KeyHint* m_notice;
    kit::KeyHint* m_toTables;
    bool m_waits = false;
    QStringList m_waitable;      ///< matches whose grace period can start or end
    QStringList m_decidable;     ///< matches that X decides
    std::optional<int> m_chosen; ///< the table chosen for the next call
    std::optional<int> m_next;
    int m_typed = 0; ///< of a table number, digit by digit
    /// For matches that can't be called before IDs were shown: the missing team.
    QHash<QString, QString> m_held;
};

} // namespace tables
