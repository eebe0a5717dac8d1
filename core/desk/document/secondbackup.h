// Backups in a second folder, as on a stick: the disk with the tournament may be lost.
#pragma once

#include "desk.h"

namespace desk {

/// A backup of the open tournament in `folder` too, which is there, unless the newest there is as of now. As
/// many are kept as beside the tournament. `utc` as in a stamp.
struct SecondBackup {
    bool isFolderThere = true;
    std::string trouble; ///< why the store could make none; else empty
};
SecondBackup keepSecondBackup(Desk& desk, const std::string& folder, const std::string& utc);

} // namespace desk
