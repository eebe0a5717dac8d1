// The sound of the clocks: once when one is almost up, and once when it is up.
#pragma once

#include "session.h"

namespace session {

/// Whether it sounds at all; off by default. Stored.
bool soundIsOn(const Settings& settings);
void setSound(Settings& settings, bool on);

/// Checks every clock of the room each second. A match sounds once when its time is almost up and once when
/// it is up, even if its clock is paused in between. If time is added, it can sound again. Clocks that are
/// already there when first seen, for example after a restart, don't sound.
class Horn : public QObject {
    Q_OBJECT
public:
    explicit Horn(Session& session, QObject* parent = nullptr);
    /// Makes the sound.
    std::function<void()> ring;

private:
    enum Stage { Calm, AlmostUp, Up };
    static Stage stageOf(const tournament::Reading& reading);
    void listen();

    Session& m_session;
    QString m_file;              ///< its tournament
    QHash<QString, Stage> m_had; ///< which sounds each game of a match has had
};

} // namespace session
