// A disk that is busy until the test lets it go on.
#pragma once

#include "ui/session/session.h"

#include <QSemaphore>

namespace stage {

class BusyDisk {
public:
    explicit BusyDisk(session::Session& session)
    {
        session.ask(QStringLiteral("nothing"), [this](desk::Desk&) -> desk::Answer<desk::Recorded> {
            m_free.acquire();
            return desk::Recorded();
        });
    }
    void letGo() { m_free.release(); }

private:
    QSemaphore m_free;
};

} // namespace stage
