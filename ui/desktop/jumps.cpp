#include "jumps.h"

#include "tournament/model/lineup.h"
#include "tournament/queries/room.h"
#include "ui/kit/text.h"
#include "ui/paper/prints/prints.h"
#include "wording/record/names.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace desktop {

namespace {

QString titleOf(const tournament::Match& match)
{
    return kit::sentence(wording::titleOf(match));
}

QString placeOf(const tournament::Tournament& tournament, const tournament::Match& match)
{
    const auto table = tournament::isAtTable(match) ? tournament::tableOf(tournament, match) : std::nullopt;
    return table ? Window::tr("table %1").arg(*table) : QString();
}

std::function<void()> toSheet(const Places& places, const tournament::Match* match)
{
    if (!match)
        return [places] { places.screen(shell::Place::Bracket); };
    return [places, id = kit::text(match->id)] { places.sheet(id); };
}

void addMatches(QList<shell::Choice>& all, const tournament::Tournament& tournament, const Places& places)
{
    for (const tournament::Match* match : tournament::inOrder(tournament)) {
        if (!match->number || match->teams.a.empty() || match->teams.b.empty())
            continue;
        const QString teams = kit::text(tournament::teamName(tournament, match->teams.a)) + u" – "_s +
                              kit::text(tournament::teamName(tournament, match->teams.b));
        const QString place = placeOf(tournament, *match);
        all << shell::Choice{titleOf(*match) + u" · "_s + teams,
                             place.isEmpty() ? Window::tr("match") : place, toSheet(places, match)};
    }
}

void addPeople(QList<shell::Choice>& all, const tournament::Tournament& tournament, const Places& places)
{
    for (const tournament::Team& team : tournament.setting->teams) {
        const tournament::Match* next = tournament::currentMatch(tournament, team.id);
        const QString where = next ? kit::text(wording::titleOf(*next)) : Window::tr("out");
        all << shell::Choice{kit::text(team.name), Window::tr("team") + u" · "_s + where,
                             toSheet(places, next)};
        for (const std::string& player : tournament::playersNow(tournament, team))
            all << shell::Choice{kit::text(tournament::personName(tournament, player)),
                                 kit::text(team.name) + u" · "_s + where, toSheet(places, next)};
    }
}

/// `Bracket on paper`
void addPrints(QList<shell::Choice>& all, const Places& places)
{
    for (const paper::Print& each : paper::prints()) {
        const bool isPack = each.word == u"pack"_s;
        all << shell::Choice{isPack ? each.title : Window::tr("%1 on paper").arg(each.title),
                             isPack ? Window::tr("print, Ctrl Shift P") : Window::tr("print"),
                             [places, word = each.word] { places.print(word); }};
    }
}

} // namespace

QList<shell::Choice> jumps(const tournament::Tournament& tournament, const Places& places)
{
    QList<shell::Choice> all;
    addMatches(all, tournament, places);
    all << shell::Choice{Window::tr("Absences and sanctions"), Window::tr("what they cost, who may not play"),
                         places.absences};
    all << shell::Choice{Window::tr("Hall screen"), Window::tr("show or close it, Ctrl Shift H"),
                         places.hall};
    all << shell::Choice{Window::tr("Hall screen: message and pages"), Window::tr("what the projector shows"),
                         places.hallSettings};
    all << shell::Choice{Window::tr("Another tournament"), Window::tr("begin one, open one, Ctrl N"),
                         places.otherTournament};
    addPeople(all, tournament, places);
    addPrints(all, places);
    return all;
}

QStringList supervisorsOf(const tournament::Tournament& tournament)
{
    const std::vector<facts::Entry> entries = tournament::entries(tournament);
    QStringList names;
    for (std::size_t i = entries.size(); i-- > 0;)
        if (const QString name = kit::text(entries[i].stamp.by); !names.contains(name))
            names << name;
    return names;
}

} // namespace desktop
