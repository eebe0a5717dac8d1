#include "checkinwords.h"

#include "desk/checks/rosterlimits.h"
#include "tournament/model/lineup.h"
#include "tournament/queries/queue.h"
#include "ui/kit/text.h"
#include "ui/session/keys.h"
#include "wording/record/exempt.h"
#include "wording/record/names.h"
#include "wording/sentence.h"
#include "wording/text.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;
using kit::Line;
using wording::Window;

namespace checkin {

namespace {

/// How many teams lack more than a player who must show ID again.
int teamsMissing(const tournament::Tournament& tournament, const std::vector<desk::Waiting>& waiting)
{
    return static_cast<int>(std::ranges::count_if(waiting, [&](const desk::Waiting& each) {
        return !std::ranges::all_of(desk::lackingIn(tournament, each), &desk::LackingPlayer::showsIdAgain);
    }));
}

QString titleOf(const tournament::Match* match)
{
    return match ? kit::sentence(kit::text(wording::titleOf(*match))) : QString();
}

/// `Ben Cole, Cy Dale (suspended); show ID again: Ana Ruiz`
QString missingOf(const tournament::Tournament& tournament, const desk::Waiting& waiting, bool inShort)
{
    QStringList missing;
    QStringList again;
    for (desk::LackingPlayer& lacking : desk::lackingIn(tournament, waiting)) {
        if (inShort && lacking.isNamed)
            lacking.name = wording::shortName(lacking.name);
        (lacking.showsIdAgain ? again : missing)
            << kit::text(lacking.showsIdAgain ? lacking.name : desk::inWords(lacking));
    }
    QString names = missing.join(u", "_s);
    if (again.isEmpty())
        return names;
    const QString show = Window::tr("show ID again: %1").arg(again.join(u", "_s));
    return names.isEmpty() ? kit::sentence(show) : names + u"; "_s + show;
}

/// The roster limits that the team breaks by exception; empty if none. Anyone may read this, so it doesn't
/// say why.
QString againstLimits(const tournament::Tournament& tournament, const std::string& id)
{
    const tournament::Team* team = tournament::team(*tournament.setting, id);
    const auto exception = team ? desk::rosterException(tournament, *team) : std::nullopt;
    return exception ? kit::text(wording::text(desk::openWords(*exception))) : QString();
}

/// The state of a player who isn't checked in; empty for others.
QString absentState(const desk::Expected& each)
{
    if (each.presence == tournament::Presence::ShowIdAgain)
        return kit::sentence(wording::showIdAgainText(*each.match));
    return each.presence == tournament::Presence::NotCheckedIn ? Window::tr("Not checked in") : QString();
}

} // namespace

QString completeText(const tournament::Tournament& tournament, const desk::Attendance& count,
                     const std::vector<desk::Waiting>& waiting, bool hasThirds)
{
    if (count.needed == 0)
        return Window::tr("No one has to check in.");
    QStringList parts;
    if (const int missing = teamsMissing(tournament, waiting); missing > 0)
        parts << Window::tr("%n team(s) not checked in", nullptr, missing);
    if (count.again > 0)
        parts << Window::tr("%n player(s) must show ID again", nullptr, count.again);
    if (parts.isEmpty())
        return hasThirds ? Window::tr("Every team can play. A third player isn’t counted.")
                         : Window::tr("Every team can play. Ctrl+1 opens Tables.");
    if (hasThirds)
        parts << Window::tr("a third player isn’t counted");
    return parts.join(u" · "_s);
}

QList<kit::Row> playerRows(const tournament::Tournament& tournament,
                           const std::vector<desk::Expected>& expected)
{
    QList<kit::Row> rows;
    for (const desk::Expected& each : expected) {
        const auto exempt =
            each.isCheckedIn() ? wording::exempt(tournament, each.match, each.person) : std::nullopt;
        const QString limits = againstLimits(tournament, each.team);
        const QString all =
            kit::joined({exempt ? kit::text(wording::inWords(*exempt)) : QString(), limits}, u"; "_s);
        const QString here = each.isCheckedIn() ? Window::tr("Checked in") : absentState(each);
        rows << kit::Row{kit::text(each.person),
                         {{.text = kit::text(tournament::personName(tournament, each.person)),
                           .second = kit::text(tournament::teamName(tournament, each.team)),
                           .strong = true,
                           .secondIsName = true},
                          {.text = titleOf(each.match), .ink = Line::Ink::Soft},
                          {.text = here,
                           .second = exempt && exempt->isSanctioned ? Window::tr("despite a suspension")
                                     : exempt                       ? Window::tr("despite a rule")
                                     : !limits.isEmpty()            ? Window::tr("roster exception")
                                                                    : QString(),
                           .ink = !each.isCheckedIn() ? Line::Ink::Soft
                                  : exempt            ? Line::Ink::Warn
                                                      : Line::Ink::Ok,
                           .tick = each.isCheckedIn() && !exempt,
                           .toolTip = all,
                           .spoken = all.isEmpty() ? QString() : here + u", "_s + all}}};
    }
    return rows;
}

QList<kit::Row> missingRows(const tournament::Tournament& tournament,
                            const std::vector<desk::Waiting>& waiting)
{
    QList<kit::Row> rows;
    for (const desk::Waiting& each : waiting) {
        const QString names = missingOf(tournament, each, false);
        rows << kit::Row{kit::text(each.team),
                         {{.text = names,
                           .second = kit::text(tournament::teamName(tournament, each.team)),
                           .toolTip = names,
                           .inShort = missingOf(tournament, each, true),
                           .secondIsName = true},
                          {.text = titleOf(each.match), .ink = Line::Ink::Soft}}};
    }
    return rows;
}

bool looksLikeCard(const QString& typed)
{
    if (typed.startsWith(u'%') || typed.startsWith(u';') || (typed.startsWith(u'+') && typed.contains(u'?')))
        return true;
    static const QRegularExpression number(u"^[\\s-]*[0-9][0-9\\s-]*$"_s);
    return typed.contains(number);
}

QString firstToDo(const tournament::Tournament& tournament)
{
    const tournament::Setting& setting = *tournament.setting;
    if (setting.teams.empty())
        return kit::text(wording::drawFirstText());
    const rules::Set* set = tournament::generalSet(setting);
    if (!setting.draw && set && set->people.checkin.scope == rules::CheckinScope::Match)
        return Window::tr("The venue checks IDs for each match. Make the draw first, on the Teams screen.");
    return {};
}

QString prompt()
{
    return Window::tr("Type the start of a name or team and press Enter, or swipe a card.");
}

QString enterText(const tournament::Tournament& tournament)
{
    const rules::Set* set = tournament::generalSet(*tournament.setting);
    const auto only = set ? desk::onlyKind(set->people.checkin) : std::nullopt;
    return only ? Window::tr("Enter: the player showed %1").arg(kit::text(*only)) : QString();
}

QString cardPrompt()
{
    return Window::tr(
        "Unknown card. Type the start of the player’s name and press Enter to link it, or Esc to "
        "forget the card.");
}

QString pinQuestion(bool isSuspended)
{
    return isSuspended ? Window::tr("To let %1 play despite a suspension, enter a supervisor’s PIN")
                       : Window::tr("To let %1 play despite the venue’s ID rule, enter a supervisor’s PIN");
}

QString otherNumber(const tournament::Tournament& tournament, const std::string& person)
{
    const tournament::Person* known = tournament::person(*tournament.setting, person);
    if (!known || known->cardHash.empty())
        return {};
    return Window::tr("The roster has %1 for %2; this card has another number")
        .arg(known->cardEnd.empty() ? Window::tr("an ID") : u"…"_s + kit::text(known->cardEnd),
             kit::text(known->name));
}

QString joinedAnswer(QStringList sentences)
{
    sentences.removeAll(QString());
    return kit::whole(wording::joinedSentences(sentences));
}

QString besidesText(const tournament::Tournament& tournament, const desk::CardOwner& owner, bool waits,
                    const QString& asked)
{
    if (!owner.unknown)
        return Window::tr("Finish the check-in of %2 first, or press Esc. This is the card of %1.")
            .arg(kit::text(tournament::personName(tournament, owner.person)), asked);
    if (waits)
        return Window::tr("Finish the check-in of %1 first, or press Esc. This card waits until then.")
            .arg(asked);
    // No one here knows whose card it is, and it may not be the card of the player being asked about.
    return Window::tr(
               "Unknown card, not linked. Finish the check-in of %1 first, or press Esc. Then swipe the "
               "card again.")
        .arg(asked);
}

namespace {

/// `Call match 5 on Tables (Ctrl+1)`, for the player's team; empty while it lacks someone.
QString callableText(const session::Session& session, const std::string& person)
{
    const tournament::Tournament& tournament = session.tournament();
    const std::string team = tournament::teamOfPlayer(tournament, person);
    for (const tournament::Waiting& each : tournament::nextOfEach(tournament, session.ticker().now())) {
        const auto& teams = each.match->teams;
        if ((teams.a == team || teams.b == team) && each.isOffered() && each.missing.empty() &&
            each.suspended.empty())
            return Window::tr("Call %1 on Tables (%2)")
                .arg(kit::text(wording::titleOf(*each.match)), session::named(session::Key::ToTables));
    }
    return {};
}

} // namespace

QStringList stateParts(const session::Session& session, const std::string& person,
                       const desk::CheckinResult& here)
{
    const QString match = kit::text(here.match).trimmed();
    return {match.isEmpty() ? Window::tr("Checked in") : Window::tr("Checked in %1").arg(match),
            kit::text(here.partners), callableText(session, person),
            here.exempt.empty() ? QString() : Window::tr("exception: %1").arg(kit::text(here.exempt)),
            kit::text(here.against)};
}

QString forScreen(const message::Message& said)
{
    return kit::text(wording::text(said, wording::Reader::Screen));
}

} // namespace checkin
