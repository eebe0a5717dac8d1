// The desk's side of a session. Lives in its thread; for this room alone.
#pragma once

#include "presence.h"
#include "shown.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace session {

class Worker : public QObject {
    Q_OBJECT
public:
    Worker();
    Outcome open(const QString& file, const Opening& opening);
    Outcome run(const Job& job);
    /// Answers what is to be said where it could not be; else nothing.
    QString backUp(const std::string& utc);
    /// As it is now. What others recorded is told once.
    Shown shown();

Q_SIGNALS:
    /// Others have written on the file.
    void othersWrote(const session::Shown& shown);

private:
    void look();
    void noteOthers(long long before, const std::vector<facts::Entry>& mine);

    std::optional<desk::Desk> m_desk;
    QString m_file;
    Presence m_presence;
    std::vector<facts::Entry> m_fromElsewhere; ///< that was not told yet
    QTimer m_timer{this};
};

} // namespace session
