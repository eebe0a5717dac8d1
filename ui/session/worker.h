// The desk's side of a session. Lives in its thread; for this room only.
#pragma once

#include "desk/document/backup.h"
#include "desk/document/desk.h"

#include <QLockFile>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace session {

// Marks a file as open in a window, for other windows on this machine.

/// A claim on one file at a time, in the folder for temporary files: nothing is left beside the file, and the
/// remains of a crashed program don't count. It keeps no one out.
class Presence {
public:
    /// Claims the file, and releases the last one.
    void claim(const QString& file);
    /// Whether no other window had it first. When asked again later, it takes over from a window that has
    /// closed.
    bool isFirst();

private:
    std::optional<QLockFile> m_claim;
};

// Requests to the desk and answers from its thread: the current tournament and the result.

/// An open tournament at one time.
struct Shown {
    std::shared_ptr<const tournament::Tournament> tournament;
    desk::JournalHead head;
    QString file;
    std::optional<desk::Backup> backup;        ///< the newest; nothing if there is none
    std::vector<facts::Entry> fromElsewhere{}; ///< recorded by others since the last one shown
    bool mayUndo = false;                      ///< whether the last entry can be undone
};

/// The result of a request; the mistakes are sentences, empty if it was recorded.
struct Outcome {
    QStringList mistakes;
    desk::Failure::Kind kind = desk::Failure::Kind::Refused;
    QString warning;
    std::vector<desk::Mistake> refusals{}; ///< the mistakes as values
    bool good() const { return mistakes.isEmpty(); }
};

/// Runs in the desk's thread. It must own what it captures.
using Job = std::function<desk::Answer<desk::Recorded>(desk::Desk&)>;
/// Creates or opens a tournament, in the desk's thread.
using Opening = std::function<desk::Answer<desk::Desk>()>;

class Worker : public QObject {
    Q_OBJECT
public:
    Worker();
    Outcome open(const QString& file, const Opening& opening);
    Outcome run(const Job& job);
    /// Returns the sentence for a failure; otherwise nothing.
    QString backUp(const std::string& utc);
    /// The current state. Facts of others are included once.
    Shown shown();

Q_SIGNALS:
    /// Others have written to the file.
    void othersWrote(const session::Shown& shown);

private:
    void look();
    void noteOthers(long long before, const std::vector<facts::Entry>& mine);

    std::optional<desk::Desk> m_desk;
    QString m_file;
    Presence m_presence;
    std::vector<facts::Entry> m_fromElsewhere; ///< not passed on yet
    QTimer m_timer{this};
};

} // namespace session
