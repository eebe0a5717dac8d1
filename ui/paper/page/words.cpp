#include "words.h"

#include "wording/clock.h"
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

QString dayAndClock(const QDateTime& time)
{
    return Paper::tr("%1, %2").arg(wording::dayText(time.date()), wording::timeOfDay(time.time()));
}

QDateTime inRoom(const std::string& utc, const QDateTime& printed)
{
    return QDateTime::fromString(q(utc), Qt::ISODateWithMs).toTimeZone(printed.timeZone());
}

QString timeText(const std::string& utc, const QDateTime& printed)
{
    const QDateTime at = inRoom(utc, printed);
    return Paper::tr("%1, %2").arg(QLocale::c().toString(at.date(), u"MMM d"_s),
                                   wording::timeOfDay(at.time()));
}

} // namespace paper
