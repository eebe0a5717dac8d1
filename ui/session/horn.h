// The sound of the clocks: once when one is almost up, and once when it is up.
#pragma once

#include "session.h"

namespace session {

/// Whether it sounds at all; off until somebody wants it. Remembered.
bool soundIsOn(const Settings& settings);
void setSound(Settings& settings, bool on);

/// Looks at every clock of the room each second. A match sounds once for each of the two, also where its
/// clock is paused in between; given time again, it may sound again. What was so when it was first seen, as
/// after a restart, does not sound.
class Horn : public QObject {
    Q_OBJECT
public:
    explicit Horn(Session& session, QObject* parent = nullptr);
    /// What makes the sound.
    std::function<void()> ring;

private:
    enum Stage { Calm, AlmostUp, Up };
    static Stage stageOf(const tournament::Reading& reading);
    void listen();

    Session& m_session;
    QString m_file;              ///< the tournament that they are of
    QHash<QString, Stage> m_had; ///< how far each game of a match has sounded
};

} // namespace session
