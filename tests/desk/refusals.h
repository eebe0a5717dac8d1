// Refusals by their codes, or as sentences if the test reads one.
#pragma once

#include "desk/checks/answer.h"
#include "wording/record/refusal.h"
#include "wording/text.h"

#include <QStringList>

namespace refusals {

/// The codes of the mistakes, separated by ` | `; empty if there are none.
template <class T>
QString codes(const desk::Answer<T>& answer)
{
    QStringList all;
    if (!answer)
        for (const desk::Mistake& mistake : answer.error().mistakes)
            all << QString::fromStdString(std::string(mistake.message.code));
    return all.join(QStringLiteral(" | "));
}

/// The mistakes as sentences, one per line; empty if there are none.
template <class T>
QString mistakes(const desk::Answer<T>& answer)
{
    QStringList all;
    if (!answer)
        for (const desk::Mistake& mistake : answer.error().mistakes)
            all << QString::fromStdString(wording::inFull(mistake));
    return all.join(QLatin1Char('\n'));
}

/// The first mistake as a sentence; empty if there is none.
template <class T>
std::string firstMistake(const desk::Answer<T>& answer)
{
    return answer ? std::string() : wording::inFull(answer.error().mistakes.front());
}

inline QString worded(const message::Message& message)
{
    return QString::fromStdString(wording::text(message));
}

/// Whether the text contains that part; prints the whole text if it doesn't.
inline bool says(const std::string& text, std::string_view part)
{
    if (text.find(part) != std::string::npos)
        return true;
    qWarning("said instead: %s", text.c_str());
    return false;
}

} // namespace refusals
