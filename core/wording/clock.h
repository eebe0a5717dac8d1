// A time of day as people write it where the program runs.
#pragma once

#include <QString>
#include <QTime>

#include <string>

namespace wording {

/// `7:42 PM`, or `19:42` where the locale in use (`QLocale()`) counts to 24; a locale without a country
/// counts to 12.
QString timeOfDay(const QTime& time, bool toTheSecond = false);
/// The same of `19:42`; any other text as it is.
QString timeOfDay(const std::string& hoursAndMinutes);

} // namespace wording
