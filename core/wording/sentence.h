// A text as a sentence: how it begins, whether it has ended, and how the next one follows.
#pragma once

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

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

/// Joins sentences with exactly one period between two of them, each with a capital first letter.
inline QString inARow(const QStringList& sentences)
{
    QString all;
    for (const QString& each : sentences) {
        if (!all.isEmpty())
            all += isEnded(all) ? QStringLiteral(" ") : QStringLiteral(". ");
        all += sentence(each);
    }
    return all;
}

inline std::string inARow(const std::vector<std::string>& sentences)
{
    QStringList all;
    for (const std::string& each : sentences)
        all << QString::fromStdString(each);
    return inARow(all).toStdString();
}

} // namespace wording
