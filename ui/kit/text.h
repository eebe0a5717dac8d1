// Numbers and words as the screen writes them.
#pragma once

#include "wording/language.h"
#include "wording/sentence.h"

#include <QFontMetrics>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace kit {

inline QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

/// Its first letter a capital.
inline QString sentence(const QString& said)
{
    return wording::sentence(said);
}
inline QString sentence(const std::string& utf8)
{
    return sentence(text(utf8));
}

/// With a true minus, which is as wide as a figure: `−31`.
inline QString number(int n)
{
    return n < 0 ? QStringLiteral("−%1").arg(-n) : QString::number(n);
}

/// `+70`, `−60`, `+0`.
inline QString signedNumber(int n)
{
    return n < 0 ? number(n) : QStringLiteral("+%1").arg(n);
}

// What the house says, as sentences on a screen.

/// Each of them with its first letter a capital.
QStringList sentences(const std::vector<std::string>& all);
/// Those of the parts that say anything.
QString joined(QStringList parts, const QString& between);
/// Sentences one behind the other, with one full stop between two of them, whether they bring it or not.
QString inARow(const QStringList& sentences);

// Words that somebody types to find something.

/// The words of a text, to be compared: without case and accents, so that `yilmaz` finds Yılmaz, and without
/// what stands between them.
QStringList wordsOf(const QString& text);

// Long words.

/// With places to break in words that are too wide for a column: a label breaks at blanks alone.
QString breakable(QString text, const QFontMetrics& metrics);

} // namespace kit
