// Undo and redo.
#pragma once

#include "scans.h"

#include "ui/lock/lock.h"

#include <optional>
#include <string>

namespace desktop {

class Steps : public QObject {
    Q_OBJECT
public:
    /// A match's id; nothing: the record of the tournament itself.
    using Match = std::optional<std::string>;

    Steps(session::Session& session, lock::Lock& lock, const Scans& scans, shell::Window& window);
    /// Undoes or redoes the last action on the match. If that changes a finished match, it asks for a
    /// supervisor's PIN first.
    void take(bool back, const Match& match) { take(back, match, {}); }

private:
    void take(bool back, const Match& match, const std::optional<std::string>& allowedBy);

    session::Session& m_session;
    lock::Lock& m_lock;
    const Scans& m_scans;
    shell::Window& m_window;
};

} // namespace desktop
