// Attendance, the check-in list, who isn't checked in, exceptions and fees.

#include "reportprints.h"

#include "desk/checkin/attendance.h"
#include "desk/checks/rosterlimits.h"
#include "desk/reports/report.h"
#include "desk/reports/reportparts.h"
#include "rules/words.h"
#include "tournament/model/lineup.h"
#include "tournament/model/setting.h"
#include "tournament/queries/attendance.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/standings.h"
#include "tournament/ranking/swissrounds.h"
#include "ui/paper/page/flow.h"
#include "ui/paper/page/table.h"
#include "ui/paper/page/words.h"
#include "wording/record/exempt.h"
#include "wording/record/names.h"
#include "wording/sentence.h"
#include "wording/text.h"
#include "wording/tournament/rankingwords.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

/// Adds the table or, if it is empty, the heading `what` with the sentence `nothing`.
void addList(Binder& binder, const QString& what, const Table& table, const QString& nothing)
{
    if (!table.rows.isEmpty())
        return addTable(binder, table);
    Flow flow(binder);
    flow.text(nothing, {12});
    if (table.behind.draw)
        flow.keep() << table.behind;
    flow.addPages({wording::sentence(what)});
}

void addCame(Table& table, const desk::TeamAttendance& came, bool isFirst, const QDateTime& printed,
             double width)
{
    const bool isCheckedIn = !came.at.empty();
    const QString name = q(came.player);
    table.rows.append(
        Row{{{came.exempt.empty() ? name : name + u' ' + exemptMark, false, isCheckedIn},
             {isFirst ? q(came.team) : QString(), true},
             {isCheckedIn ? timeText(came.at, printed) : Paper::tr("didn’t check in"), !isCheckedIn},
             {wording::sentence(q(came.shown))},
             {q(came.by)}},
            isFirst});
    const auto note = [&](const QString& text) { addAcross(table.rows, text, table.type, width - 4); };
    if (!came.exempt.empty())
        note(Paper::tr("%1 %2 was allowed to play %3").arg(exemptMark, name, q(came.exemptOpenly)));
    if (came.left)
        note(Paper::tr("%1 checked in, then left the team").arg(name));
}

/// The number of the next match; without one, how the team finished.
QString nextMatchOf(const tournament::Tournament& tournament, const tournament::Team& team)
{
    if (team.withdrawn)
        return Paper::tr("withdrawn");
    const std::vector<const tournament::Match*> coming = tournament::comingMatches(tournament, team.id);
    if (!coming.empty() && coming.front()->number)
        return QString::number(*coming.front()->number);
    const tournament::Finish finish = tournament::finishes(tournament)[team.id];
    return finish == tournament::Finish::None ? u"–"_s : q(wording::finishWord(finish));
}

/// By name, for the desk.
std::vector<const tournament::Team*> byName(const tournament::Tournament& tournament)
{
    std::vector<const tournament::Team*> teams;
    for (const tournament::Team& team : tournament.setting->teams)
        teams.push_back(&team);
    std::ranges::stable_sort(teams, [order = wording::nameOrder()](const auto* left, const auto* right) {
        return order.compare(q(left->name), q(right->name)) < 0;
    });
    return teams;
}

QString idsAsked(const tournament::Tournament& tournament)
{
    const rules::Set* set = tournament::generalSet(*tournament.setting);
    if (!set)
        return {};
    const rules::Checkin& rule = set->people.checkin;
    const bool isEachMatch = rule.scope == rules::CheckinScope::Match;
    if (rule.acceptedIds.empty())
        return isEachMatch ? Paper::tr("Check in before each match. No ID required.")
                           : Paper::tr("Check in once. No ID required.");
    const QString ids = q(rules::listed(rule.acceptedIds, Paper::tr("or").toStdString()));
    const QString asked = (isEachMatch ? Paper::tr("Show ID before each match: %1.")
                                       : Paper::tr("Show ID once for the tournament: %1."))
                              .arg(ids);
    return rule.noIdNoPlay ? Paper::tr("%1 No ID, no play.").arg(asked) : asked;
}

/// Why no one is missing.
QString nobodyMissing(const tournament::Tournament& tournament)
{
    if (!tournament.setting->draw)
        return Paper::tr("Everyone is checked in.");
    const tournament::Counts counts = tournament::countsOf(tournament);
    return counts.over == counts.matches && !tournament::roundToPair(tournament)
               ? Paper::tr("No matches are left to check in for.")
               : Paper::tr("Everyone is checked in for the matches that can be played next.");
}

void addTeam(Table& table, const tournament::Tournament& tournament, const tournament::Team& team,
             double width)
{
    bool first = true;
    const auto add = [&](const Cell& player, const QString& shown) {
        table.rows.append(Row{{player,
                               {first ? teamName(tournament, team.id) : QString(), true},
                               {first ? nextMatchOf(tournament, team) : QString()},
                               {shown}},
                              first});
        first = false;
    };
    for (const std::string& player : tournament::playersNow(tournament, team)) {
        const bool here = tournament::isCheckedInForNext(tournament, team.id, player);
        const auto exempt =
            here ? wording::exempt(tournament, tournament::firstMatchOf(tournament, team.id, player), player)
                 : std::nullopt;
        const QString name = playerName(tournament, player);
        const tournament::Person* person = tournament::person(*tournament.setting, player);
        add({exempt ? name + u' ' + exemptMark : name, exempt.has_value(), here},
            here && person && !person->arrivals.empty() ? wording::sentence(q(person->arrivals.back().shown))
                                                        : QString());
        if (exempt) // says which rule, but not why, because anyone at the door can read it
            addAcross(table.rows,
                      Paper::tr("%1 %2 is allowed to play %3").arg(exemptMark, name, q(exempt->openly)),
                      table.type, width - 4);
    }
    if (team.players.empty())
        add({Paper::tr("no players yet")}, {});
    if (const auto exception = desk::rosterException(tournament, team))
        addAcross(table.rows,
                  Paper::tr("%1 %2 is %3")
                      .arg(exemptMark, teamName(tournament, team.id),
                           q(wording::text(desk::openWords(*exception)))),
                  table.type, width - 4);
}

} // namespace

