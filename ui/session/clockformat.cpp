#include "clockformat.h"

#include <QLocale>

#include <array>

using namespace Qt::StringLiterals;

namespace session {

namespace {

const QString rememberedAs = u"clockFormat"_s;

constexpr std::array words{"system", "12", "24"}; // in the order of ClockFormat

/// A locale with such times.
QLocale localeOf(ClockFormat format)
{
    switch (format) {
    case ClockFormat::Hours12:
        return {QLocale::English, QLocale::UnitedStates};
    case ClockFormat::Hours24:
        return {QLocale::English, QLocale::UnitedKingdom};
    case ClockFormat::System:
        break;
    }
    return QLocale::system();
}

} // namespace

ClockFormat clockFormat(const Settings& settings)
{
    const QString word = settings.value(rememberedAs).toString();
    for (const ClockFormat format : {ClockFormat::Hours12, ClockFormat::Hours24})
        if (word == QLatin1String(words[static_cast<std::size_t>(format)]))
            return format;
    return ClockFormat::System;
}

void setClockFormat(Settings& settings, ClockFormat format)
{
    settings.set(rememberedAs, QString::fromLatin1(words[static_cast<std::size_t>(format)]));
    useClockFormat(settings);
}

void useClockFormat(const Settings& settings)
{
    QLocale::setDefault(localeOf(clockFormat(settings)));
}

} // namespace session
