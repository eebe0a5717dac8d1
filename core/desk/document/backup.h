// The use cases `backup` and `restore`: backups of a tournament's file, checked, never overwriting anything.
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
    std::string lost; ///< of a salvage: why the record ends there; empty if nothing is lost
    int nameless = 0; ///< of a salvage: players whose names could not be read
};

/// A checked backup of the tournament at `copy`, which must not exist. Refuses a damaged file.
Answer<Copied> backup(const std::string& file, const std::string& copy);

/// What to do with a damaged file.
enum class IfDamaged { Refuse, Salvage };
/// Restores the backup `copy` as `target`, which must not exist, and checks it. A damaged file is refused,
/// with the alternatives: the newest sound backup beside it, and how much a salvage would save, if anything.
/// With Salvage, the facts up to the first that was changed go into the new file. The damaged file doesn't
/// change.
Answer<Copied> restore(const std::string& copy, const std::string& target, IfDamaged ifDamaged);

using store::Backup;
using store::newestBackupMade;
/// Whether the tournament has more on record than its newest backup.
bool isBehind(const std::optional<Backup>& newest, const JournalHead& head);
/// Whether a backup is due now (`utc`, as in a stamp): the record has no backup as of now, and the last one
/// is five minutes old. The first is made at once, and so is one after the clock was set back.
bool isBackupDue(const std::optional<Backup>& newest, const JournalHead& head, const std::string& utc);
/// Backs up the open tournament in `folder`, which must exist, unless the newest backup there is up to date.
/// Keeps as many as beside the tournament. `utc` as in a stamp.
struct SecondBackup {
    bool isFolderThere = true;
    std::string trouble; ///< why no backup could be made; otherwise empty
};
SecondBackup keepSecondBackup(Desk& desk, const std::string& folder, const std::string& utc);
/// `tournament.courtside: 211 facts, head 9f31c0d2ab47`, and what was lost.
std::string copiedText(const Copied& copied);
/// `{"ok":true,"path":"…","journal":{"seq":211,"head":"…"}}`, after a salvage with `lost` and `nameless`.
std::string copiedJson(const Copied& copied);

} // namespace desk
