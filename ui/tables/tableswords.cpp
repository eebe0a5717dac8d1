#include "tableswords.h"

#include "bracket/questions.h"
#include "bracket/words.h"
#include "desk/absence.h"
#include "desk/attendance.h"
#include "desk/calltime.h"
#include "desk/names.h"
#include "night/counts.h"
#include "night/sheetmarks.h"
#include "night/swissnext.h"
#include "night/whocame.h"
#include "rules/words.h"
#include "ui/look/text.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace tables {

namespace {

/// ` · waiting 9 min`; nothing in the first minute.
QString waitingText(const std::string& since, const night::Moment& now)
{
    const long long minutes = night::millisBetween({since, {}, 0, 0}, {now.utc, {}, 0, 0}) / 60'000;
    return minutes > 0 ? u" · waiting %1 min"_s.arg(minutes) : QString();
}

} // namespace

QString roundNow(const night::Night& night)
{
    const bracket::Bracket& drawn = night.setting->bracket;
    for (const bracket::Match& each : drawn.matches) {
        const night::Match* match = night::match(night, each.id);
        if (match && bracket::isPlayed(each) && match->state != night::State::Final)
            return look::text(bracket::roundName(drawn, each.bracket, each.round));
    }
    const std::string champion = night::champion(night);
    return champion.empty() ? u"The night"_s : u"%1 won"_s.arg(look::text(desk::teamName(night, champion)));
}

QString countsOf(const night::Night& night, const std::optional<night::Forecast>& forecast,
                 const night::Moment& now)
{
    const night::Counts all = night::countsOf(night);
    const desk::Attendance attendance = desk::attendance(night, night::dayOf(now.utc, now.aheadMin));
    QString counts = look::text(night::teamsText(all) + " · " + night::matchesText(all));
    if (attendance.needed > 0)
        counts += u" · "_s + look::text(desk::inWords(attendance));
    if (forecast)
        counts += u" · over "_s + look::text(night::aboutText(forecast->over.likely, now.aheadMin));
    return counts;
}

QString teamsOf(const night::Night& night, const night::Match& match)
{
    return look::text(desk::teamName(night, match.teams.a)) + u" – "_s +
           look::text(desk::teamName(night, match.teams.b));
}

/// Of several no more than how many: their names are on the Check-in screen, and here they would be cut.
QString missingText(const night::Night& night, const night::Waiting& waiting)
{
    const night::ToCheckIn who = night::toCheckIn(night, waiting.match, waiting.missing);
    const auto named = [&](const std::vector<std::string>& persons) {
        return persons.size() == 1 ? desk::personName(night, persons.front())
               : persons.empty()   ? std::string()
                                   : rules::counted(static_cast<int>(persons.size()), "player");
    };
    const std::string all = night::toCheckInText(waiting.match, named(who.missing), named(who.again));
    return all.empty() ? QString() : u" · "_s + look::text(all);
}

QString detailOf(const night::Night& night, const night::Waiting& waiting, const night::Moment& now)
{
    const QString title = look::text(desk::titleOf(*waiting.match));
    if (!waiting.isOffered())
        return look::text(night::inWords(night, waiting, now)) + u" · "_s + title;
    const QString sheet = night::isSheetOut(night, *waiting.match) ? u" · sheet out"_s : QString();
    if (waiting.match->call) // who plays is known, and since when it waits is not
        return title + u" · open again"_s + sheet;
    return title + waitingText(waiting.since, now) + missingText(night, waiting) + sheet;
}

QString whoIsMissing(const night::Night& night, const night::Match& match,
                     const std::vector<std::string>& persons, int unnamed)
{
    const auto named = [&](const std::vector<std::string>& all) {
        QStringList names;
        for (const std::string& person : all)
            names << look::text(desk::shortName(desk::personName(night, person)));
        return names;
    };
    const night::ToCheckIn who = night::toCheckIn(night, &match, persons);
    QStringList missing = named(who.missing);
    for (int more = 0; more < unnamed; ++more)
        missing << u"a partner"_s;
    return look::text(night::toCheckInText(&match, missing.join(u", "_s).toStdString(),
                                           named(who.again).join(u", "_s).toStdString()));
}

QString graceOf(const night::Match& match, const night::Grace& grace)
{
    const QString title = look::text(desk::titleOf(match));
    const auto absence = night::absenceIn(grace.missing);
    if (!absence)
        return u"everybody is here now · "_s + title;
    const QString what = (absence->winner == facts::Winner::None ? u"double "_s : QString()) +
                         (absence->outcome == facts::Decided::NoShow ? u"no-show"_s : u"forfeit"_s);
    return (grace.isUp() ? what : what + u" in "_s + look::text(night::timeText(grace.left))) + u" · "_s +
           title;
}

QString expiryOf(const night::Match& match)
{
    const auto& time = match.rules->rules.time;
    return (time.onExpiry ? look::text(desk::inWords(*time.onExpiry))
                          : u"play ends at %1"_s.arg(look::text(time.wallClockEnd))) +
           u" · F5 on its sheet calls it"_s;
}

QString levelTitle(const night::Undecided& tie)
{
    return tie.pool.empty()                 ? u"Level for first place"_s
           : tie.pool == bracket::wildcards ? u"Level for a wildcard"_s
                                            : u"Level in pool %1"_s.arg(look::text(tie.pool));
}

QString emptyText(const night::Night& night)
{
    if (!night.setting->draw)
        return u"Nothing is drawn yet: register the teams, then draw (Ctrl+2)."_s;
    if (night::roundToPair(night))
        return u"None before the next round is paired."_s;
    return night::champion(night).empty() ? u"None: matches in play come first."_s
                                          : u"Every match is over."_s;
}

} // namespace tables
