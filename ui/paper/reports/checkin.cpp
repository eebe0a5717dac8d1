#include "reportprints.h"

#include "desk/checkin/attendance.h"
#include "desk/checks/rosterlimits.h"
#include "tournament/model/lineup.h"
#include "tournament/model/setting.h"
#include "tournament/queries/attendance.h"
#include "ui/paper/page/onpages.h"
#include "ui/paper/page/table.h"
#include "ui/paper/page/words.h"
#include "wording/record/exempt.h"
#include "wording/sentence.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

/// The match that the team plays next; null where it plays none.
const tournament::Match* nextOf(const tournament::Tournament& tournament, const tournament::Team& team)
{
    const std::vector<const tournament::Match*> coming = tournament::comingMatches(tournament, team.id);
    return coming.empty() ? nullptr : coming.front();
}

/// What was shown at the last arrival; empty where that is yet to be written.
QString shownBy(const tournament::Tournament& tournament, const std::string& player)
{
    const tournament::Person* person = tournament::person(*tournament.setting, player);
    return person && !person->arrivals.empty() ? q(person->arrivals.back().shown) : QString();
}

/// Below who was let in against a rule: against which, but not why, for everybody at the door reads it; in as
/// many lines as it takes.
void addExempt(Table& table, const QString& name, const wording::Exempt& exempt, double width)
{
    const QString text = Paper::tr("%1 %2 is let in %3").arg(exemptMark, name, q(exempt.openly));
    for (const QString& line : wrapped(text, table.type, width - 4))
        table.rows.append(Row{{}, false, {line}});
}

QString nextMatchOf(const tournament::Tournament& tournament, const tournament::Team& team)
{
    if (team.withdrawn)
        return Paper::tr("withdrawn");
    const tournament::Match* match = nextOf(tournament, team);
    return match && match->number ? QString::number(*match->number) : u"–"_s;
}

/// By name, as people at the door give it.
std::vector<const tournament::Team*> byName(const tournament::Tournament& tournament)
{
    std::vector<const tournament::Team*> teams;
    for (const tournament::Team& team : tournament.setting->teams)
        teams.push_back(&team);
    std::stable_sort(teams.begin(), teams.end(),
                     [](const tournament::Team* left, const tournament::Team* right) {
                         return q(left->name).compare(q(right->name), Qt::CaseInsensitive) < 0;
                     });
    return teams;
}

QString idsAsked(const tournament::Tournament& tournament)
{
    if (tournament.setting->rules.empty())
        return {};
    const rules::Checkin& rule =
        tournament::regularSet(*tournament::generalRules(*tournament.setting)).people.checkin;
    QStringList ids;
    for (const std::string& id : rule.acceptedIds)
        ids << q(id);
    const QString asked = ids.isEmpty() ? Paper::tr("No ID is asked for")
                                        : Paper::tr("Shown is one of: %1").arg(ids.join(u", "_s));
    QStringList parts{asked};
    if (rule.noIdNoPlay)
        parts << Paper::tr("no ID, no play");
    parts << (rule.scope == rules::CheckinScope::Match ? Paper::tr("anew for each match")
                                                       : Paper::tr("once for the evening"));
    return parts.join(u" · "_s);
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
        const bool here = tournament::isHereNext(tournament, team.id, player);
        const auto exempt =
            here ? wording::exempt(tournament, tournament::comesFor(tournament, team.id, player), player)
                 : std::nullopt;
        const QString name = playerName(tournament, player);
        add({exempt ? name + u' ' + exemptMark : name, exempt.has_value(), here},
            here ? shownBy(tournament, player) : QString());
        if (exempt)
            addExempt(table, name, *exempt, width);
    }
    if (team.players.empty())
        add({Paper::tr("no player yet")}, {});
    if (const auto letIn = desk::letInAgainst(tournament, team))
        for (const QString& line : wrapped(Paper::tr("%1 %2 is %3")
                                               .arg(exemptMark, teamName(tournament, team.id),
                                                    q(wording::text(desk::openWords(*letIn)))),
                                           table.type, width - 4))
            table.rows.append(Row{{}, false, {line}});
}

} // namespace

void addCheckinPages(Binder& binder)
{
    const tournament::Tournament& tournament = binder.tournament();
    Table table;
    table.below << Paper::tr("Check-in · %1 teams, by name").arg(tournament.setting->teams.size())
                << idsAsked(tournament);
    if (const QString eligible = q(desk::eligibleText(tournament)); !eligible.isEmpty())
        table.below << wrapped(wording::sentence(eligible), {10.5}, binder.area(false).width());
    table.columns = {{Paper::tr("Here: player"), 4.2},
                     {Paper::tr("Team"), 4.2},
                     {Paper::tr("Match"), 1.3},
                     {Paper::tr("ID shown"), 3.6}};
    table.rowHeight = 7.2;
    for (const tournament::Team* team : byName(tournament))
        addTeam(table, tournament, *team, binder.area(false).width());
    addTable(binder, table);
}

Document checkinPrint(const Record& record, Format format)
{
    Binder binder(record, format, Paper::tr("%1: check-in").arg(tournamentName(*record.tournament)));
    addCheckinPages(binder);
    return binder.bind();
}

} // namespace paper
