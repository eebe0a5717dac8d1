#include "lock.h"

#include "ui/kit/text.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <QApplication>
#include <QMenuBar>

using namespace Qt::StringLiterals;
using wording::Window;

namespace lock {

namespace {

bool isWithin(const QWidget* widget, const QWidget* around)
{
    while (widget && widget != around)
        widget = widget->parentWidget();
    return widget;
}

} // namespace

Lock::Lock(kit::Theme& theme, session::Session& session, Guard& guard, QMainWindow& window)
    : QObject(&window), m_session(session), m_guard(guard), m_window(window),
      m_page(new PinPage(theme, &window))
{
    connect(&m_second, &QTimer::timeout, this, &Lock::lockIfIdle);
    connect(m_page, &PinPage::dropped, this, &Lock::cancelRequest);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* focus) { keepFocus(focus); });
    m_page->setProperty(session::takesCards, true); // it also says that a card isn't a PIN
    qApp->installEventFilter(this);
    setIdleMinutes(m_session.settings().value(u"lockAfter"_s, 0).toInt());
}

std::optional<QStringList> Lock::names()
{
    auto names = m_guard.names();
    if (names)
        return *names;
    Q_EMIT said(kit::sentence(kit::text(wording::text(names.error()))), kit::Line::Ink::Bad);
    return std::nullopt;
}

QStringList Lock::onDutyFirst(QStringList names) const
{
    if (names.removeOne(m_session.supervisor()))
        names.prepend(m_session.supervisor());
    return names;
}

void Lock::lock()
{
    if (isLocked())
        return;
    const auto known = names();
    if (!known)
        return;
    m_session.settings().set(u"locked"_s, !known->isEmpty());
    if (known->isEmpty())
        return Q_EMIT pinWanted();
    const QString name = m_session.isOpen() && m_session.tournament().setting->tournament
                             ? QString::fromStdString(m_session.tournament().setting->tournament->name)
                             : u"Courtside"_s;
    askClaim(Window::tr("%1 is locked").arg(name), onDutyFirst(*known), true,
             [this](const duty::Claim& claim) {
                 m_session.settings().set(u"locked"_s, false);
                 m_window.centralWidget()->show();
                 drop();
                 Q_EMIT opened(QString::fromStdString(claim.name));
             });
    m_window.centralWidget()->hide(); // hidden widgets take no keys and keep what was typed
}

void Lock::lockAgain()
{
    if (m_session.settings().value(u"locked"_s, false).toBool())
        lock();
}

void Lock::question(const PinQuestion& asked, const PinPage::Given& given)
{
    if (m_page->isHidden())
        m_before = m_window.focusWidget();
    for (auto* shortcut : m_window.findChildren<QShortcut*>())
        if (shortcut->isEnabled()) {
            shortcut->setEnabled(false);
            m_silenced << shortcut;
        }
    m_window.menuBar()->setEnabled(false);
    m_page->ask(asked, given);
}

void Lock::keepFocus(QWidget* focus)
{
    if (!focus || m_page->isHidden() || focus->window() != &m_window || isWithin(focus, m_page))
        return;
    m_before = focus;
    m_page->takeFocus();
}

void Lock::drop()
{
    m_page->close();
    for (const QPointer<QShortcut>& shortcut : std::exchange(m_silenced, {}))
        if (shortcut)
            shortcut->setEnabled(true);
    m_window.menuBar()->setEnabled(true);
    Q_EMIT closed(std::exchange(m_before, {}));
}

void Lock::end(int serial, const QString& mistake, const QString& good)
{
    if (serial == m_serial)
        drop();
    Q_EMIT said(mistake.isEmpty() ? good : mistake,
                mistake.isEmpty() ? kit::Line::Ink::Ok : kit::Line::Ink::Bad);
}

void Lock::cancelRequest()
{
    ++m_serial;
    const session::OnCancelled dropped = std::exchange(m_dropped, {});
    drop();
    if (dropped)
        dropped();
}

void Lock::askClaim(const QString& title, const QStringList& names, bool covers, const Claimed& then)
{
    if (const session::OnCancelled dropped = std::exchange(m_dropped, {}))
        dropped(); // another question replaces it
    const int serial = ++m_serial;
    const QString advice = covers ? Window::tr("Everything is saved.") : QString();
    question({title, advice, names, covers}, [this, then, serial](const duty::Claim& claim) {
        m_guard.check(claim, [this, claim, then, serial](const QString& mistake, int wait) {
            if (serial != m_serial)
                return; // canceled during the check
            if (wait > 0)
                m_page->waitFor(wait);
            else if (mistake.isEmpty())
                then(claim);
            else
                m_page->complain(mistake);
        });
    });
}

