#include "text.h"

#include <QRegularExpression>
#include <QTime>

using namespace Qt::StringLiterals;

namespace kit {

QString timeTyped(const QString& typed)
{
    static const QRegularExpression form(u"^(\\d{1,2})(?::(\\d\\d))?\\s*(?:([ap])\\.?m?\\.?)?$"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    const auto read = form.match(typed.trimmed());
    const QString half = read.captured(3).toLower();
    const QString minutes = read.captured(2);
    const int hours = read.captured(1).toInt();
    if (!read.hasMatch() || (half.isEmpty() ? minutes.isEmpty() : hours < 1 || hours > 12))
        return typed;
    const QTime time(half.isEmpty() ? hours : hours % 12 + (half.startsWith(u'p') ? 12 : 0), minutes.toInt());
    return time.isValid() ? time.toString(u"HH:mm"_s) : typed;
}

QString joined(QStringList parts, const QString& between)
{
    parts.removeAll(QString());
    return parts.join(between);
}

QString whole(const QString& clause)
{
    return sentence(clause) + (clause.isEmpty() || wording::isEnded(clause) ? u""_s : u"."_s);
}

QStringList sentences(const std::vector<std::string>& all)
{
    QStringList list;
    for (const std::string& each : all)
        list << whole(each);
    return list;
}

QStringList remarks(const std::vector<std::string>& all)
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

QString breakable(QString text, const QFontMetrics& metrics)
{
    constexpr int letters = 10; // between two places where a word may break
    constexpr QChar place(0x200b);
    static const QRegularExpression longWord(u"[\\p{L}\\p{N}\\p{M}]{11,}|[\\p{P}\\p{Sm}]{11,}"_s);
    const int column = 12 * metrics.horizontalAdvance(u'W');
    qsizetype from = 0;
    for (auto found = longWord.match(text); found.hasMatch(); found = longWord.match(text, from)) {
        from = found.capturedEnd();
        if (metrics.horizontalAdvance(found.captured()) <= column)
            continue;
        for (qsizetype at = from - letters; at > found.capturedStart(); at -= letters, ++from)
            text.insert(at, place);
    }
    return text;
}

QString withNumbersKept(QString text)
{
    static const QRegularExpression between(u"(?<=\\p{L}) (?=\\d)"_s);
    return text.replace(between, u"\u00a0"_s);
}

} // namespace kit
