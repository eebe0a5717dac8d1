// The copies that are kept beside a night, in the folder `NIGHT backups`.
#pragma once

#include "store.h"

namespace store {

inline constexpr int backupsKept = 20;

/// A checked copy of the night as it is, named by a number, the time (`utc`, as in a stamp) and the head; the
/// newest twenty stay. Answers its path, or that of the newest copy where that is sound and nothing was
/// written since. `in` is the folder in which `NIGHT backups` is made, on another disk or stick; where empty,
/// the night's own.
Answer<std::string> keepBackup(Store& night, std::string_view utc, const std::string& in = {});

/// The newest copy of the night at `path` that is sound; nothing where there is none. The night itself may be
/// damaged or gone.
std::optional<std::string> newestBackup(const std::string& path, const std::string& in = {});
/// When the newest copy was taken (`2026-11-21T19:42:07Z`), by its name; nothing where there is none. Does
/// not look into it.
std::optional<std::string> newestBackupTaken(const std::string& path, const std::string& in = {});

} // namespace store
