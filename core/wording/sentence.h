// A text as a sentence: how it begins, and whether it has ended.
#pragma once

#include <QString>

#include <string>

namespace wording {

/// `the name is empty` as `The name is empty`; in the pseudo-language a text begins after its bracket.
inline QString sentence(QString said)
{
    qsizetype first = 0;
    while (first < said.size() && said[first] == u'[')
        ++first;
    if (first < said.size())
        said[first] = said[first].toUpper();
    return said;
}

inline std::string sentence(const std::string& said)
{
    return sentence(QString::fromStdString(said)).toStdString();
}

/// Whether it ends with a period, a question mark or an exclamation mark; in the pseudo-language before what
/// makes it longer.
inline bool isEnded(QStringView said)
{
    while (!said.isEmpty() && QStringView(u"]~ ").contains(said.back()))
        said.chop(1);
    return said.endsWith(u'.') || said.endsWith(u'?') || said.endsWith(u'!');
}

} // namespace wording
