// A day and a time of day as people write them where the program runs.
#pragma once

#include <QDate>
#include <QString>
#include <QTime>

#include <string>

namespace wording {

/// `Nov 21, 2026`
QString dayText(const QDate& day);
/// The same of `2026-11-21`; any other text as it is.
QString dayText(const std::string& yearMonthDay);
/// `7:42 PM`, or `19:42` where the locale in use (`QLocale()`) counts to 24; a locale without a country
/// counts to 12.
QString timeOfDay(const QTime& time, bool toTheSecond = false);
/// The same of `19:42`; any other text as it is.
QString timeOfDay(const std::string& hoursAndMinutes);

} // namespace wording
