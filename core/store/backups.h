// The copies that are kept beside a tournament, in the folder `TOURNAMENT backups`.
#pragma once

#include "store.h"

namespace store {

/// So many are kept: the newest eight, and of the older ones the oldest and those between which most was
/// entered. So five minutes after five minutes do not push out the first hours.
inline constexpr int backupsKept = 20;
inline constexpr int newestKept = 8;

/// A checked copy of the tournament as it is, named by a number, the time (`utc`, as in a stamp) and the
/// head. Answers its path, or that of the newest copy where that is sound and nothing was written since: of
/// several windows on one file one makes it. `in` is the folder in which `TOURNAMENT backups` is made, on
/// another disk or stick; where empty, the tournament's own.
Answer<std::string> keepBackup(Store& tournament, std::string_view utc, const std::string& in = {});

/// The newest copy of the tournament at `path` that is sound; nothing where there is none. The tournament
/// itself may be damaged or gone.
std::optional<std::string> newestBackup(const std::string& path, const std::string& in = {});

/// A copy, by its name alone.
struct Backup {
    std::string taken; ///< `2026-11-21T19:42:07Z`
    long long seq = 0;
    std::string head; ///< the first 12 characters
    friend bool operator==(const Backup&, const Backup&) = default;
};
/// The newest copy; nothing where there is none. Does not look into it.
std::optional<Backup> newestBackupMade(const std::string& path, const std::string& in = {});

} // namespace store
