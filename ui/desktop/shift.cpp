#include "shift.h"

#include "jumps.h"

#include "desk/checks/lookup.h"
#include "ui/kit/text.h"
#include "ui/session/deed.h"
#include "ui/shell/header.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using session::Key;
using wording::Window;

namespace desktop {

Shift::Shift(session::Session& session, lock::Guard& guard, lock::Lock& lock, shell::Window& window)
    : m_session(session), m_guard(guard), m_lock(lock), m_window(window)
{
}

void Shift::handOver()
{
    QList<shell::Choice> choices;
    if (m_session.isOpen())
        for (const QString& name : supervisorsOf(m_session.tournament()))
            if (name != m_session.supervisor())
                choices << shell::Choice{name, Window::tr("hand over"), [this, name] { take(name); }};
    choices << shell::Choice{.title = session::title(Key::Supervisors),
                             .detail = Window::tr("set or change a PIN, rename"),
                             .choose = [this] { m_window.act(Key::Supervisors); },
                             .isFirst = false}
            << shell::Choice{.title = session::title(Key::Lock),
                             .detail = session::shown(Key::Lock),
                             .choose = [this] { m_lock.lock(); },
                             .isFirst = false};
    m_window.finder().open(Window::tr("Type who is on duty now, then press Enter"), choices,
                           [this](const QString& name) { take(name); });
}

void Shift::begin(const QString& name)
{
    m_isOfDemo = false;
    m_session.setSupervisor(name);
    m_session.settings().set(u"supervisor"_s, name);
}

void Shift::follow(bool isDemo)
{
    if (m_isOfDemo && !isDemo)
        m_session.setSupervisor({});
    m_isOfDemo = isDemo && (m_isOfDemo || m_session.supervisor().isEmpty());
    if (m_isOfDemo)
        m_session.setSupervisor(u"J. Park"_s);
}

void Shift::take(const QString& name)
{
    const auto good = desk::supervisorName(name.toStdString());
    if (!good)
        return m_window.footer().say(session::whyNot(good.error()), kit::Line::Ink::Bad);
    const QString stored = kit::text(*good);
    const auto known = m_guard.names();
    if (known && !known->contains(stored))
        return begin(stored);
    m_lock.need(
        Window::tr("To hand over to %1, enter the PIN.").arg(stored),
        [this](const QString& taking) { begin(taking); }, {}, stored);
}

} // namespace desktop

#include "moc_shift.cpp"
