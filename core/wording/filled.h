// Fills values into a translated text, for rooms whose texts are std::string.
#pragma once

#include <QString>

#include <string>
#include <string_view>
#include <type_traits>

namespace wording {

/// A value as text. Numbers as digits, with a minus sign.
template <class Value>
QString valueOf(const Value& value)
{
    if constexpr (std::is_arithmetic_v<Value>) {
        return QString::number(value).replace(u'-', QChar(0x2212));
    } else {
        const std::string_view text = value;
        return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    }
}

/// `filled(Desk::tr("%1, table %2"), title, 3)` puts each value in its place. A `%1` inside a value isn't
/// replaced.
template <class... Values>
std::string filled(const QString& text, const Values&... values)
{
    if constexpr (sizeof...(values) == 0)
        return text.toStdString();
    else
        return text.arg(valueOf(values)...).toStdString();
}

/// The text with spaces that can't break at the end of a line: `4 tables`.
inline std::string unbroken(const std::string& part)
{
    return QString::fromStdString(part).replace(u' ', QChar::Nbsp).toStdString();
}

} // namespace wording
