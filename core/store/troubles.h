// Troubles with a file that several modules tell. For this room alone.
#pragma once

#include "trouble.h"

#include <QString>

namespace store {

using message::Message;

/// What sentences call the file: `tournament.courtside`.
std::string nameOf(const QString& path);
/// The trouble where the file is no longer where it was opened.
Trouble movedFile(const QString& path);
/// The trouble where the disk gives an error on reading.
Trouble unreadable(const QString& path);
Trouble newerFile(const QString& path);
Trouble foreignFile(const QString& path);

} // namespace store
