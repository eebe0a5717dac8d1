// What the house says, as sentences on a screen.
#pragma once

#include "text.h"

#include <QStringList>

#include <vector>

namespace kit {

/// `the name is empty` as `The name is empty`; in the pseudo-language a text begins behind its bracket.
inline QString sentence(QString said)
{
    qsizetype first = 0;
    while (first < said.size() && said[first] == u'[')
        ++first;
    if (first < said.size())
        said[first] = said[first].toUpper();
    return said;
}

/// Each of them so.
QStringList sentences(const std::vector<std::string>& all);
/// Sentences one behind the other, with one full stop between two of them, whether they bring it or not.
QString inARow(const QStringList& sentences);

} // namespace kit
