// The tournament that the window shows, and the way to change it: the desk in a thread of its own.
//
// Typing never waits for the disk. What a person did is asked for with `ask`; the answer comes back later,
// and with it the tournament as it is then.
#pragma once

#include "settings.h"
#include "worker.h"

#include "tournament/queries/clock.h"

#include <QThread>

#include <functional>

namespace session {

// The one timer of a window by which clocks are read: once a second, and what time it is then.

class Ticker : public QObject {
    Q_OBJECT
public:
    using Now = std::function<tournament::Timestamp()>;

    explicit Ticker(QObject* parent = nullptr);
    tournament::Timestamp now() const { return m_now(); }
    /// Another source of the time than this machine, and a tick at once.
    void setNow(Now now);

Q_SIGNALS:
    void ticked();

private:
    Now m_now;
    QTimer m_timer;
};

using Callback = std::function<void(const Outcome&)>;

class Worker;

class Session : public QObject {
    Q_OBJECT
public:
    explicit Session(QObject* parent = nullptr);
    ~Session() override;

    bool isOpen() const { return m_shown.tournament != nullptr; }
    const Shown& shown() const { return m_shown; }
    /// Only while one is open.
    const tournament::Tournament& tournament() const { return *m_shown.tournament; }
    const QString& supervisor() const { return m_supervisor; }
    void setSupervisor(const QString& name);

    /// Opens another tournament; the one before is closed when that has succeeded.
    void open(const QString& file, const Opening& opening, const Callback& then);
    /// Asks the desk; `answered` is called in this thread, after `changed`, unless `listener` was given and
    /// is gone by then. `what` is said when it is on the disk: `hand 7`.
    void ask(const QString& what, const Job& job, const Callback& answered = {},
             const QObject* listener = nullptr);
    /// Has a backup made of the open tournament, which is as of the moment `utc`. Nobody waits for it.
    void backUp(const std::string& utc);
    bool isBackingUp() const { return m_isBackingUp; }
    /// By which clocks are read.
    Ticker& ticker() { return m_ticker; }
    const Ticker& ticker() const { return m_ticker; }
    /// In the room, `2026-11-21`.
    std::string today() const;
    Settings& settings() { return m_settings; }
    /// How many answers are outstanding.
    int waiting() const { return m_waiting; }
    /// Whether the answer to something asked for by that name is outstanding.
    bool isUnderway(const QString& what) const { return m_underway.contains(what); }

Q_SIGNALS:
    /// Another tournament is open, or the same one once more; `changed` follows.
    void opened();
    /// There is another tournament to show, or the same one with more on record.
    void changed();
    /// Others have recorded something (`shown().fromElsewhere`), which is shown by now.
    void cameFromElsewhere();
    void supervisorChanged();
    void saving(const QString& what);
    void saved(const QString& what);
    /// The desk did not take it; whoever asked knows too.
    void refused(const QString& what, const session::Outcome& outcome);
    /// An answer has come, good or bad; after all the others.
    void answered();
    /// It is recorded, but something else did not go well: the copy after a round.
    void warned(const QString& sentence);
    /// Another tournament is about to be opened.
    void closing();
    void backedUp();
    void notBackedUp(const QString& file, const std::string& utc);

private:
    void finish(const QString& what, const Outcome& outcome, const Shown& shown, const Callback& then);

    QThread m_thread;
    Worker* m_worker; ///< lives in the thread
    Shown m_shown;
    QString m_supervisor;
    int m_waiting = 0;
    QStringList m_underway; ///< what is outstanding
    bool m_isBackingUp = false;
    Ticker m_ticker;
    Settings m_settings;
};

} // namespace session
