// What is ready to be played, longest waiting first: who is called, who is waited for, and what is decided
// where somebody does not come.
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
    /// W: the grace period starts, or stops. X: the grace period is over, and the match is decided. D: a team
    /// gave notice that it can't play. False where it is none of these, or about no match.
    bool press(int key);
    RowList& rows() { return *m_rows; }

Q_SIGNALS:
    /// Its players have to show their IDs before the match can be called: those of that team first.
    void checkinWanted(const QString& team);
    void called();
    void decided();

private:
    QWidget* makeKeys(kit::Theme& theme);
    void add(const tournament::Tournament& tournament, const tournament::Waiting& waiting,
             const tournament::Timestamp& now);
    void choose(qsizetype place);
    void call(const QString& match);
    void doTo(int key, const QString& match);
    void showAbsence();
    /// Which match that key is about, pressed or clicked; empty where none.
    QString matchOf(int key) const;
    /// Which match X decides: the one with the focus where it can be decided, or the first that can; empty
    /// where none can be.
    QString decidableMatch() const;
    void askDefault(const tournament::Match& match);
    void waitFor(const tournament::Match& match);
    void decideAbsent(const tournament::Match& match);

    RowList* m_rows;
    kit::Line* m_more;     ///< how many wait besides those in the list
    QWidget* m_absence;    ///< which keys there are for who does not come
    kit::Prose* m_decides; ///< what X would do, a line each
    kit::KeyHint* m_wait;
    kit::KeyHint* m_decide;
    bool m_waits = false;
    bool m_mayWait = false;  ///< somebody is missing whom a ready match could wait for
    QStringList m_decidable; ///< matches that X decides
    /// Of the matches that cannot be called before IDs were shown: the team that is missing.
    QHash<QString, QString> m_held;
};

} // namespace tables
