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

QString timeOfDay(const QTime& time, bool toTheSecond)
{
    const QLocale locale;
    const bool is24 = locale.language() != QLocale::C &&
                      !locale.timeFormat(QLocale::ShortFormat).contains(u'a', Qt::CaseInsensitive);
    const QString form = is24 ? u"HH:mm%1"_s : u"h:mm%1 AP"_s;
    return QLocale::c().toString(time, form.arg(toTheSecond ? u":ss"_s : u""_s));
}

QString timeOfDay(const std::string& hoursAndMinutes)
{
    const QString text = QString::fromStdString(hoursAndMinutes);
    const QTime time = QTime::fromString(text, u"HH:mm"_s);
    return time.isValid() ? timeOfDay(time) : text;
}

} // namespace wording
