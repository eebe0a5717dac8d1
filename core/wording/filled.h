// A translated text with its values, for rooms whose texts are std::string.
#pragma once

#include <QString>

#include <string>

namespace wording {

/// What stands in the place of a value: the text, or the number in digits.
inline QString valueOf(const std::string& text)
{
    return QString::fromStdString(text);
}

inline QString valueOf(long long number)
{
    return QString::number(number);
}

inline QString valueOf(int number)
{
    return QString::number(number);
}

/// `filled(Desk::tr("%1, table %2"), title, 3)`: each value in its place; what stands in a value is no place.
template <class... Values>
std::string filled(const QString& text, const Values&... values)
{
    if constexpr (sizeof...(values) == 0)
        return text.toStdString();
    else
        return text.arg(valueOf(values)...).toStdString();
}

} // namespace wording
