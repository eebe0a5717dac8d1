#include "house.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace house {

QList<Include> includesOf(const Source& source)
{
    static const QRegularExpression directive(uR"-(^\s*#\s*include\b\s*(?:<([^>]*)>|"([^"]*)")?)-"_s);
    QList<Include> all;
    const QStringList lines = source.text.split(u'\n');
    for (int i = 0; i < lines.size(); ++i) {
        const auto match = directive.match(lines[i]);
        if (!match.hasMatch())
            continue;
        const bool quoted = match.capturedStart(2) >= 0;
        all << Include{source.path, i + 1, match.captured(quoted ? 2 : 1), quoted};
    }
    return all;
}

QMap<QString, QSet<QString>> doorsIn(const QString& cmake)
{
    static const QRegularExpression comment(u"#[^\n]*"_s);
    static const QRegularExpression call(uR"(courtside_(room|screen)\s*\(([^)]*)\))"_s);
    static const QRegularExpression space(u"\\s+"_s);
    QMap<QString, QSet<QString>> doors;
    auto calls = call.globalMatch(QString(cmake).remove(comment));
    while (calls.hasNext()) {
        const QRegularExpressionMatch match = calls.next();
        const QStringList words = match.captured(2).split(space, Qt::SkipEmptyParts);
        QSet<QString>& door =
            doors[(match.captured(1) == u"screen"_s ? u"ui/"_s : QString()) + words.value(0)];
        bool naming = false;
        for (const QString& word : words.mid(1)) {
            if (word == u"DOOR"_s || word == u"KNOWS"_s || word == u"PRIVATELY"_s)
                naming = word == u"DOOR"_s;
            else if (naming)
                door << word;
        }
    }
    return doors;
}

QString folderOf(const QString& path)
{
    return path.left(path.lastIndexOf(u'/'));
}

QString moduleOf(const QString& path)
{
    return path.section(u'/', -1).section(u'.', 0, 0);
}

bool isTest(const QString& path)
{
    return path.startsWith(u"tests/"_s);
}

int codeLines(const QString& text)
{
    const QStringList lines = text.split(u'\n');
    return static_cast<int>(std::count_if(lines.begin(), lines.end(), [](const QString& line) {
        const QString code = line.trimmed();
        return !code.isEmpty() && !code.startsWith(u"//"_s);
    }));
}

} // namespace house
