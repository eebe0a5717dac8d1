#include "screen.h"

#include "wording/tr.h"

namespace session {

void Screen::printsByKey()
{
    onKey(QKeySequence::Print, wording::Window::tr("print"), [this] { Q_EMIT printWanted(); });
}

std::string Screen::today() const
{
    const tournament::Timestamp now = m_session.ticker().now();
    return tournament::dayOf(now.utc, now.aheadMin);
}

} // namespace session
