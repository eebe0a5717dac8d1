// What a field of the row holds, as it is shown.
#pragma once

#include "wording/tr.h"

#include <QString>

namespace sheet {

/// Of HandEntry::text(), its words in the language of the window.
inline QString shownText(const QString& text)
{
    return text == QLatin1String("nil")     ? wording::Window::tr("nil")
           : text == QLatin1String("blind") ? wording::Window::tr("blind")
                                            : text;
}

} // namespace sheet
