// Refusals by their codes; and as sentences, where what a test reads is one.
#pragma once

#include "desk/checks/answer.h"
#include "wording/text.h"

#include <QStringList>

namespace refusals {

/// The codes of the mistakes, ` | ` between them; nothing where there are none.
template <class T>
QString codes(const desk::Answer<T>& answer)
{
    QStringList all;
    if (!answer)
        for (const desk::Mistake& mistake : answer.error().mistakes)
            all << QString::fromStdString(std::string(mistake.message.code));
    return all.join(QStringLiteral(" | "));
}

inline QString worded(const message::Message& message)
{
    return QString::fromStdString(wording::text(message));
}

} // namespace refusals
