#include "secondbackup.h"

#include "store/backups.h"
#include "wording/text.h"

#include <filesystem>

namespace desk {

SecondBackup keepSecondBackup(Desk& desk, const std::string& folder, const std::string& utc)
{
    // A stick that was pulled out: nothing is made where it would have been.
    if (std::error_code none; !std::filesystem::is_directory(folder, none))
        return {false, {}};
    const auto kept = store::keepBackup(desk.store(), utc, folder);
    return {true, kept ? std::string() : wording::text(kept.error().message)};
}

} // namespace desk
