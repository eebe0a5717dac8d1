#include "words.h"

namespace kit {

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
