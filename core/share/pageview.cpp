// Where each team plays, computed once for all parts of the page; and times as the page writes them.
#include "pagewords.h"

#include "tournament/queries/queue.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/standings.h"
#include "wording/clock.h"
#include "wording/record/names.h"

#include <QDateTime>
#include <QTimeZone>

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace share {

namespace {

constexpr std::size_t mostNext = 16; // cards of upcoming matches, in addition to called ones

using tournament::Match;
using tournament::State;

void addWaiting(View& view)
{
    const std::size_t most = view.next.size() + mostNext;
    const auto add = [&](const Match* match) {
        if (view.next.size() < most && match->number && !view.cards.contains(match->id)) {
            view.next.push_back(match);
            view.cards.insert(match->id);
        }
    };
    for (const tournament::Waiting& waiting : tournament::nextOfEach(view.tournament, view.made))
        add(waiting.match);
    for (const Match* match : tournament::inOrder(view.tournament)) // matches with one known side
        if (match->state == State::Waiting && (match->teams.a.empty() != match->teams.b.empty()))
            add(match);
}

void addAround(View& view)
{
    const auto sitting = tournament::whereabouts(view.tournament);
    for (const Match* match : tournament::inOrder(view.tournament))
        for (const scoring::Side side : scoring::bothSides) {
            if (match->teams[side].empty() || !match->number || tournament::isUnneeded(*match))
                continue;
            Around& around = view.teams[match->teams[side]];
            if (match->outcome)
                around.last = match;
            else if (const auto at = sitting.find(match->teams[side]);
                     !around.next || (at != sitting.end() && at->second.sits == match))
                around.next = match;
        }
}

QDateTime dateTimeOf(const tournament::Timestamp& at)
{
    return QDateTime::fromString(q(at.utc), Qt::ISODateWithMs).toOffsetFromUtc(at.aheadMin * 60);
}

} // namespace

View::View(const tournament::Tournament& shown, const tournament::Timestamp& at, bool isShort)
    : tournament(shown), made(at), shortNames(isShort), isOver(!tournament::champion(shown).empty())
{
    for (const Match* match : tournament::atTables(shown))
        if (match && match->number) {
            (match->state == State::Called ? next : now).push_back(match);
            cards.insert(match->id);
        }
    if (!isOver)
        addWaiting(*this);
    addAround(*this);
}

std::string View::player(const std::string& id) const
{
    const std::string name = tournament::personName(tournament, id);
    return shortNames ? wording::shortName(name) : name;
}

std::string dayText(const tournament::Timestamp& at)
{
    return s(wording::dayText(dateTimeOf(at).date()));
}

std::string timeText(const tournament::Timestamp& at)
{
    return s(wording::timeOfDay(dateTimeOf(at).time()));
}

std::string zoneText(const tournament::Timestamp& at)
{
    const QDateTime dateTime = dateTimeOf(at);
    const QTimeZone here = QTimeZone::systemTimeZone();
    const QString name =
        here.offsetFromUtc(dateTime) == at.aheadMin * 60 ? here.abbreviation(dateTime) : QString();
    if (!name.isEmpty() && name.front().isLetter())
        return s(name);
    if (at.aheadMin == 0)
        return "UTC";
    const int minutes = std::abs(at.aheadMin);
    const QString hours = QString::number(minutes / 60) +
                          (minutes % 60 ? u":%1"_s.arg(minutes % 60, 2, 10, QLatin1Char('0')) : QString());
    return s((at.aheadMin < 0 ? u"UTC−"_s : u"UTC+"_s) + hours);
}

} // namespace share
