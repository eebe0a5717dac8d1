#include "english.h"

#include "wording/language.h"

#include <QHash>

namespace pseudo {

namespace {

QHash<QChar, QChar> plainLetters()
{
    QHash<QChar, QChar> letters;
    for (char16_t letter = u'A'; letter <= u'z'; ++letter)
        if (QChar(letter).isLetter())
            letters.insert(wording::pseudo(QChar(letter)).at(1), letter);
    return letters;
}

/// The end of the padding of a text that begins at its space (which may be a no-break space): at ` ~~~]`,
/// after the bracket. Otherwise -1. A label may have zero-width spaces in it, where a line can break.
qsizetype endOfPadding(const QString& text, qsizetype from)
{
    qsizetype at = from + 1;
    constexpr QChar lineBreak(0x200b);
    while (at < text.size() && (text.at(at) == u'~' || (at > from + 1 && text.at(at) == lineBreak)))
        ++at;
    return at > from + 1 && at < text.size() && text.at(at) == u']' ? at : -1;
}

} // namespace

bool isSpoken()
{
    return qEnvironmentVariable(wording::languageVariable) == QLatin1String("pseudo");
}

QString english(const QString& text)
{
    if (!isSpoken())
        return text;
    static const QHash<QChar, QChar> letters = plainLetters();
    QString whole;
    QList<qsizetype> open; // where open brackets are in `whole`: of a text, or of a value in it
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar here = text.at(at);
        if (here == u'[')
            open << whole.size();
        if (here == u']' && !open.isEmpty())
            open.removeLast();
        if (const qsizetype end = here == u' ' || here == QChar::Nbsp ? endOfPadding(text, at) : -1;
            end > 0 && !open.isEmpty()) {
            whole.remove(open.takeLast(), 1);
            at = end;
        } else {
            whole += letters.value(here, here);
        }
    }
    return whole;
}

QStringList english(const QStringList& texts)
{
    QStringList all;
    for (const QString& text : texts)
        all << english(text);
    return all;
}

} // namespace pseudo
