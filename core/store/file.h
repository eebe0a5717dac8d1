// The file as the disk knows it, before and beside SQLite. For this room alone.
#pragma once

#include "trouble.h"

#include <QString>

namespace store {

/// `CtSd`: marks a SQLite file as one of this program's.
inline constexpr int applicationId = 0x43745364;

/// Whether there is a file that may be one of ours, by its first bytes, without opening it as a database; a
/// trouble if there is none, it is empty, another program's, or of a version above `newest`.
Answer<void> inspect(const QString& path, int newest);
/// A trouble where the file or its folder may not be written to.
Answer<void> writable(const QString& path);
/// Whether there is something at `path`; that the disk does not say is a trouble.
Answer<bool> isThere(const QString& path);
/// Reads the file to its end, so that a place which cannot be read is not taken for damage. To close it lets
/// go of the locks that this program has on it: never within a transaction.
Answer<void> readThrough(const QString& path);

} // namespace store
