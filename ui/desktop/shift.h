// Who is on duty, and how it is handed over.
#pragma once

#include "ui/lock/lock.h"
#include "ui/shell/window.h"

namespace desktop {

class Shift : public QObject {
    Q_OBJECT
public:
    Shift(session::Session& session, lock::Guard& guard, lock::Lock& lock, shell::Window& window);
    /// Asks who is on duty now: a supervisor of this tournament, or a typed name.
    void handOver();
    /// Sets the supervisor on duty and stores the name.
    void begin(const QString& name);
    /// Call this when another tournament was opened. The demo has a made-up supervisor, who isn't kept for
    /// the next tournament.
    void follow(bool isDemo);

private:
    /// Calls begin, after asking for the PIN if that supervisor has one.
    void take(const QString& name);

    session::Session& m_session;
    lock::Guard& m_guard;
    lock::Lock& m_lock;
    shell::Window& m_window;
    bool m_isOfDemo = false; ///< the supervisor on duty is the demo's made-up one
};

} // namespace desktop
