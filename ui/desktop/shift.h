// Who is on duty, and how it is handed over.
#pragma once

#include "ui/lock/lock.h"
#include "ui/shell/window.h"

namespace desktop {

class Shift : public QObject {
    Q_OBJECT
public:
    Shift(session::Session& session, lock::Guard& guard, lock::Lock& lock, shell::Window& window);
    /// Asks who is on duty now: who was before this tournament, or a name that is typed.
    void handOver();
    /// That one is, and is remembered.
    void begin(const QString& name);
    /// Another tournament is open. Who tries the demo is not asked for a name, and takes none along from it.
    void follow(bool isDemo);

private:
    /// The same once their PIN is given, where they have one.
    void take(const QString& name);

    session::Session& m_session;
    lock::Guard& m_guard;
    lock::Lock& m_lock;
    shell::Window& m_window;
    bool m_isOfDemo = false; ///< nobody gave the name that is on duty
};

} // namespace desktop
