#include "hall.h"

#include <QEvent>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace hall {

Hall::Hall(session::Session& session, QObject* parent)
    : QObject(parent), m_session(session), m_view(std::make_unique<View>()),
      m_choices(choicesIn(session.settings()))
{
    use(std::make_unique<MachineMonitors>());
    m_timer.setInterval(std::chrono::seconds(m_choices.seconds));
    connect(&m_timer, &QTimer::timeout, this, &Hall::turn);
    connect(m_view.get(), &View::closeWanted, this, &Hall::close);
    connect(&session, &session::Session::changed, this, &Hall::refresh);
    connect(&session.ticker(), &session::Ticker::ticked, this, [this] {
        if (!m_shownOn.isEmpty())
            m_view->tick(m_session.ticker().now());
    });
}

Hall::~Hall() = default;

void Hall::keepOff(QWidget& main)
{
    m_main = &main;
    main.installEventFilter(this);
}

void Hall::use(std::unique_ptr<Monitors> monitors)
{
    m_monitors = std::move(monitors);
    connect(m_monitors.get(), &Monitors::changed, this, &Hall::place);
    place();
}

void Hall::open()
{
    m_isWanted = true;
    m_lost.clear();
    place();
    if (m_shownOn.isEmpty())
        Q_EMIT said(state(), look::Line::Ink::Warn);
    Q_EMIT changed();
}

void Hall::close()
{
    m_isWanted = false;
    goDown();
    Q_EMIT changed();
}

void Hall::choose(const Choices& choices)
{
    if (choices == m_choices)
        return;
    m_choices = choices;
    keep(m_session.settings(), choices);
    m_timer.setInterval(std::chrono::seconds(choices.seconds));
    place();
    refresh();
    Q_EMIT changed();
}

// Two that show the same lie over each other.
QList<Monitor> Hall::candidates() const
{
    const QList<Monitor> all = m_monitors->all();
    const QString under = m_main ? m_monitors->under(*m_main) : QString();
    const auto main =
        std::find_if(all.begin(), all.end(), [&](const Monitor& each) { return each.name == under; });
    const QRect taken = main == all.end() ? QRect() : main->place;
    QList<Monitor> free;
    for (const Monitor& each : all)
        if (each.name != under && !each.place.intersects(taken))
            free.append(each);
    return free;
}

/// The chosen one where it is there, the one it is on, or the first; empty where there is none.
QString Hall::target() const
{
    const QList<Monitor> free = candidates();
    const auto has = [&](const QString& name) {
        return std::any_of(free.begin(), free.end(), [&](const Monitor& each) { return each.name == name; });
    };
    for (const QString& name : {m_choices.monitor, m_shownOn})
        if (!name.isEmpty() && has(name))
            return name;
    return free.isEmpty() ? QString() : free.constFirst().name;
}

void Hall::place()
{
    if (!m_isWanted)
        return Q_EMIT changed(); // what can be chosen may be another
    const QString name = target();
    if (name.isEmpty()) {
        if (m_shownOn.isEmpty())
            return;
        m_lost = m_shownOn;
        goDown();
        Q_EMIT said(u"The hall screen is closed: %1 is gone, and this window needs the one that is left. It "
                    "comes back with a second screen."_s.arg(m_lost),
                    look::Line::Ink::Warn);
    } else {
        const QList<Monitor> all = m_monitors->all();
        const auto at =
            std::find_if(all.begin(), all.end(), [&](const Monitor& each) { return each.name == name; });
        if (name == m_shownOn && at->place == m_filled)
            return;
        const QString before = std::exchange(m_shownOn, name);
        m_filled = at->place;
        comeUp(name);
        if (!before.isEmpty() && before != name)
            Q_EMIT said(u"The hall screen moved from %1 to %2."_s.arg(before, name), look::Line::Ink::Warn);
        else if (!std::exchange(m_lost, {}).isEmpty())
            Q_EMIT said(u"The hall screen is back, on %1."_s.arg(name), look::Line::Ink::Ok);
    }
    Q_EMIT changed();
}

void Hall::comeUp(const QString& name)
{
    refresh();
    m_monitors->fill(name, *m_view);
    if (!m_timer.isActive())
        m_timer.start();
    if (m_main && m_main->isVisible())
        m_main->activateWindow(); // some desktops give the keys to what came up last
}

void Hall::goDown()
{
    m_shownOn.clear();
    m_timer.stop();
    const bool hadKeys = m_view->isActiveWindow();
    m_view->hide();
    if (hadKeys && m_main && m_main->isVisible())
        m_main->activateWindow();
}

void Hall::refresh()
{
    if (m_shownOn.isEmpty())
        return;
    const bool shortNames = m_session.settings().value(u"shortNames"_s, false).toBool();
    m_view->show({m_session.isOpen() ? m_session.shown().night : nullptr, m_session.ticker().now(), m_choices,
                  shortNames});
}

QString Hall::state() const
{
    if (!m_shownOn.isEmpty())
        return u"Shown on %1."_s.arg(m_shownOn);
    if (!m_isWanted)
        return candidates().isEmpty() ? u"Not shown. Only this window’s screen is connected."_s
                                      : u"Not shown."_s;
    return u"The hall screen waits: only this window’s screen is connected. It comes up by itself with a "
           "projector or second screen."_s;
}

// The main window may be moved over it, and takes it along when it goes.
bool Hall::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_main && m_isWanted) {
        if (event->type() == QEvent::Move || event->type() == QEvent::WindowStateChange)
            QMetaObject::invokeMethod(this, &Hall::place, Qt::QueuedConnection);
        else if (event->type() == QEvent::Hide && !event->spontaneous())
            close();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace hall