void Lock::need(const QString& what, const session::OnGranted& then, const session::OnCancelled& dropped,
                const QString& name)
{
    const auto known = isLocked() ? std::nullopt : names();
    if (!known) {
        if (dropped)
            dropped();
        return;
    }
    if (known->isEmpty())
        return then(m_session.supervisor());
    const QStringList who = name.isEmpty() ? onDutyFirst(*known) : QStringList{name};
    askClaim(what, who, false, [this, then](const duty::Claim& claim) {
        m_dropped = {};
        drop();
        then(QString::fromStdString(claim.name));
    });
    m_dropped = dropped;
}

void Lock::askSupervisor(const QString& title, const Claimed& then)
{
    if (const auto known = names())
        askClaim(title, onDutyFirst(*known), false, then);
}

void Lock::setPin(const QString& name)
{
    const auto known = names();
    if (known && known->isEmpty())
        askNewPin(name, {});
    else if (known)
        askSupervisor(Window::tr("To set a new PIN for %1, enter a supervisor’s PIN").arg(name),
                      [this, name](const duty::Claim& by) { askNewPin(name, by); });
}

void Lock::askNewPin(const QString& name, const std::optional<duty::Claim>& by)
{
    const QString title = Window::tr("Set a PIN for %1").arg(name);
    question({title, Window::tr("4 to 12 digits. Stored securely on this computer only."), {}, false},
             [this, name, by, title](const duty::Claim& first) {
                 question({title, Window::tr("Repeat the PIN."), {}, false},
                          [this, name, by, first](const duty::Claim& again) {
                              if (again.pin != first.pin)
                                  return m_page->complain(Window::tr("The PINs don’t match. Try again."));
                              keepPin({name.toStdString(), again.pin}, by);
                          });
             });
}

void Lock::keepPin(const duty::Claim& claim, const std::optional<duty::Claim>& by)
{
    const QString name = QString::fromStdString(claim.name);
    m_guard.setPin(claim, by, [this, name, serial = m_serial](const QString& mistake) {
        if (!mistake.isEmpty() && serial == m_serial)
            return m_page->complain(mistake);
        end(serial, mistake,
            Window::tr("%1 has a PIN now. Press %2 to lock.").arg(name, session::named(session::Key::Lock)));
    });
}

void Lock::removePin(const QString& name)
{
    askSupervisor(Window::tr("To remove the PIN of %1, enter a supervisor’s PIN").arg(name),
                  [this, name](const duty::Claim& by) {
                      m_guard.remove(name, by, [this, name, serial = m_serial](const QString& mistake) {
                          end(serial, mistake, Window::tr("%1 has no PIN now.").arg(name));
                      });
                  });
}

void Lock::rename(const QString& from, const QString& to)
{
    askSupervisor(Window::tr("To rename %1, enter a supervisor’s PIN").arg(from), [this, from, to](
                                                                                      const duty::Claim& by) {
        m_guard.rename(from, to, by, [this, from, to, serial = m_serial](const QString& mistake) {
            if (mistake.isEmpty())
                Q_EMIT renamed(from, to);
            end(serial, mistake, Window::tr("%1 is now called %2.").arg(from, to));
        });
    });
}

void Lock::setIdleMinutes(int minutes)
{
    m_minutes = minutes;
    m_session.settings().set(u"lockAfter"_s, minutes);
    m_touched = now();
    if (minutes > 0)
        m_second.start(1000);
    else
        m_second.stop();
}

void Lock::lockIfIdle()
{
    m_touched = qMin(m_touched, now()); // the clock may have been set back
    if (m_minutes == 0 || isLocked() || now() - m_touched < m_minutes * 60'000LL)
        return;
    m_touched = now();
    const auto known = m_guard.names(); // nothing to do without a PIN
    if (known && !known->isEmpty())
        lock();
}

bool Lock::eventFilter(QObject* watched, QEvent* event)
{
    for (const QEvent::Type touch :
         {QEvent::KeyPress, QEvent::MouseButtonPress, QEvent::MouseMove, QEvent::Wheel, QEvent::TouchBegin})
        if (event->type() == touch)
            m_touched = now();
    return QObject::eventFilter(watched, event);
}

} // namespace lock

#include "moc_lock.cpp"
