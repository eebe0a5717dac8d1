// The desk's side of a session. Lives in its thread; for this room alone.
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

// That a window has a file open, for other windows of this machine to know.

/// A claim on one file at a time, in the folder for temporary files: nothing lies beside the file, and what a
/// program that ended in a crash has left there counts for nothing. It keeps nobody out.
class Presence {
public:
    /// Claims the file, and gives up the one before.
    void claim(const QString& file);
    /// Whether no other window had it first. Asked again later, it takes over from one that has closed.
    bool isFirst();

private:
    std::optional<QLockFile> m_claim;
};

// What is asked of the desk and what comes back from its thread: the tournament as it is then, and what came
// of it.

/// An open tournament at one moment.
struct Shown {
    std::shared_ptr<const tournament::Tournament> tournament;
    desk::JournalHead head;
    QString file;
    std::optional<desk::Backup> backup;        ///< the newest; nothing where there is none
    std::vector<facts::Entry> fromElsewhere{}; ///< what others recorded since it was shown before
};

/// What came of something asked for; the mistakes are sentences, empty where it was recorded.
struct Outcome {
    QStringList mistakes;
    desk::Failure::Kind kind = desk::Failure::Kind::Refused;
    QString warning;
    std::vector<desk::Mistake::Code> codes{}; ///< of the mistakes
    bool good() const { return mistakes.isEmpty(); }
};

/// Done by the desk's thread. What it captures it must own.
using Job = std::function<desk::Answer<desk::Recorded>(desk::Desk&)>;
/// Makes or opens a tournament, in the desk's thread.
using Opening = std::function<desk::Answer<desk::Desk>()>;

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
