#include "jumps.h"

#include "tournament/model/lineup.h"
#include "tournament/ranking/standings.h"
#include "ui/kit/text.h"
#include "ui/paper/prints/prints.h"
#include "ui/start/recent.h"
#include "views/match.h"
#include "wording/record/names.h"
#include "wording/tournament/rankingwords.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace desktop {

namespace {

std::function<void()> toSheet(const JumpTargets& targets, const tournament::Match* match)
{
    if (!match)
        return [targets] { targets.screen(shell::Place::Bracket); };
    return [targets, id = kit::text(match->id)] { targets.sheet(id); };
}

/// Finished matches come last.
void addMatches(QList<shell::Choice>& all, const tournament::Tournament& tournament,
                const JumpTargets& targets)
{
    std::vector<const tournament::Match*> matches = tournament::inOrder(tournament);
    std::stable_partition(matches.begin(), matches.end(), [](const tournament::Match* each) {
        return each->state != tournament::State::Final;
    });
    for (const tournament::Match* match : matches) {
        if (!match->number || !tournament::isKnown(*match))
            continue;
        all << shell::Choice{kit::text(wording::matchInList(tournament, *match)),
                             kit::text(views::stateView(tournament, *match).full()), toSheet(targets, match)};
    }
}

/// For a team with no match to play.
QString unmatchedText(const tournament::Team& team, tournament::Finish finish)
{
    return team.withdrawn                       ? Window::tr("withdrawn")
           : finish == tournament::Finish::None ? Window::tr("no match")
                                                : kit::text(wording::finishWord(finish));
}

void addPeople(QList<shell::Choice>& all, const tournament::Tournament& tournament,
               const JumpTargets& targets)
{
    std::map<std::string, tournament::Finish> finishes = tournament::finishes(tournament);
    for (const tournament::Team& team : tournament.setting->teams) {
        const tournament::Match* next = tournament::currentMatch(tournament, team.id);
        const QString where =
            next ? kit::text(wording::titleOf(*next)) : unmatchedText(team, finishes[team.id]);
        all << shell::Choice{kit::text(team.name), Window::tr("team") + u" · "_s + where,
                             toSheet(targets, next)};
        for (const std::string& player : tournament::playersNow(tournament, team))
            all << shell::Choice{kit::text(tournament::personName(tournament, player)),
                                 kit::text(team.name) + u" · "_s + where, toSheet(targets, next)};
    }
}

/// `Bracket on paper`
void addPrints(QList<shell::Choice>& all, const JumpTargets& targets)
{
    for (const paper::Print& each : paper::prints())
        if (each.word != u"pack"_s) // the pack is an action of its own
            all << shell::Choice{Window::tr("%1 on paper").arg(each.title), Window::tr("print"),
                                 [targets, word = each.word] { targets.print(word); }};
}

} // namespace

QList<shell::Choice> jumps(const tournament::Tournament& tournament, const JumpTargets& targets,
                           const QList<shell::Choice>& actions)
{
    QList<shell::Choice> all;
    addMatches(all, tournament, targets);
    all += actions;
    addPeople(all, tournament, targets);
    addPrints(all, targets);
    return all;
}

QList<shell::Named> openBefore(session::Session& session,
                               const std::function<void(const QString& file)>& open)
{
    QList<shell::Named> all;
    for (const start::Recent& each : start::recentTournaments(session.settings()))
        if (each.file != session.shown().file)
            all << shell::Named{each.name, [open, file = each.file] { open(file); }};
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
