// The use cases `backup` and `restore`: backups of a tournament's file, checked, and never over anything.
#pragma once

#include "desk.h"

#include "desk/checks/answer.h"

#include <optional>
#include <string>

namespace desk {

/// What came of a backup or a restore.
struct Copied {
    std::string path;
    JournalHead head;
    std::string lost; ///< of a salvage: why the record goes no further; empty where nothing is lost
    int nameless = 0; ///< of a salvage: players whose names could not be read
};

/// A checked backup of the tournament at `copy`, where nothing may be. Refuses a damaged file.
Answer<Copied> backup(const std::string& file, const std::string& copy);

/// What is to be done with a damaged file.
enum class IfDamaged { Refuse, Salvage };
/// The backup `copy` again at `target`, checked, where nothing may be. A damaged file is refused with what
/// else there is: the newest sound backup beside it, and how much a salvage would save, if anything. With
/// Salvage the facts up to the first that is not as it was written go into the new file. The damaged file
/// stays as it is.
Answer<Copied> restore(const std::string& copy, const std::string& target, IfDamaged ifDamaged);

/// The newest of the backups that are kept beside the tournament, by its name.
struct Backup {
    std::string taken; ///< `2026-11-21T19:42:07Z`
    JournalHead head;  ///< of its hash what is shown
};
std::optional<Backup> newestBackupMade(const std::string& file);
/// Whether the tournament has more on record than its newest backup.
bool isBehind(const std::optional<Backup>& newest, const JournalHead& head);
/// Whether a backup is to be made now (`utc`, as in a stamp): there is none of what is on record, and the
/// last one was made five minutes ago. The first is made at once, and one at once where the clock was put
/// back.
bool isBackupDue(const std::optional<Backup>& newest, const JournalHead& head, const std::string& utc);
/// `tournament.courtside: 211 facts, head 9f31c0d2ab47`, and what was lost.
std::string copiedText(const Copied& copied);
/// `{"ok":true,"path":"…","journal":{"seq":211,"head":"…"}}`, after a salvage with `lost` and `nameless`.
std::string copiedJson(const Copied& copied);

} // namespace desk
