// The tournament in the window, and the way to change it: the desk in its own thread.
//
// Typing never waits for the disk. `ask` sends a person's action; the answer comes later, with the changed
// tournament.
#pragma once

#include "settings.h"
#include "worker.h"

#include <QThread>

#include <functional>

namespace session {

// The only timer of a window for clocks: once a second, with the time.

class Ticker : public QObject {
    Q_OBJECT
public:
    using Now = std::function<tournament::Timestamp()>;

    explicit Ticker(QObject* parent = nullptr);
    tournament::Timestamp now() const { return m_now(); }
    /// Uses another source of time than this machine, and ticks at once.
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

    /// Opens another tournament; the last one is closed once that has succeeded.
    void open(const QString& file, const Opening& opening, const Callback& then);
    /// Asks the desk; `answered` is called in this thread, after `changed`, unless `listener` was given and
    /// is gone by then. `what` is shown when it is on the disk: `hand 7`.
    void ask(const QString& what, const Job& job, const Callback& answered = {},
             const QObject* listener = nullptr);
    /// Makes a backup of the open tournament at the time `utc`, without waiting for it.
    void backUp(const std::string& utc);
    bool isBackingUp() const { return m_isBackingUp; }
    /// The ticker for reading clocks.
    Ticker& ticker() { return m_ticker; }
    const Ticker& ticker() const { return m_ticker; }
    /// The day in the room, `2026-11-21`.
    std::string today() const;
    Settings& settings() { return m_settings; }
    /// The number of requests without an answer.
    int waiting() const { return m_waiting; }
    /// Whether a request of that name isn't answered yet.
    bool isUnderway(const QString& what) const { return m_underway.contains(what); }

Q_SIGNALS:
    /// Another tournament is open, or the same one again; `changed` follows.
    void opened();
    /// There is another tournament to show, or the same one with more on record.
    void changed();
    /// Others have recorded something (`shown().fromElsewhere`), which is already shown.
    void cameFromElsewhere();
    void supervisorChanged();
    void saving(const QString& what);
    void saved(const QString& what);
    /// The desk refused a request; its sender is told too.
    void refused(const QString& what, const session::Outcome& outcome);
    /// An answer has come, good or bad; emitted last.
    void answered();
    /// It is recorded, but something else failed: the backup after a round.
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
    QStringList m_underway; ///< the names of requests without an answer
    bool m_isBackingUp = false;
    Ticker m_ticker;
    Settings m_settings;
};

} // namespace session
