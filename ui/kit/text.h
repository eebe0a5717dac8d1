// Numbers and words as the screen writes them.
#pragma once

#include "wording/language.h"
#include "wording/sentence.h"

#include <QString>

#include <string>

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

} // namespace kit
