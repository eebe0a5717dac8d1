#include "tableswords.h"

#include "bracket/questions.h"
#include "bracket/words.h"
#include "desk/checkin/attendance.h"
#include "desk/play/absence.h"
#include "desk/play/calltime.h"
#include "desk/wording/names.h"
#include "desk/wording/ruleswords.h"
#include "rules/words.h"
#include "tournament/queries/attendance.h"
#include "tournament/queries/counts.h"
#include "tournament/queries/sheetmarks.h"
#include "tournament/ranking/advancement.h"
#include "tournament/ranking/champion.h"
#include "tournament/ranking/swissrounds.h"
#include "ui/look/text.h"

#include <QStringList>

using namespace Qt::StringLiterals;

namespace tables {

namespace {

/// ` · waiting 9 min`; nothing in the first minute.
QString waitingText(const std::string& since, const tournament::Timestamp& now)
{
    const long long minutes = tournament::millisBetween({since, {}, 0, 0}, {now.utc, {}, 0, 0}) / 60'000;
    return minutes > 0 ? u" · waiting %1 min"_s.arg(minutes) : QString();
}

} // namespace

QString roundNow(const tournament::Tournament& tournament)
{
    const bracket::Bracket& drawn = tournament.setting->bracket;
    for (const bracket::Match& each : drawn.matches) {
        const tournament::Match* match = tournament::match(tournament, each.id);
        if (match && bracket::isPlayed(each) && match->state != tournament::State::Final)
            return look::text(bracket::roundName(drawn, each.bracket, each.round));
    }
    const std::string champion = tournament::champion(tournament);
    return champion.empty() ? u"The tournament"_s
                            : u"%1 won"_s.arg(look::text(desk::teamName(tournament, champion)));
}

QString countsOf(const tournament::Tournament& tournament,
                 const std::optional<tournament::Forecast>& forecast, const tournament::Timestamp& now)
{
    const tournament::Counts all = tournament::countsOf(tournament);
    const desk::Attendance attendance =
        desk::attendance(tournament, tournament::dayOf(now.utc, now.aheadMin));
    QString counts = look::text(tournament::teamsText(all) + " · " + tournament::matchesText(all));
    if (attendance.needed > 0)
        counts += u" · "_s + look::text(desk::inWords(attendance));
    if (forecast)
        counts += u" · over "_s + look::text(tournament::aboutText(forecast->over.likely, now.aheadMin));
    return counts;
}

QString teamsOf(const tournament::Tournament& tournament, const tournament::Match& match)
{
    return look::text(desk::teamName(tournament, match.teams.a)) + u" – "_s +
           look::text(desk::teamName(tournament, match.teams.b));
}

/// Of several no more than how many: their names are on the Check-in screen, and here they would be cut.
QString missingText(const tournament::Tournament& tournament, const tournament::Waiting& waiting)
{
    const tournament::ToCheckIn who = tournament::toCheckIn(tournament, waiting.match, waiting.missing);
    const auto named = [&](const std::vector<std::string>& persons) {
        return persons.size() == 1 ? desk::personName(tournament, persons.front())
               : persons.empty()   ? std::string()
                                   : rules::counted(static_cast<int>(persons.size()), "player");
    };
    const std::string all = tournament::toCheckInText(waiting.match, named(who.missing), named(who.again));
    return all.empty() ? QString() : u" · "_s + look::text(all);
}

QString detailOf(const tournament::Tournament& tournament, const tournament::Waiting& waiting,
                 const tournament::Timestamp& now)
{
    const QString title = look::text(desk::titleOf(*waiting.match));
    if (!waiting.isOffered())
        return look::text(tournament::inWords(tournament, waiting, now)) + u" · "_s + title;
    const QString sheet = tournament::isSheetOut(tournament, *waiting.match) ? u" · sheet out"_s : QString();
    if (waiting.match->call) // who plays is known, and since when it waits is not
        return title + u" · open again"_s + sheet;
    return title + waitingText(waiting.since, now) + missingText(tournament, waiting) + sheet;
}

QString whoIsMissing(const tournament::Tournament& tournament, const tournament::Match& match,
                     const std::vector<std::string>& persons, int unnamed)
{
    const auto named = [&](const std::vector<std::string>& all) {
        QStringList names;
        for (const std::string& person : all)
            names << look::text(desk::shortName(desk::personName(tournament, person)));
        return names;
    };
    const tournament::ToCheckIn who = tournament::toCheckIn(tournament, &match, persons);
    QStringList missing = named(who.missing);
    for (int more = 0; more < unnamed; ++more)
        missing << u"a partner"_s;
    return look::text(tournament::toCheckInText(&match, missing.join(u", "_s).toStdString(),
                                                named(who.again).join(u", "_s).toStdString()));
}

QString graceOf(const tournament::Match& match, const tournament::Grace& grace)
{
    const QString title = look::text(desk::titleOf(match));
    const auto absence = tournament::absenceIn(grace.missing);
    if (!absence)
        return u"everybody is here now · "_s + title;
    const QString what = (absence->winner == facts::Winner::None ? u"double "_s : QString()) +
                         (absence->outcome == facts::Decided::NoShow ? u"no-show"_s : u"forfeit"_s);
    return (grace.isUp() ? what : what + u" in "_s + look::text(tournament::timeText(grace.left))) +
           u" · "_s + title;
}

QString expiryOf(const tournament::Match& match)
{
    const auto& time = match.rules->rules.time;
    return (time.onExpiry ? look::text(desk::inWords(*time.onExpiry))
                          : u"play ends at %1"_s.arg(look::text(time.wallClockEnd))) +
           u" · F5 on its sheet calls it"_s;
}

QString levelTitle(const tournament::Undecided& tie)
{
    return tie.pool.empty()                 ? u"Level for first place"_s
           : tie.pool == bracket::wildcards ? u"Level for a wildcard"_s
                                            : u"Level in pool %1"_s.arg(look::text(tie.pool));
}

QString emptyText(const tournament::Tournament& tournament)
{
    if (!tournament.setting->draw)
        return u"Nothing is drawn yet: register the teams, then draw (Ctrl+2)."_s;
    if (tournament::roundToPair(tournament))
        return u"None before the next round is paired."_s;
    return tournament::champion(tournament).empty() ? u"None: matches in play come first."_s
                                                    : u"Every match is over."_s;
}

} // namespace tables
