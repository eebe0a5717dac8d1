// The desk's side of a session. Lives in its thread; for this room alone.
#pragma once

#include "session.h"

#include <QTimer>

#include <optional>

namespace session {

class Worker : public QObject {
    Q_OBJECT
public:
    Worker();
    Outcome open(const QString& file, const Opening& opening);
    Outcome run(const Job& job);
    Shown shown() const;

Q_SIGNALS:
    /// Others have written on the file.
    void othersWrote(const session::Shown& shown);

private:
    void look();

    std::optional<desk::Desk> m_desk;
    QString m_file;
    QTimer m_timer{this};
};

} // namespace session
