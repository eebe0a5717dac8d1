// What is ready to be played, longest waiting first: who is called, whose grace period runs, and what is
// decided where somebody does not come.
#pragma once

#include "asking.h"
#include "row.h"

#include "tournament/queries/queue.h"

#include <QHash>

namespace tables {

class ReadyList : public Asking {
    Q_OBJECT
public:
    ReadyList(kit::Theme& theme, session::Session& session);
    void show(const tournament::Tournament& tournament, const tournament::Timestamp& now);
    /// A grace period runs, which is read every second.
    bool waits() const { return m_waits; }
    /// The grace period starts, or stops; it is over, and the match is decided; a team gave notice that it
    /// can't play. False where it is none of these, or about no match.
    bool press(session::Key key);
    /// The table of the next call, where it is free: in place of the one with the lowest number.
    void setTable(int table);
    /// Whether a question is open somewhere on the screen, which Enter answers.
    std::function<bool()> isAsked = [] { return false; };
    /// A digit of its number was pressed. False where that leads to no free table.
    bool typeTable(int digit);
    /// Where the next match is called to; nothing where no match can be, or there is no free table.
    std::optional<int> nextTable() const { return m_next; }
    /// The row of that match has the focus, where there is one.
    void focusOn(const QString& match);
    /// How high what stands with the list is, with the space before it.
    int heightOfKeys(int width) const;
    RowList& rows() { return *m_rows; }

Q_SIGNALS:
    /// Its players have to show their IDs before the match can be called: those of that team first.
    void checkinWanted(const QString& team);
    void called();
    void decided();
    /// The next match is called to another table.
    void nextTableChanged();

private:
    QWidget* makeKeys(kit::Theme& theme);
    /// `table`: it would be called to that one; nothing where it is not offered, or none is free for it.
    void add(const tournament::Tournament& tournament, const tournament::Waiting& waiting,
             const tournament::Timestamp& now, const std::optional<int>& table, bool isSelected);
    void choose(qsizetype place);
    void call(const QString& match);
    void doTo(session::Key key, const QString& match);
    void showAbsence();
    /// Which match that key is about, pressed or clicked; empty where none.
    QString matchOf(session::Key key) const;
    /// Which match X decides: the one with the focus where it can be decided, or the first that can; empty
    /// where none can be.
    QString decidableMatch() const;
    void askDefault(const tournament::Match& match);
    void waitFor(const tournament::Match& match);
    void decideAbsent(const tournament::Match& match);

    RowList* m_rows;
    QWidget* m_absence;    ///< which keys there are for who does not come
    kit::Prose* m_decides; ///< what X would do, a line each
    kit::KeyHint* m_wait;
    kit::KeyHint* m_decide;
    bool m_waits = false;
    QStringList m_waitable;      ///< matches whose grace period can start or end
    QStringList m_decidable;     ///< matches that X decides
    std::optional<int> m_chosen; ///< the table that somebody chose for the next call
    std::optional<int> m_next;
    int m_typed = 0; ///< of a table's number, digit by digit
    /// Of the matches that cannot be called before IDs were shown: the team that is missing.
    QHash<QString, QString> m_held;
};

} // namespace tables
