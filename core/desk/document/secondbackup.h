// Backups in a second folder, for example on a USB drive, in case the disk with the tournament is lost.
#pragma once

#include "desk.h"

namespace desk {

/// Backs up the open tournament in `folder`, which must exist, unless the newest backup there is up to date.
/// Keeps as many as beside the tournament. `utc` as in a stamp.
struct SecondBackup {
    bool isFolderThere = true;
    std::string trouble; ///< why no backup could be made; otherwise empty
};
SecondBackup keepSecondBackup(Desk& desk, const std::string& folder, const std::string& utc);

} // namespace desk
