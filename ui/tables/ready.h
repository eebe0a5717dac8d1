// What is ready to be played, longest waiting first: who is called, who is waited for, and what is decided
// where somebody does not come.
#pragma once

#include "absencebox.h"
#include "row.h"

#include "tournament/queries/queue.h"
#include "ui/session/deed.h"

#include <QHash>

namespace tables {

class ReadyList : public QWidget {
    Q_OBJECT
public:
    ReadyList(kit::Theme& theme, session::Session& session);
    /// Another tournament is open: what was asked of the one before is put back.
    void begin();
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
    /// What went wrong; empty where all is well.
    void said(const QString& sentence);
    void called();
    void decided();
    /// The question was answered or put back.
    void closed();

private:
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
    /// What came of it is `said`.
    session::Deed saying(const QString& what, decltype(session::Deed::job) job);

    session::Session& m_session;
    RowList* m_rows;
    kit::Line* m_more; ///< how many wait besides those in the list
    AbsenceBox* m_absence;
    bool m_waits = false;
    bool m_mayWait = false;  ///< somebody is missing whom a ready match could wait for
    QStringList m_decidable; ///< matches that X decides
    /// Of the matches that cannot be called before IDs were shown: the team that is missing.
    QHash<QString, QString> m_held;
};

} // namespace tables
