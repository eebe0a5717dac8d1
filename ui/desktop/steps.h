// Undo and redo, wherever one is.
#pragma once

#include "ui/lock/lock.h"
#include "ui/session/session.h"
#include "ui/shell/header.h"

#include <memory>
#include <optional>
#include <string>

namespace desktop {

/// What changes a finished match needs a supervisor's PIN; what came of it stands in the footer.
class Steps : public QObject {
    Q_OBJECT
public:
    /// `scanned` is the op of the newest fact that a scan recorded, which the desk's thread writes and reads.
    Steps(session::Session& session, lock::Lock& lock, shell::Footer& footer,
          const std::shared_ptr<std::string>& scanned)
        : m_session(session), m_lock(lock), m_footer(footer), m_scanned(scanned)
    {
    }
    using Match = std::optional<std::string>;
    /// Undoes (`back`) or does again what was done last to that match; to any where there is none.
    /// `allowedBy` gave their PIN for what is finished.
    void take(bool back, const Match& match, const std::optional<std::string>& allowedBy = {});

private:
    session::Session& m_session;
    lock::Lock& m_lock;
    shell::Footer& m_footer;
    std::shared_ptr<std::string> m_scanned;
};

} // namespace desktop
