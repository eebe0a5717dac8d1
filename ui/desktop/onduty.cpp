// Who is on duty: the hand-over, and what their PINs allow.
#include "desktop.h"
#include "jumps.h"

#include "desk/checks/lookup.h"
#include "desk/wording/names.h"
#include "ui/lock/supervisorsscreen.h"
#include "ui/look/sentence.h"
#include "ui/shell/finder.h"
#include "ui/shell/header.h"

using namespace Qt::StringLiterals;

namespace desktop {

void Desktop::handOver()
{
    const auto take = [this](const QString& name) { takeDuty(name); };
    QList<shell::Choice> choices;
    if (m_session.isOpen())
        for (const QString& name : supervisorsOf(m_session.tournament()))
            if (name != m_session.supervisor())
                choices << shell::Choice{name, u"takes over"_s, [take, name] { take(name); }};
    m_window->finder().open(u"Who is on duty now?"_s, choices + pinChoices(), take);
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
        return m_window->footer().say(look::sentences(desk::onScreen(good.error().mistakes)).constFirst(),
                                      look::Line::Ink::Bad);
    const QString stored = look::text(*good);
    const auto take = [this](const QString& taking) { beOnDuty(taking); };
    const auto known = m_guard.names();
    if (known && !known->contains(stored))
        return take(stored);
    m_lock->need(u"%1 takes over"_s.arg(stored), take, {}, stored);
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
    return {
        {u"Supervisors and PINs"_s, u"set, change, rename, when it locks"_s, [this] { showSupervisors(); }},
        {u"Lock now"_s, u"Ctrl L"_s, [this] { m_lock->lock(); }}};
}

} // namespace desktop
