// The one timer of a window by which clocks are read: once a second, and what time it is then.
#pragma once

#include "tournament/queries/clock.h"

#include <QTimer>

#include <functional>

namespace session {

class Ticker : public QObject {
    Q_OBJECT
public:
    using Now = std::function<tournament::Timestamp()>;

    explicit Ticker(QObject* parent = nullptr);
    tournament::Timestamp now() const { return m_now(); }
    /// Another source of the time than this machine, and a tick at once.
    void setNow(Now now);

Q_SIGNALS:
    void ticked();

private:
    Now m_now;
    QTimer m_timer;
};

} // namespace session
