// What is asked of the desk and what comes back from its thread: the tournament as it is then, and what came
// of it.
#pragma once

#include "desk/document/backup.h"
#include "desk/document/desk.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace session {

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

} // namespace session
