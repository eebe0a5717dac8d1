#include "clock.h"

#include <QLocale>

using namespace Qt::StringLiterals;

namespace wording {

QString dayText(const QDate& day)
{
    return QLocale::c().toString(day, u"MMM d, yyyy"_s);
}

QString dayText(const std::string& yearMonthDay)
{
    const QString text = QString::fromStdString(yearMonthDay);
    const QDate day = QDate::fromString(text, u"yyyy-MM-dd"_s);
    return day.isValid() ? dayText(day) : text;
}

namespace {

bool is24Hours()
{
    const QLocale locale;
    return locale.language() != QLocale::C &&
           !locale.timeFormat(QLocale::ShortFormat).contains(u'a', Qt::CaseInsensitive);
}

QTime timeIn(const std::string& hoursAndMinutes)
{
    return QTime::fromString(QString::fromStdString(hoursAndMinutes), u"HH:mm"_s);
}

} // namespace

QString timeOfDay(const QTime& time, bool toTheSecond)
{
    const QString form = is24Hours() ? u"HH:mm%1"_s : u"h:mm%1 AP"_s;
    return QLocale::c().toString(time, form.arg(toTheSecond ? u":ss"_s : u""_s));
}

QString timeOfDay(const std::string& hoursAndMinutes)
{
    const QTime time = timeIn(hoursAndMinutes);
    return time.isValid() ? timeOfDay(time) : QString::fromStdString(hoursAndMinutes);
}

QString timesOfDay(const std::string& first, const std::string& last)
{
    const QTime from = timeIn(first);
    const QTime to = timeIn(last);
    const bool isOneHalf = !is24Hours() && (from.hour() < 12) == (to.hour() < 12);
    // 12-hour time without AM or PM, which Qt doesn't offer.
    const QString begin =
        isOneHalf ? u"%1:%2"_s.arg((from.hour() + 11) % 12 + 1).arg(from.minute(), 2, 10, QChar(u'0'))
                  : timeOfDay(from);
    return begin + u"–"_s + timeOfDay(to);
}

} // namespace wording
