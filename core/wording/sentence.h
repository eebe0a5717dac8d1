// A text as the beginning of a sentence.
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

} // namespace wording
