#include "ticker.h"

#include "desk/document/environment.h"

namespace session {

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
