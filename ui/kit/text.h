// Numbers and words as shown on screen.
#pragma once

#include "wording/language.h"
#include "wording/sentence.h"

#include <QFontMetrics>
#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <vector>

namespace kit {

inline QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

/// With a capital first letter.
inline QString sentence(const QString& said)
{
    return wording::sentence(said);
}
inline QString sentence(const std::string& utf8)
{
    return sentence(text(utf8));
}

/// With a real minus sign, as wide as a digit: `−31`.
inline QString number(int n)
{
    return n < 0 ? QStringLiteral("−%1").arg(-n) : QString::number(n);
}
/// Empty if there is no number.
inline QString number(const std::optional<int>& n)
{
    return n ? number(*n) : QString();
}

/// `+70`, `−60`, `+0`.
inline QString signedNumber(int n)
{
    return n < 0 ? number(n) : QStringLiteral("+%1").arg(n);
}

/// `20:00` for `8 pm`, `8:00 PM`, `8:00 p.m.` or `20:00`. Any other text is returned unchanged, even an hour
/// alone.
QString timeTyped(const QString& typed);

// Messages as sentences on a screen.

/// A clause as a whole sentence: with a capital first letter and a period, unless it is one already. Empty
/// stays empty.
QString whole(const QString& clause);
inline QString whole(const std::string& utf8)
{
    return whole(text(utf8));
}
/// Each as a whole sentence.
QStringList sentences(const std::vector<std::string>& all);
/// Each with a capital first letter, for cells of a table.
QStringList remarks(const std::vector<std::string>& all);
/// The non-empty parts.
QString joined(QStringList parts, const QString& between);

/// The first word of a name: `Ana`. For a right-to-left name, which is isolated (rules/words.h), the end of
/// the isolation is added; otherwise the names after it would run from right to left too.
inline QString firstName(const QString& name)
{
    const QString first = name.section(u' ', 0, 0);
    const bool isCut = first.startsWith(u'\u2068') && !first.endsWith(u'\u2069');
    return isCut ? QString(first + u'\u2069') : first;
}

// Search words.

/// The words of a text for comparing: without case, accents and punctuation, so that `yilmaz` finds Yılmaz.
QStringList wordsOf(const QString& text);

// Long words.

/// Adds places to break words and rows of symbols that are too wide for a column, because a label only breaks
/// at blanks.
QString breakable(QString text, const QFontMetrics& metrics);
/// Keeps a word and the number after it on one line: `trick 4`.
QString withNumbersKept(QString text);

} // namespace kit
