// The backups beside a tournament, in the folder `TOURNAMENT backups`.
#pragma once

#include "store.h"

namespace store {

/// How many backups are kept: the newest eight, and of the older ones the oldest and those between which the
/// most was entered. So frequent backups don't replace those of the first hours.
inline constexpr int backupsKept = 20;
inline constexpr int newestKept = 8;

/// Makes a checked copy of the tournament, named by a number, the time (`utc`, in the format of a stamp) and
/// the head. Returns its path. If the newest copy is sound and nothing was recorded since, returns the path
/// of that one, so only one of several windows on the same file makes a copy. `in` is the folder for
/// `TOURNAMENT backups`, for example on a USB drive; empty: the tournament's own folder.
Answer<std::string> keepBackup(Store& tournament, std::string_view utc, const std::string& in = {});

/// The newest sound copy of the tournament at `path`. Nothing if there is none. The tournament itself can be
/// damaged or missing.
std::optional<std::string> newestBackup(const std::string& path);

/// A copy, as its file name describes it.
struct Backup {
    std::string taken; ///< `2026-11-21T19:42:07Z`
    long long seq = 0; ///< of the head
    std::string shown; ///< see `Head::shown`; the name has no more of the hash
    bool isOf(const Head& head) const { return seq == head.seq && shown == head.shown(); }
    friend bool operator==(const Backup&, const Backup&) = default;
};
/// The newest copy, without opening it. Nothing if there is none.
std::optional<Backup> newestBackupMade(const std::string& path);

} // namespace store
