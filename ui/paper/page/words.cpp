#include "words.h"

#include "wording/record/names.h"
#include "wording/sentence.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <QLocale>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

QString number(int value)
{
    return value < 0 ? u"−"_s + QString::number(-value) : QString::number(value);
}

QString tournamentName(const tournament::Tournament& tournament)
{
    return tournament.setting->tournament ? q(tournament.setting->tournament->name)
                                          : Paper::tr("A tournament without a name");
}

QString matchTitle(const tournament::Match& match)
{
    return wording::sentence(q(wording::titleOf(match)));
}

QString roundWord(const tournament::Tournament& tournament, const tournament::Match& match)
{
    const tournament::Setting& setting = *tournament.setting;
    return q(wording::matchInText(setting.bracket, *tournament::drawn(setting, match.id)));
}

QString seedWord(const tournament::Tournament& tournament, const std::string& team)
{
    const auto seed = tournament::seedOfTeam(*tournament.setting, team);
    return seed ? QString::number(*seed) : QString();
}

QString clockText(const QTime& time, bool toTheSecond)
{
    const QLocale system = QLocale::system();
    const bool is24 = system.language() != QLocale::C &&
                      !system.timeFormat(QLocale::ShortFormat).contains(u'a', Qt::CaseInsensitive);
    const QString form = is24 ? u"HH:mm%1"_s : u"h:mm%1 AP"_s;
    return QLocale::c().toString(time, form.arg(toTheSecond ? u":ss"_s : u""_s));
}

QString dayAndClock(const QDateTime& time)
{
    return Paper::tr("%1, %2").arg(QLocale::c().toString(time.date(), u"MMM d, yyyy"_s),
                                   clockText(time.time()));
}

QString timeText(const std::string& utc, const QDateTime& printed)
{
    const QDateTime at = QDateTime::fromString(q(utc), Qt::ISODateWithMs).toTimeZone(printed.timeZone());
    return Paper::tr("%1, %2").arg(QLocale::c().toString(at.date(), u"MMM d"_s), clockText(at.time()));
}

} // namespace paper
