#include "secondbackup.h"

#include "store/backups.h"
#include "wording/filled.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <filesystem>

namespace desk {

using wording::filled;

std::string keepSecondBackup(Desk& desk, const std::string& folder, const std::string& utc)
{
    // A stick that was pulled out: nothing is made where it would have been.
    if (std::error_code none; !std::filesystem::is_directory(folder, none))
        return filled(wording::Desk::tr("the second backup folder \"%1\" is not there"), folder);
    const auto kept = store::keepBackup(desk.store(), utc, folder);
    return kept ? std::string()
                : filled(wording::Desk::tr("no backup could be made in the second folder: %1"),
                         wording::text(kept.error().message));
}

} // namespace desk
