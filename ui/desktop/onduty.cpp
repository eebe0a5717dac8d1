// Who is on duty: the hand-over, and what their PINs allow.
#include "desktop.h"
#include "jumps.h"

#include "desk/checks/lookup.h"
#include "ui/kit/sentence.h"
#include "ui/lock/supervisorsscreen.h"
#include "ui/shell/finder.h"
#include "ui/shell/header.h"
#include "wording/record/refusal.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace desktop {

void Desktop::handOver()
{
    const auto take = [this](const QString& name) { takeDuty(name); };
    QList<shell::Choice> choices;
    if (m_session.isOpen())
        for (const QString& name : supervisorsOf(m_session.tournament()))
            if (name != m_session.supervisor())
                choices << shell::Choice{name, Window::tr("takes over"), [take, name] { take(name); }};
    m_window->finder().open(Window::tr("Who is on duty now?"), choices + pinChoices(), take);
}

void Desktop::beOnDuty(const QString& name)
{
    m_session.setSupervisor(name);
    m_session.settings().set(u"supervisor"_s, name);
}

void Desktop::takeDuty(const QString& name)
{
    const auto good = desk::supervisorName(name.toStdString());
    if (!good)
        return m_window->footer().say(kit::sentences(wording::onScreen(good.error().mistakes)).constFirst(),
                                      kit::Line::Ink::Bad);
    const QString stored = kit::text(*good);
    const auto take = [this](const QString& taking) { beOnDuty(taking); };
    const auto known = m_guard.names();
    if (known && !known->contains(stored))
        return take(stored);
    m_lock->need(Window::tr("%1 takes over").arg(stored), take, {}, stored);
}

session::PinGate Desktop::allowance()
{
    return [this](const QString& what, const session::OnGranted& then, const session::OnCancelled& dropped) {
        m_lock->need(what, then, dropped);
    };
}

void Desktop::showSupervisors()
{
    m_window->show(m_supervisors);
}

QList<shell::Choice> Desktop::pinChoices()
{
    return {{Window::tr("Supervisors and PINs"), Window::tr("set, change, rename, when it locks"),
             [this] { showSupervisors(); }},
            {Window::tr("Lock now"), u"Ctrl L"_s, [this] { m_lock->lock(); }}};
}

} // namespace desktop
