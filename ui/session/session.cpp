#include "session.h"

#include <QPointer>

namespace session {

Session::Session(QObject* parent) : QObject(parent), m_worker(new Worker)
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    // The signal arrives after all earlier answers of the thread, so its state is the newest of the open
    // file.
    connect(m_worker, &Worker::othersWrote, this, [this](const Shown& shown) {
        m_shown = shown;
        Q_EMIT changed();
        Q_EMIT cameFromElsewhere();
    });
    m_thread.setObjectName(QStringLiteral("desk"));
    m_thread.start();
}

Session::~Session()
{
    // Quits after what was asked for, so that it is still saved. A plain quit() would come first.
    QMetaObject::invokeMethod(m_worker, [this] { m_thread.quit(); });
    m_thread.wait();
}

void Session::setSupervisor(const QString& name)
{
    m_supervisor = name;
    Q_EMIT supervisorChanged();
}

std::string Session::today() const
{
    const tournament::Timestamp now = m_ticker.now();
    return tournament::dayOf(now.utc, now.aheadMin);
}

void Session::open(const QString& file, const Opening& opening, const Callback& then)
{
    Q_EMIT closing();
    ++m_waiting;
    QMetaObject::invokeMethod(m_worker, [this, file, opening, then] {
        const Outcome outcome = m_worker->open(file, opening);
        const Shown shown = m_worker->shown();
        QMetaObject::invokeMethod(this, [=, this] {
            if (outcome.good()) {
                m_shown = shown;
                Q_EMIT opened();
            }
            finish({}, outcome, shown, then);
        });
    });
}

void Session::ask(const QString& what, const Job& job, const Callback& answered, const QObject* listener)
{
    Q_ASSERT(isOpen());
    const Callback then =
        !listener || !answered ? answered : [answered, alive = QPointer(listener)](const Outcome& outcome) {
            if (alive)
                answered(outcome);
        };
    ++m_waiting;
    m_underway << what;
    if (!what.isEmpty())
        Q_EMIT saving(what);
    QMetaObject::invokeMethod(m_worker, [this, what, job, then] {
        const Outcome outcome = m_worker->run(job);
        const Shown shown = m_worker->shown();
        QMetaObject::invokeMethod(this, [=, this] { finish(what, outcome, shown, then); });
    });
}

void Session::backUp(const std::string& utc)
{
    m_isBackingUp = true;
    QMetaObject::invokeMethod(m_worker, [this, utc] {
        const QString warning = m_worker->backUp(utc);
        const Shown shown = m_worker->shown();
        QMetaObject::invokeMethod(this, [=, this] {
            m_isBackingUp = false;
            if (shown.file == m_shown.file)
                m_shown.backup = shown.backup;
            if (warning.isEmpty())
                return Q_EMIT backedUp();
            Q_EMIT notBackedUp(shown.file, utc);
            Q_EMIT warned(warning);
        });
    });
}

void Session::finish(const QString& what, const Outcome& outcome, const Shown& shown, const Callback& then)
{
    --m_waiting;
    m_underway.removeOne(what);
    // A refusal can bring a newer state too, if someone else wrote first.
    if (shown.tournament && (shown.file != m_shown.file || shown.head.seq >= m_shown.head.seq)) {
        m_shown = shown;
        Q_EMIT changed();
        if (!shown.fromElsewhere.empty())
            Q_EMIT cameFromElsewhere(); // before the answer to this entry, which the footer keeps in view
    }
    if (then)
        then(outcome);
    if (outcome.good() && !what.isEmpty())
        Q_EMIT saved(what);
    else if (!outcome.good())
        Q_EMIT refused(what, outcome);
    if (!outcome.warning.isEmpty())
        Q_EMIT warned(outcome.warning);
    Q_EMIT answered();
}

Ticker::Ticker(QObject* parent)
    : QObject(parent), m_now([environment = desk::thisMachine()] { return desk::timestampOf(environment); }),
      m_timer(this)
{
    connect(&m_timer, &QTimer::timeout, this, &Ticker::ticked);
    m_timer.start(std::chrono::seconds(1));
}

void Ticker::setNow(Now now)
{
    m_now = std::move(now);
    Q_EMIT ticked();
}

} // namespace session

#include "moc_session.cpp"
