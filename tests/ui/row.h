// The content of the row of the next hand.
#pragma once

#include "ui/sheet/entry/handentry.h"

#include <QString>

namespace stage {

/// In the order of typing, with the current field marked: `4|2|<|||`.
inline QString inRow(const sheet::HandEntry& entry)
{
    QString shown;
    for (const sheet::Field& field : entry.order()) {
        const bool isCurrent = field == entry.current();
        shown += QString::fromStdString(entry.text(field)) + (isCurrent ? u'<' : u'|');
    }
    return shown;
}

} // namespace stage
