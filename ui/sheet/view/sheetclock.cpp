// The clock of a sheet: the time left, and the key that starts, pauses and resumes it.
#include "sheetview.h"

#include "desk/play/clock.h"
#include "ui/session/whypaused.h"
#include "ui/sheet/aside/sheethead.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

std::optional<tournament::Reading> SheetView::reading() const
{
    const tournament::Match* match = current();
    return match ? tournament::readingOf(m_session.tournament(), *match, m_session.ticker().now())
                 : std::nullopt;
}

void SheetView::showClock()
{
    m_head->showClock(reading());
    showTimeUp();
}

void SheetView::askClock()
{
    const auto now = reading();
    if (!now)
        return complain({Window::tr("This match has no clock that runs")}, true);
    if (now->clock.state == tournament::Clock::State::NotStarted)
        return setClock(Window::tr("clock started"), facts::ClockDeed::Start, {});
    if (now->clock.state == tournament::Clock::State::Paused)
        return setClock(Window::tr("clock resumed"), facts::ClockDeed::Resume, {});
    setClock(Window::tr("clock paused"), facts::ClockDeed::Pause, {});
    session::askWhyPaused(*m_ask, Window::tr("Why was the clock paused?"), [this](const std::string& reason) {
        setClock(Window::tr("reason for the pause"), facts::ClockDeed::Reason, reason);
    });
}

// What is typed in the row stays.
void SheetView::setClock(const QString& what, facts::ClockDeed deed, const std::optional<std::string>& reason)
{
    const desk::ClockOptions options{deed, {}, reason};
    ask(
        what,
        [by = m_session.supervisor().toStdString(), id = m_match.toStdString(), options](desk::Desk& desk) {
            return desk::clock(desk, by, id, options);
        },
        Row::Stays);
}

} // namespace sheet
