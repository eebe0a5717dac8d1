// Turns texts into sentences: capital first letter, period at the end, one after another.
#pragma once

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace wording {

/// `The name is empty` for `the name is empty`. In the pseudo-language, the text begins after its bracket.
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

/// Whether it ends with a period, question mark or exclamation mark. In the pseudo-language, the padding
/// after that is ignored.
inline bool isEnded(QStringView said)
{
    while (!said.isEmpty() && QStringView(u"]~ ").contains(said.back()))
        said.chop(1);
    return said.endsWith(u'.') || said.endsWith(u'?') || said.endsWith(u'!');
}

/// Joins sentences. Each begins with a capital letter, and there is exactly one period between two.
inline QString joinedSentences(const QStringList& sentences)
{
    QString all;
    for (const QString& each : sentences) {
        if (!all.isEmpty())
            all += isEnded(all) ? QStringLiteral(" ") : QStringLiteral(". ");
        all += sentence(each);
    }
    return all;
}

inline std::string joinedSentences(const std::vector<std::string>& sentences)
{
    QStringList all;
    for (const std::string& each : sentences)
        all << QString::fromStdString(each);
    return joinedSentences(all).toStdString();
}

} // namespace wording
