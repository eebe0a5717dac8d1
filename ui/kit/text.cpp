#include "text.h"

using namespace Qt::StringLiterals;

namespace kit {

QString inARow(const QStringList& sentences)
{
    QString all;
    for (const QString& each : sentences) {
        if (!all.isEmpty())
            all += all.endsWith(u'.') ? u" "_s : u". "_s;
        all += sentence(each);
    }
    return all;
}

QString joined(QStringList parts, const QString& between)
{
    parts.removeAll(QString());
    return parts.join(between);
}

QStringList sentences(const std::vector<std::string>& all)
{
    QStringList list;
    for (const std::string& each : all)
        list << sentence(each);
    return list;
}

QStringList wordsOf(const QString& text)
{
    QString apart = text.normalized(QString::NormalizationForm_D).toCaseFolded();
    apart.removeIf([](QChar c) { return c.isMark() || c.category() == QChar::Other_Format; });
    apart.replace(u'ı', u'i').replace(u'ł', u'l').replace(u'ø', u'o');
    for (QChar& c : apart)
        if (!c.isLetterOrNumber())
            c = u' ';
    return apart.split(u' ', Qt::SkipEmptyParts);
}

} // namespace kit
