#include "tableswords.h"

#include "bracket/questions.h"
#include "desk/checkin/attendance.h"
#include "tournament/model/lineup.h"
#include "tournament/queries/attendance.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/standings.h"
#include "tournament/ranking/swissrounds.h"
#include "ui/kit/text.h"
#include "ui/session/keys.h"
#include "wording/clock.h"
#include "wording/record/matchwords.h"
#include "wording/record/names.h"
#include "wording/record/ruleswords.h"
#include "wording/tournament/clockwords.h"
#include "wording/tournament/drawwords.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace tables {

namespace {

/// `final`, for late matches only.
QString roundIn(const tournament::Tournament& tournament, const tournament::Match& match)
{
    const bracket::Match* drawn = tournament::drawn(*tournament.setting, match.id);
    const bracket::Bracket& whole = tournament.setting->bracket;
    return drawn && bracket::isLate(bracket::stageOf(whole, *drawn))
               ? kit::text(wording::matchInText(whole, *drawn))
               : QString();
}

/// `waiting 9 min`, or `9 min`; empty in the first minute.
QString waitingText(const std::string& since, const tournament::Timestamp& now, bool isShort)
{
    const long long minutes = tournament::millisBetween({since, {}, 0, 0}, {now.utc, {}, 0, 0}) / 60'000;
    if (minutes <= 0)
        return {};
    return (isShort ? Window::tr("%1 min") : Window::tr("waiting %1 min")).arg(minutes);
}

} // namespace

QString roundNow(const tournament::Tournament& tournament)
{
    const bracket::Bracket& drawn = tournament.setting->bracket;
    const bracket::Match* first = nullptr;
    const bracket::Match* last = nullptr; // the last one with known teams
    for (const bracket::Match& each : drawn.matches) {
        const tournament::Match* match = tournament::match(tournament, each.id);
        if (!match || !bracket::isPlayed(each) || match->state == tournament::State::Final)
            continue;
        if (!first)
            first = &each;
        if (match->state != tournament::State::Waiting)
            last = &each;
    }
    if (first) {
        const QString name = kit::text(wording::roundName(drawn, first->bracket, first->round));
        const bool areTwo = drawn.kind == bracket::Kind::SingleElimination && last &&
                            (last->bracket != first->bracket || last->round != first->round);
        return areTwo ? Window::tr("%1 and %2")
                            .arg(name, kit::text(wording::roundInText(drawn, last->bracket, last->round)))
                      : name;
    }
    return Window::tr("Tables");
}

QStringList countsOf(const tournament::Tournament& tournament, const tournament::Timestamp& now)
{
    const tournament::Counts all = tournament::countsOf(tournament);
    const desk::Attendance attendance =
        desk::attendance(tournament, tournament::dayOf(now.utc, now.aheadMin));
    const QString teams = kit::text(wording::teamsText(all));
    if (!tournament.setting->draw)
        return {teams};
    const QString matches = kit::text(wording::matchesText(all));
    const QString players = attendance.needed > 0 ? kit::text(desk::inWords(attendance)) : QString();
    const auto joined = [](const QStringList& parts) { return kit::joined(parts, u" · "_s); };
    const QString over = Window::tr("%1 of %2 matches finished").arg(all.over).arg(all.matches);
    const QString few = Window::tr("%1 of %2 finished").arg(all.over).arg(all.matches);
    return {joined({teams, matches, players}), joined({matches, players}), matches, over, few, QString()};
}

QString teamsOf(const tournament::Tournament& tournament, const tournament::Match& match)
{
    return kit::text(tournament::teamName(tournament, match.teams.a)) + u" – "_s +
           kit::text(tournament::teamName(tournament, match.teams.b));
}

QString playersOf(const tournament::Tournament& tournament, const tournament::Match& match,
                  tournament::Side side)
{
    QStringList names;
    for (const std::string& person : tournament::playersIn(tournament, match, side))
        names << kit::text(tournament::personName(tournament, person));
    return names.mid(0, tournament::playersToSit).join(u" · "_s);
}

QString withInitials(const QString& players)
{
    QStringList all;
    for (const QString& name : players.split(u" · "_s)) {
        const auto space = name.lastIndexOf(u' ');
        const bool hasInitial = space > 1 && name.front().script() == QChar::Script_Latin; // only Latin has
        all << (hasInitial ? name.first(1) + u"."_s + name.mid(space) : name);
    }
    return all.join(u" · "_s);
}

QString firstNames(const QString& players)
{
    QStringList all;
    for (const QString& name : players.split(u" · "_s))
        all << kit::firstName(name);
    return all.join(u" · "_s);
}

QString noteOf(const tournament::Tournament& tournament, const tournament::Match& match,
               const QString& activity)
{
    if (match.state == tournament::State::Ended)
        return Window::tr("Finished, %n hand(s)", nullptr, tournament::handsOn(match));
    if (match.state != tournament::State::Called)
        return kit::sentence(activity);
    int all = 0;
    int checkedIn = 0;
    for (const tournament::Side side : scoring::bothSides)
        for (const std::string& person : tournament::playersIn(tournament, match, side)) {
            ++all;
            checkedIn += tournament::isCheckedInFor(tournament, &match, person) ? 1 : 0;
        }
    return checkedIn > 0 ? Window::tr("%1 of %2 checked in").arg(checkedIn).arg(all)
                         : kit::sentence(activity);
}

