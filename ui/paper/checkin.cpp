#include "documents.h"
#include "onpages.h"
#include "table.h"
#include "words.h"

#include "desk/attendance.h"
#include "desk/rosterlimits.h"
#include "night/lineup.h"
#include "night/rulesinturn.h"
#include "night/whocame.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace paper {

namespace {

/// The match that the team plays next; null where it plays none.
const night::Match* nextOf(const night::Night& night, const night::Team& team)
{
    const std::vector<const night::Match*> coming = night::comingMatches(night, team.id);
    return coming.empty() ? nullptr : coming.front();
}

/// What was shown at the last arrival; empty where that is yet to be written.
QString shownBy(const night::Night& night, const std::string& player)
{
    const night::Person* person = night::person(*night.setting, player);
    return person && !person->arrivals.empty() ? q(person->arrivals.back().shown) : QString();
}

/// Below who was let in against a rule: against which, but not why, for everybody at the door reads it; in as
/// many lines as it takes.
void addExempt(Table& table, const QString& name, const desk::Exempt& exempt, double width)
{
    const QString text = u"%1 %2 is let in %3"_s.arg(exemptMark, name, q(exempt.openly));
    for (const QString& line : wrapped(text, table.type, width - 4))
        table.rows.append(Row{{}, false, {line}});
}

QString nextMatchOf(const night::Night& night, const night::Team& team)
{
    if (team.withdrawn)
        return u"withdrawn"_s;
    const night::Match* match = nextOf(night, team);
    return match && match->number ? QString::number(*match->number) : u"–"_s;
}

/// By name, as people at the door give it.
std::vector<const night::Team*> byName(const night::Night& night)
{
    std::vector<const night::Team*> teams;
    for (const night::Team& team : night.setting->teams)
        teams.push_back(&team);
    std::stable_sort(teams.begin(), teams.end(), [](const night::Team* left, const night::Team* right) {
        return q(left->name).compare(q(right->name), Qt::CaseInsensitive) < 0;
    });
    return teams;
}

QString idsAsked(const night::Night& night)
{
    if (night.setting->rules.empty())
        return {};
    const rules::Checkin& rule = night::regularSet(*night::generalRules(*night.setting)).people.checkin;
    QStringList ids;
    for (const std::string& id : rule.acceptedIds)
        ids << q(id);
    const QString asked =
        ids.isEmpty() ? u"No ID is asked for"_s : u"Shown is one of: "_s + ids.join(u", "_s);
    return asked + (rule.noIdNoPlay ? u" · no ID, no play"_s : QString()) +
           (rule.scope == rules::CheckinScope::Match ? u" · anew for each match"_s
                                                     : u" · once for the evening"_s);
}

void addTeam(Table& table, const night::Night& night, const night::Team& team, double width)
{
    bool first = true;
    const auto add = [&](const Cell& player, const QString& shown) {
        table.rows.append(Row{{player,
                               {first ? teamName(night, team.id) : QString(), true},
                               {first ? nextMatchOf(night, team) : QString()},
                               {shown}},
                              first});
        first = false;
    };
    for (const std::string& player : night::playersNow(night, team)) {
        const bool here = night::isHereNext(night, team.id, player);
        const auto exempt =
            here ? desk::exempt(night, night::comesFor(night, team.id, player), player) : std::nullopt;
        const QString name = playerName(night, player);
        add({exempt ? name + u' ' + exemptMark : name, exempt.has_value(), here},
            here ? shownBy(night, player) : QString());
        if (exempt)
            addExempt(table, name, *exempt, width);
    }
    if (team.players.empty())
        add({u"no player yet"_s}, {});
    if (const auto letIn = desk::letInAgainst(night, team))
        for (const QString& line :
             wrapped(u"%1 %2 is %3"_s.arg(exemptMark, teamName(night, team.id), q(desk::openWords(*letIn))),
                     table.type, width - 4))
            table.rows.append(Row{{}, false, {line}});
}

} // namespace

void addCheckinPages(Binder& binder)
{
    const night::Night& night = binder.night();
    Table table;
    table.below << u"Check-in · %1 teams, by name"_s.arg(night.setting->teams.size()) << idsAsked(night);
    if (const QString eligible = q(desk::eligibleText(night)); !eligible.isEmpty())
        table.below << wrapped(eligible.left(1).toUpper() + eligible.mid(1), {10.5},
                               binder.area(false).width());
    table.columns = {{u"Here: player"_s, 4.2}, {u"Team"_s, 4.2}, {u"Match"_s, 1.3}, {u"ID shown"_s, 3.6}};
    table.rowHeight = 7.2;
    for (const night::Team* team : byName(night))
        addTeam(table, night, *team, binder.area(false).width());
    addTable(binder, table);
}

Document checkinPrint(const Record& record, Format format)
{
    Binder binder(record, format, eventName(*record.night) + u": check-in"_s);
    addCheckinPages(binder);
    return binder.bind();
}

} // namespace paper
