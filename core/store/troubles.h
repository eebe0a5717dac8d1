// Troubles with a file that several modules tell. For this room alone.
#pragma once

#include "trouble.h"

#include <QString>

namespace store {

/// What is left to do with a damaged file.
inline constexpr const char* whatToDo =
    "Keep the file; restore its newest backup, or what can still be read of it, under another name.";

/// The file's name in quotation marks, for a sentence.
std::string named(const QString& path);
/// The trouble where the file is no longer where it was opened.
Trouble movedFile(const QString& path);
/// The trouble where the disk gives an error on reading.
Trouble unreadable(const QString& path);
Trouble newerFile(const QString& path);
Trouble foreignFile(const QString& path);

} // namespace store
