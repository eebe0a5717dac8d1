// The file as the disk knows it, before and beside SQLite. For this room alone.
#pragma once

#include "trouble.h"

#include <QString>

namespace store {

/// Whether there is a file that may be one of ours, told from its first bytes without opening it as a
/// database; a trouble where there is none, it is empty, another program's, or of a version above `newest`.
Answer<void> inspect(const QString& path, int newest);
/// Whether the file and its folder may be written to.
bool isWritable(const QString& path);
Trouble newerFile(const QString& path);
Trouble foreignFile(const QString& path);

} // namespace store
