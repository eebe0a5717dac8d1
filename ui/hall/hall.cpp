#include "hall.h"

#include "wording/tr.h"

#include <QEvent>
#include <QGuiApplication>

#include <algorithm>

using wording::Window;

namespace hall {

Hall::Hall(session::Session& session, QObject* parent)
    : QObject(parent), m_session(session), m_view(std::make_unique<View>()),
      m_tournament(markOf(session.shown())), m_choices(choicesIn(session.settings(), m_tournament))
{
    use(std::make_unique<MachineMonitors>());
    m_timer.setInterval(std::chrono::seconds(m_choices.seconds));
    connect(&m_timer, &QTimer::timeout, this, &Hall::turn);
    connect(m_view.get(), &View::closeWanted, this, &Hall::close);
    connect(m_view.get(), &View::jumped, this, [this] {
        if (m_timer.isActive())
            m_timer.start(); // a page chosen by key stays as long as any other
    });
    connect(&session, &session::Session::changed, this, &Hall::look);
    connect(&session.ticker(), &session::Ticker::ticked, this, [this] {
        if (!m_shownOn.isEmpty())
            m_view->tick(m_session.ticker().now());
    });
}

Hall::~Hall() = default;

void Hall::use(std::unique_ptr<Monitors> monitors)
{
    m_monitors = std::move(monitors);
    connect(m_monitors.get(), &Monitors::changed, this, &Hall::place);
    place();
}

void Hall::open()
{
    m_isWanted = true;
    m_mayCover = true;
    m_lost.clear();
    place();
    if (m_shownOn.isEmpty())
        say(state(), kit::Line::Ink::Warn);
    Q_EMIT changed();
}

void Hall::close()
{
    m_isWanted = false;
    goDown();
    unsay();
    Q_EMIT changed();
}

void Hall::choose(const Choices& choices)
{
    if (choices == m_choices)
        return;
    m_choices = choices;
    keep(m_session.settings(), choices, m_tournament);
    m_timer.setInterval(std::chrono::seconds(choices.seconds));
    place();
    refresh();
    Q_EMIT changed();
}

// Screens that mirror the window's screen are left out.
QList<Monitor> Hall::candidates() const
{
    const QList<Monitor> all = m_monitors->all();
    const QString under = own();
    const auto main = std::ranges::find(all, under, &Monitor::name);
    const QRect taken = main == all.end() ? QRect() : main->place;
    QList<Monitor> free;
    for (const Monitor& each : all)
        if (each.name != under && !each.place.intersects(taken))
            free.append(each);
    return free;
}

/// The screen to use: the chosen one, else the current one, else the first. Without any, the main window's
/// own if it may be covered; else empty.
QString Hall::target() const
{
    const QList<Monitor> all = m_monitors->all();
    const QList<Monitor> free = candidates();
    const auto has = [](const QList<Monitor>& among, const QString& name) {
        return std::ranges::count(among, name, &Monitor::name) > 0;
    };
    for (const QString& name : {m_choices.monitor, m_shownOn})
        if (!name.isEmpty() && has(free, name))
            return name;
    if (!free.isEmpty())
        return free.constFirst().name;
    return m_mayCover && has(all, own()) ? own() : QString();
}

void Hall::place()
{
    if (!m_isWanted)
        return Q_EMIT changed(); // the list of screens may have changed
    const QString name = target();
    if (name.isEmpty()) {
        if (m_shownOn.isEmpty())
            return;
        m_lost = m_shownOn;
        goDown();
        say(Window::tr("%1 was disconnected. The hall screen is waiting for a second screen.").arg(m_lost),
            kit::Line::Ink::Warn);
    } else {
        const QList<Monitor> all = m_monitors->all();
        const auto at = std::ranges::find(all, name, &Monitor::name);
        if (name == m_shownOn && at->place == m_filled)
            return;
        const QString before = std::exchange(m_shownOn, name);
        m_filled = at->place;
        m_mayCover = m_mayCover && name == own();
        comeUp(name);
        if (!before.isEmpty() && before != name)
            say(Window::tr("The hall screen moved from %1 to %2.").arg(before, name), kit::Line::Ink::Warn);
        else if (!std::exchange(m_lost, {}).isEmpty())
            say(Window::tr("The hall screen is back, on %1.").arg(name), kit::Line::Ink::Ok);
        else
            unsay();
    }
    Q_EMIT changed();
}

void Hall::comeUp(const QString& name)
{
    const bool covers = name == own();
    m_view->setCovers(covers);
    refresh();
    m_monitors->fill(name, *m_view);
    if (!m_timer.isActive())
        m_timer.start();
    if (covers)
        m_view->activateWindow(); // so that no one types into the hidden window
    else if (m_main && m_main->isVisible())
        m_main->activateWindow(); // some desktops give the keys to the newest window
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

// Another tournament has its own message.
void Hall::look()
{
    const QString before = std::exchange(m_tournament, markOf(m_session.shown()));
    const bool isOther = before != m_tournament;
    if (isOther)
        m_choices.message = choicesIn(m_session.settings(), m_tournament).message;
    refresh();
    if (isOther)
        Q_EMIT changed();
}

void Hall::refresh()
{
    if (m_shownOn.isEmpty())
        return;
    m_view->show({m_session.isOpen() ? m_session.shown().tournament : nullptr, m_session.ticker().now(),
                  m_choices, m_tournament});
}

QString Hall::state() const
{
    if (!m_shownOn.isEmpty())
        return Window::tr("Shown on %1.").arg(m_shownOn);
    if (!m_isWanted)
        return candidates().isEmpty() ? Window::tr("Not shown. Without a second screen it covers this "
                                                   "window until you press Esc.")
                                      : Window::tr("Not shown.");
    return Window::tr("The hall screen is waiting for a second screen.");
}

// Follows the main window when it moves to another screen, and closes with it.
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

namespace {

/// Some platforms give screens no names.
QString nameOf(const QScreen& screen)
{
    return screen.name().isEmpty() ? Window::tr("screen") : screen.name();
}

} // namespace

MachineMonitors::MachineMonitors(QObject* parent) : Monitors(parent)
{
    const auto watch = [this](QScreen* screen) {
        connect(screen, &QScreen::geometryChanged, this, &Monitors::changed);
    };
    for (QScreen* screen : QGuiApplication::screens())
        watch(screen);
    connect(qGuiApp, &QGuiApplication::screenAdded, this, [this, watch](QScreen* screen) {
        watch(screen);
        Q_EMIT changed();
    });
    // Reacts at once, before the desktop moves the hall screen over the main window.
    connect(qGuiApp, &QGuiApplication::screenRemoved, this, [this](QScreen* screen) {
        m_going = screen;
        Q_EMIT changed();
        m_going = nullptr;
    });
}

QList<Monitor> MachineMonitors::all() const
{
    QList<Monitor> all;
    for (const QScreen* screen : QGuiApplication::screens())
        if (screen != m_going)
            all.append({nameOf(*screen), screen->geometry()});
    return all;
}

QString MachineMonitors::under(const QWidget& window) const
{
    const QScreen* screen = window.screen();
    return screen ? nameOf(*screen) : QString();
}

void MachineMonitors::fill(const QString& name, QWidget& window)
{
    for (QScreen* screen : QGuiApplication::screens()) {
        if (screen == m_going || nameOf(*screen) != name)
            continue;
        window.hide(); // a window in full screen wouldn't move
        window.setScreen(screen);
        window.setGeometry(screen->geometry());
        window.showFullScreen();
        return;
    }
}

} // namespace hall

#include "moc_hall.cpp"