void addAttendance(Binder& binder)
{
    const std::vector<desk::TeamAttendance> all = desk::attendanceOf(binder.tournament());
    const auto here = std::ranges::count_if(
        all, [](const desk::TeamAttendance& each) { return !each.at.empty() && !each.left; });
    const auto left = std::ranges::count_if(all, &desk::TeamAttendance::left);
    const auto players = static_cast<std::ptrdiff_t>(all.size()) - left;
    Table table;
    table.below = {
        left > 0 ? Paper::tr("Attendance · %1 of %2 players checked in; %3 more checked in and left the team")
                       .arg(here)
                       .arg(players)
                       .arg(left)
                 : Paper::tr("Attendance · %1 of %2 players checked in").arg(here).arg(players)};
    table.columns = {{Paper::tr("Player"), 4.25},
                     {Paper::tr("Team"), 4.25},
                     {Paper::tr("First checked in"), 3.1},
                     {Paper::tr("ID shown"), 4.7},
                     {Paper::tr("By"), 2.7}};
    table.rowHeight = 6.6;
    table.type = {10};
    table.behind = supervisorsPiece();
    for (std::size_t i = 0; i < all.size(); ++i)
        addCame(table, all[i], i == 0 || all[i - 1].team != all[i].team, binder.record().printed,
                binder.area(false).width());
    addTable(binder, table);
}

void addMissing(Binder& binder)
{
    const std::vector<desk::Lacking> all = desk::lackingNow(binder.tournament(), binder.record().today());
    Table table;
    table.below = {Paper::tr("Not yet checked in for upcoming matches · %n player(s)", nullptr,
                             static_cast<int>(all.size()))};
    table.columns = {{Paper::tr("Player (check when here)"), 5.2},
                     {Paper::tr("Team"), 3.6},
                     {Paper::tr("For"), 1.6},
                     {Paper::tr("Checked in at"), 2}};
    table.rowHeight = 8;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool isFirst = i == 0 || all[i - 1].team != all[i].team;
        table.rows.append(Row{{{q(desk::inWords(all[i].player)), true, false},
                               {isFirst ? q(all[i].team) : QString()},
                               {isFirst ? q(all[i].match) : QString()},
                               {{}, false, {}, true}},
                              isFirst});
    }
    addList(binder, Paper::tr("not checked in"), table, nobodyMissing(binder.tournament()));
}

void addOverrides(Binder& binder)
{
    const std::vector<desk::ReportedException> all = desk::exceptionsIn(binder.tournament());
    Flow flow(binder);
    if (all.empty())
        flow.lines(Paper::tr("Exceptions to the rules"), {});
    else
        flow.title(Paper::tr("Exceptions to the rules"));
    for (const desk::ReportedException& each : all)
        flow.entry(timeText(each.at, binder.record().printed),
                   u"%1 (%2)"_s.arg(q(each.text), q(rules::isolated(each.by))));
    flow.keep();
    (flow << supervisorsPiece()).addPages({Paper::tr("Exceptions")});
}

void addFees(Binder& binder)
{
    const std::vector<desk::Due> all = desk::feesDue(binder.tournament());
    Table table;
    table.below = {Paper::tr("Fees due for absences · %1 in all").arg(desk::sumOf(all))};
    table.columns = {{Paper::tr("Team (check when paid)"), 5},
                     {Paper::tr("For"), 2},
                     {Paper::tr("Absence"), 2.4},
                     {Paper::tr("Fee"), 1.4, true},
                     {Paper::tr("Received by"), 3}};
    table.rowHeight = 8;
    table.behind = supervisorsPiece();
    for (const desk::Due& each : all)
        table.rows.append(Row{{{q(each.team), true, false},
                               {q(each.match)},
                               {q(each.why)},
                               {QString::number(each.fee), true},
                               {{}, false, {}, true}}});
    addList(binder, Paper::tr("fees due"), table, Paper::tr("No fees are due."));
}

void addCheckinPages(Binder& binder)
{
    const tournament::Tournament& tournament = binder.tournament();
    Table table;
    table.below << Paper::tr("Check-in · %1 teams, by name").arg(tournament.setting->teams.size())
                << wrapped(idsAsked(tournament), {10.5}, binder.area(false).width());
    if (const QString eligible = q(desk::eligibleText(tournament)); !eligible.isEmpty())
        table.below << wrapped(wording::sentence(eligible), {10.5}, binder.area(false).width());
    table.columns = {{Paper::tr("Player (check when here)"), 4.05},
                     {Paper::tr("Team"), 4.05},
                     {Paper::tr("Match"), 1.6},
                     {Paper::tr("ID shown"), 3.6}};
    table.rowHeight = 7.2;
    for (const tournament::Team* team : byName(tournament))
        addTeam(table, tournament, *team, binder.area(false).width());
    addTable(binder, table);
}

} // namespace paper
