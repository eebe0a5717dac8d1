// Dates and times of day in the format of the locale.
#pragma once

#include <QDate>
#include <QString>
#include <QTime>

#include <string>

namespace wording {

/// `Nov 21, 2026`
QString dayText(const QDate& day);
/// The same for `2026-11-21`. Any other text is returned unchanged.
QString dayText(const std::string& yearMonthDay);
/// `7:42 PM`, or `19:42` if the locale in use (`QLocale()`) has a 24-hour clock. A locale without a country
/// gets the 12-hour clock.
QString timeOfDay(const QTime& time, bool toTheSecond = false);
/// The same for `19:42`. Any other text is returned unchanged.
QString timeOfDay(const std::string& hoursAndMinutes);
/// A range, from two times like `19:42`: `7:50–8:35 PM`, `11:40 AM–12:20 PM`, `19:50–20:35`.
QString timesOfDay(const std::string& first, const std::string& last);

} // namespace wording
