// The file on the disk, without SQLite. Only for this room.
#pragma once

#include "trouble.h"

#include <QString>

namespace store {

/// `CtSd`: marks an SQLite file as one of this program.
inline constexpr int applicationId = 0x43745364;

/// Checks by its first bytes, without opening it as a database, whether the file can be one of ours.
/// Refuses a missing or empty file, a file of another program, and a version above `newest`.
Answer<void> inspect(const QString& path, int newest);
/// A trouble if the file or its folder can't be written to.
Answer<void> writable(const QString& path);
/// Whether there is something at `path`. A trouble if the disk doesn't say.
Answer<bool> fileExists(const QString& path);
/// Reads the file to its end, so that a read error isn't mistaken for damage. Closing the file drops this
/// program's locks on it, so never call this in a transaction.
Answer<void> readThrough(const QString& path);

} // namespace store
