// The backups beside a tournament, in the folder `TOURNAMENT backups`.
#pragma once

#include "store.h"

namespace store {

/// The number of backups kept: the newest eight, and of the older ones the oldest and those between which the
/// most was entered. So frequent backups don't push out those of the first hours.
inline constexpr int backupsKept = 20;
inline constexpr int newestKept = 8;

/// A checked copy of the tournament as it is, named by a number, the time (`utc`, as in a stamp) and the
/// head. Returns its path, or that of the newest copy if that is sound and nothing was recorded since: of
/// several windows on one file, one makes it. `in` is the folder for `TOURNAMENT backups`, for example on a
/// USB drive; empty: the tournament's own.
Answer<std::string> keepBackup(Store& tournament, std::string_view utc, const std::string& in = {});

/// The newest sound copy of the tournament at `path`; nothing if there is none. The tournament itself can be
/// damaged or gone.
std::optional<std::string> newestBackup(const std::string& path);

/// A copy, as read from its file name.
struct Backup {
    std::string taken; ///< `2026-11-21T19:42:07Z`
    long long seq = 0; ///< of its head
    std::string shown; ///< `Head::shown`: the name has no more of the hash
    bool isOf(const Head& head) const { return seq == head.seq && shown == head.shown(); }
    friend bool operator==(const Backup&, const Backup&) = default;
};
/// The newest copy; nothing if there is none. Doesn't open it.
std::optional<Backup> newestBackupMade(const std::string& path);

} // namespace store
