// The use cases `backup` and `restore`: backups of a tournament's file. They are checked and never overwrite
// anything.
#pragma once

#include "desk.h"

#include "desk/checks/answer.h"
#include "store/backups.h"

#include <optional>
#include <string>

namespace desk {

/// The result of a backup or a restore.
struct Copied {
    std::string path;
    JournalHead head;
    std::string lost; ///< after a salvage: why the record ends there; empty: nothing was lost
    int nameless = 0; ///< after a salvage: how many players' names couldn't be read
};

/// Makes a checked backup of the tournament at `copy`, which must not exist. Refuses a damaged file.
Answer<Copied> backup(const std::string& file, const std::string& copy);

/// What to do with a damaged file.
enum class IfDamaged { Refuse, Salvage };
/// Restores the backup `copy` as `target`, which must not exist, and checks it. Refuses a damaged file and
/// says what else is possible: the newest sound backup beside it, and how much a salvage would save. With
/// Salvage, the new file gets the facts up to the first one that was changed. The damaged file stays as it
/// is.
Answer<Copied> restore(const std::string& copy, const std::string& target, IfDamaged ifDamaged);

using store::Backup;
using store::newestBackupMade;
/// Whether the tournament has more on record than its newest backup.
bool isBehind(const std::optional<Backup>& newest, const JournalHead& head);
/// Whether a backup is due now (`utc`, in the format of a stamp): the newest backup isn't up to date and is
/// five minutes old. A backup is due at once if there is none, or if the clock was set back.
bool isBackupDue(const std::optional<Backup>& newest, const JournalHead& head, const std::string& utc);
/// Backs up the open tournament to `folder`, which must exist, unless the newest backup there is up to date.
/// Keeps as many backups there as beside the tournament. `utc` is in the format of a stamp.
struct SecondBackup {
    bool isFolderThere = true;
    std::string trouble; ///< why no backup could be made; empty: there was no problem
};
SecondBackup keepSecondBackup(Desk& desk, const std::string& folder, const std::string& utc);
/// `tournament.courtside: 211 facts, head 9f31c0d2ab47`, and what was lost.
std::string copiedText(const Copied& copied);
/// `{"ok":true,"path":"…","journal":{"seq":211,"head":"…"}}`. After a salvage also `lost` and `nameless`.
std::string copiedJson(const Copied& copied);

} // namespace desk