int minutesAtTable(const tournament::Tournament& tournament, const tournament::Match& match,
                   const tournament::Timestamp& now)
{
    std::string called;
    for (const tournament::Filed& filed : tournament::recordOf(tournament, match.id))
        if (filed.holds && called.empty() && std::holds_alternative<facts::Call>(filed.entry->fact))
            called = filed.entry->stamp.at;
    return called.empty() ? 0
                          : static_cast<int>(
                                tournament::millisBetween({called, {}, 0, 0}, {now.utc, {}, 0, 0}) / 60'000);
}

QString detailOf(const tournament::Tournament& tournament, const tournament::Waiting& waiting,
                 const tournament::Timestamp& now, bool isShort)
{
    // No one knows how long a reopened match with known players has waited.
    return kit::sentence(kit::joined(
        {kit::text(wording::titleOf(*waiting.match)),
         waiting.match->call ? Window::tr("reopened") : waitingText(waiting.since, now, isShort),
         roundIn(tournament, *waiting.match),
         tournament::isSheetOut(tournament, *waiting.match) ? Window::tr("sheet out") : QString()},
        u" · "_s));
}

QString holdOf(const tournament::Tournament& tournament, const tournament::Waiting& waiting,
               const tournament::Timestamp& now)
{
    return waiting.isOffered() ? missingText(tournament, *waiting.match, waiting.missing, 0)
                               : kit::sentence(wording::inWords(tournament, waiting, now));
}

QString missingText(const tournament::Tournament& tournament, const tournament::Match& match,
                    const std::vector<std::string>& persons, int unnamed)
{
    const auto named = [&](const std::vector<std::string>& all) {
        QStringList names;
        for (const std::string& person : all)
            names << kit::text(wording::shortName(tournament::personName(tournament, person)));
        return names;
    };
    const tournament::ToCheckIn who = tournament::toCheckIn(tournament, &match, persons);
    QStringList missing = named(who.missing);
    for (int more = 0; more < unnamed; ++more)
        missing << Window::tr("a partner");
    return kit::sentence(wording::toCheckInText(&match, missing.join(u", "_s).toStdString(),
                                                named(who.again).join(u", "_s).toStdString()));
}

QString missingCount(int players)
{
    return players > 1 ? Window::tr("%1 players not checked in").arg(players) : QString();
}

QString graceOf(const tournament::Match& match, const tournament::Grace& grace)
{
    const auto absence = tournament::absenceIn(grace.missing);
    const QString what = absence ? kit::text(wording::absenceWord(*absence)) : QString();
    const QString ending =
        !absence       ? Window::tr("everyone is checked in")
        : grace.isUp() ? what
                       : Window::tr("%1 until %2").arg(kit::text(tournament::timeText(grace.left)), what);
    return kit::sentence(ending + u" · "_s + kit::text(wording::titleOf(match)));
}

QString expiryOf(const tournament::Match& match)
{
    if (match.state == tournament::State::Called)
        return Window::tr("No hand yet");
    const auto& time = match.rules->rules.time;
    return time.onExpiry ? kit::sentence(wording::whenTimeIsUp(time))
                         : Window::tr("Play ends at %1").arg(wording::timeOfDay(time.wallClockEnd));
}

QString endOf(const tournament::Tournament& tournament, const tournament::Match& match)
{
    const scoring::Result& result = tournament::result(match);
    if (!result.winner)
        return teamsOf(tournament, match);
    const auto score = [&](tournament::Side side) { return kit::number(result.score[side]); };
    return Window::tr("%1 won %2 to %3")
        .arg(kit::text(tournament::teamName(tournament, match.teams[*result.winner])), score(*result.winner),
             score(scoring::other(*result.winner)));
}

QString tieTitle(const tournament::Undecided& tie)
{
    return tie.pool.empty()                 ? Window::tr("Tied for first place")
           : tie.pool == bracket::wildcards ? Window::tr("Tied for a wildcard")
                                            : Window::tr("Tied in pool %1").arg(kit::text(tie.pool));
}

QString emptyText(const tournament::Tournament& tournament)
{
    if (!tournament.setting->draw)
        return Window::tr("No match yet: the teams aren’t drawn.");
    if (tournament::roundToPair(tournament))
        return Window::tr("Pair the next round first, on Standings.");
    if (!tournament::champion(tournament).empty())
        return Window::tr("Every match is finished.");
    const std::vector<const tournament::Match*> matches = tournament::inOrder(tournament);
    const bool isLast = std::ranges::none_of(matches, [](const tournament::Match* match) {
        return match->number && !match->call && match->state != tournament::State::Final;
    });
    return isLast ? Window::tr("Nothing left to call.")
                  : Window::tr("Nothing ready: waiting for matches in play.");
}

} // namespace tables
