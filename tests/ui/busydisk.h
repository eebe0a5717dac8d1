// A disk that is busy until the test releases it.
#pragma once

#include "ui/session/session.h"

#include <QSemaphore>

#include <memory>

namespace stage {

class BusyDisk {
public:
    explicit BusyDisk(session::Session& session)
    {
        session.ask(QStringLiteral("nothing"), [free = m_free](desk::Desk&) -> desk::Answer<desk::Recorded> {
            free->acquire();
            return desk::Recorded();
        });
    }
    /// Releases the disk, so that its session can end even if the test fails.
    ~BusyDisk() { freeDisk(); }
    BusyDisk(const BusyDisk&) = delete;
    BusyDisk& operator=(const BusyDisk&) = delete;
    void freeDisk() { m_free->release(); }

private:
    std::shared_ptr<QSemaphore> m_free = std::make_shared<QSemaphore>();
};

} // namespace stage
