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

/// Where the padding of a text ends that begins at its blank, which may be one where no line breaks: at ` ~~~]`
/// behind the bracket, else nowhere. A label may have places in it where a line breaks.
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
    QList<qsizetype> open; // where brackets stand in `whole`: of a text, or of what it is about
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar here = text.at(at);
        if (here == u'[')
            open << whole.size();
        if (here == u']' && !open.isEmpty())
            open.removeLast();
        if (const qsizetype end = here == u' ' || here == QChar::Nbsp ? endOfPadding(text, at) : -1; end > 0 && !open.isEmpty()) {
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
