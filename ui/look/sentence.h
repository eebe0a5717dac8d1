// What the house says, as sentences on a screen.
#pragma once

#include "text.h"

#include <QStringList>

#include <vector>

namespace look {

/// `the name is empty` as `The name is empty`.
inline QString sentence(QString said)
{
    if (!said.isEmpty())
        said[0] = said[0].toUpper();
    return said;
}

inline QStringList sentences(const std::vector<std::string>& all)
{
    QStringList list;
    for (const std::string& each : all)
        list << sentence(text(each));
    return list;
}

} // namespace look
