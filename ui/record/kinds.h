// What of the record can be asked for by its kind, in groups that people know.
#pragma once

#include "wording/record/recordlines.h"

#include <QList>
#include <QString>

namespace record {

struct Group {
    const char* word;               ///< `Hands`, before it is translated
    std::vector<std::string> kinds; ///< empty: all
    bool changes = false;           ///< only what changed something on record, or was taken back
};

/// In the order in which they are offered; the first is everything.
const QList<Group>& groups();

} // namespace record
