#include "needs.h"

#include "tableswords.h"

#include "desk/play/clock.h"
#include "desk/play/scoresheets.h"
#include "desk/rulings/conduct.h"
#include "tournament/queries/attendance.h"
#include "tournament/queries/clock.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/swissrounds.h"
#include "ui/kit/text.h"
#include "ui/session/deed.h"
#include "wording/clock.h"
#include "wording/record/matchwords.h"
#include "wording/record/names.h"
#include "wording/tournament/clockwords.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace tables {

namespace {

/// What the open protests are about, and their deadlines.
QString protestOf(const tournament::Match& match, const tournament::Timestamp& now)
{
    QStringList all;
    for (const tournament::Protested& each : match.protests)
        if (each.isOpen())
            all << kit::text(each.protest.reason) + u"; "_s + kit::text(desk::protestState(each, now));
    return kit::sentence(all.join(u" · "_s).toStdString());
}

/// `Seated: Full House and Low Club. In the draw: Blind & Nil and Low Club.`
QString whoDiffers(const tournament::Tournament& tournament, const tournament::Match& match)
{
    const auto seated = tournament::seatedTeams(*tournament.setting, match);
    const auto name = [&](const std::string& team) {
        return kit::text(wording::nameOrTbd(tournament, team));
    };
    return Window::tr("Seated: %1 and %2. In the draw: %3 and %4.")
        .arg(name(match.teams.a), name(match.teams.b), name(seated.a), name(seated.b));
}

} // namespace

NeedsList::NeedsList(kit::Theme& theme, session::Session& session)
    : RowList(theme, Window::tr("Needs attention")), m_session(session)
{
    setObjectName(u"needsAttention"_s);
    connect(this, &RowList::chosen, this, [this](qsizetype place) {
        if (about(place) == Pause)
            Q_EMIT resumeWanted();
        else if (match(place).isEmpty())
            Q_EMIT decisionWanted();
        else if (about(place) == Case)
            Q_EMIT caseWanted(match(place));
        else if (about(place) == Absence)
            chooseAbsence(match(place));
        else if (about(place) == Ids)
            chooseIds(match(place));
        else
            Q_EMIT matchWanted(match(place));
    });
}

void NeedsList::show(const tournament::Tournament& tournament, const QStringList& up)
{
    begin();
    addPause(tournament);
    for (const tournament::Match* match : tournament::inOrder(tournament)) {
        addMatch(tournament, *match, up.contains(kit::text(match->id)));
        addAbsence(tournament, *match);
    }
    addUndecided(tournament);
    addSheetsOut(tournament);
    finish(Window::tr("Nothing right now."), size() > 0 ? QString::number(size()) : QString());
}

// Only if no clock runs. The card of a table shows a single paused clock.
void NeedsList::addPause(const tournament::Tournament& tournament)
{
    const desk::RoomClocks room = desk::roomClocks(tournament);
    if (room.pause > 0 || room.resume == 0)
        return;
    const tournament::Timestamp now = m_session.ticker().now();
    for (const tournament::Match* match : tournament::atTables(tournament)) {
        const auto reading = match ? tournament::readingOf(tournament, *match, now) : std::nullopt;
        if (!reading || reading->clock.state != tournament::Clock::State::Paused)
            continue;
        const QString since =
            wording::timeOfDay(tournament::wallClock(reading->clock.since.utc, now.aheadMin));
        const QString detail = kit::joined(
            {kit::text(wording::pauseReason(reading->clock)), Window::tr("since %1").arg(since)}, u" · "_s);
        return add({},
                   {Window::tr("Clocks paused"),
                    kit::sentence(detail),
                    Window::tr("Resume all"),
                    true,
                    {},
                    {},
                    u"pause"_s},
                   Pause);
    }
}

void NeedsList::addMatch(const tournament::Tournament& tournament, const tournament::Match& match, bool isUp)
{
    const auto table = tournament::tableOf(tournament, match);
    const QString title = kit::text(wording::titleOf(match));
    const QString where = table ? Window::tr("table %1").arg(*table) : title;
    const QString teams = teamsOf(tournament, match);
    const auto say = [&](const QString& icon, const QString& what, const QString& detail, const QString& asks,
                         About of = Match) {
        add(kit::text(match.id), {what, detail, asks, true, {}, {}, icon}, of);
    };
    if (match.flags.pending)
        say(u"rulings"_s, Window::tr("Open challenge, %1").arg(where), teams, Window::tr("Decide"), Case);
    if (match.flags.disputed)
        say(u"alert"_s, Window::tr("Who plays here? %1").arg(kit::sentence(where)),
            whoDiffers(tournament, match), Window::tr("Disputed"));
    else if (tournament::mustSignAgain(match) && match.state == tournament::State::Final)
        say(u"pen"_s, Window::tr("Corrected, sign again: %1").arg(title), teams, Window::tr("Sign"));
    if (const auto persons = tournament::seatedWithoutId(tournament, match); !persons.empty())
        say(u"checkin"_s, Window::tr("Not checked in, %1").arg(where),
            kit::text(tournament::namesOf(tournament, persons)), Window::tr("Check in"), Ids);
    if (const std::string waits = wording::waitsFor(tournament, match); !waits.empty())
        say(u"hold"_s, Window::tr("On hold, %1").arg(where),
            Window::tr("%1 is waiting for %2").arg(kit::sentence(title), kit::text(waits)),
            Window::tr("Waits"));
    if (match.flags.protest)
        say(u"flag"_s, Window::tr("Under protest, %1").arg(where), protestOf(match, m_session.ticker().now()),
            desk::isWithStaff(match) ? Window::tr("with staff") : Window::tr("Protest"));
    if (isUp)
        say(u"clock"_s, Window::tr("Time is up, %1").arg(where), expiryOf(match), Window::tr("Call time"));
    if (match.state == tournament::State::Ended)
        say(u"pen"_s, Window::tr("Signatures, %1").arg(where), endOf(tournament, match), Window::tr("Sign"));
}

// Shows the time left, so it is updated every second.
void NeedsList::addAbsence(const tournament::Tournament& tournament, const tournament::Match& match)
{
    const auto grace = tournament::graceOf(tournament, match, m_session.ticker().now());
    const auto absence = grace ? tournament::absenceIn(grace->missing) : std::nullopt;
    if (!absence)
        return;
    const tournament::Missing& missing = grace->missing;
    const auto players = static_cast<int>(missing.awaited.size()) + missing.unnamed;
    const QString count = missingCount(players);
    const QString who =
        count.isEmpty() ? missingText(tournament, match, missing.awaited, missing.unnamed) : count;
    const QString ending = kit::text(wording::absenceWord(*absence));
    add(kit::text(match.id),
        {who.isEmpty() ? Window::tr("A player can’t play") : who,
         kit::sentence(wording::titleOf(match)) + u" · "_s +
             (grace->isUp()
                  ? ending
                  : Window::tr("%1 in %2").arg(ending, kit::text(tournament::timeText(grace->left)))),
         grace->isUp() ? Window::tr("Decide") : QString(),
         true,
         {},
         {},
         u"hold"_s},
        Absence);
}

void NeedsList::chooseAbsence(const QString& id)
{
    const tournament::Tournament& tournament = m_session.tournament();
    const tournament::Match* match = tournament::match(tournament, id.toStdString());
    const auto grace =
        match ? tournament::graceOf(tournament, *match, m_session.ticker().now()) : std::nullopt;
    if (!grace)
        return;
    if (grace->isUp())
        Q_EMIT absenceWanted(id);
    else
        Q_EMIT checkinWanted(kit::text(grace->missing.players.a > 0 ? match->teams.a : match->teams.b));
}

void NeedsList::chooseIds(const QString& id)
{
    const tournament::Match* match = tournament::match(m_session.tournament(), id.toStdString());
    const auto persons =
        match ? tournament::seatedWithoutId(m_session.tournament(), *match) : std::vector<std::string>();
    for (const facts::Seat seat : facts::allSeats)
        if (!persons.empty() && match->call->players[seat] == persons.front())
            return Q_EMIT checkinWanted(kit::text(match->teams[seat.side]));
}

void NeedsList::addUndecided(const tournament::Tournament& tournament)
{
    for (const tournament::Undecided& tie : tournament::undecidedTies(tournament)) {
        QStringList names;
        for (const int seed : tie.seeds)
            names << kit::text(
                tournament::teamName(tournament, tournament::teamOfSeed(*tournament.setting, seed)));
        if (!tournament::openPlayIn(tournament, tie)) // it decides, and is called like any match
            add({}, {tieTitle(tie), names.join(u", "_s), Window::tr("Decide"), true, {}, {}, u"standings"_s});
    }
    if (const auto next = tournament::roundToPair(tournament))
        add({}, {Window::tr("Round %1 can be paired").arg(*next),
                 Window::tr("Every match before it is finished"),
                 Window::tr("Pair"),
                 true,
                 {},
                 {},
                 u"standings"_s});
}

void NeedsList::addSheetsOut(const tournament::Tournament& tournament)
{
    const int aheadMin = m_session.ticker().now().aheadMin;
    for (const tournament::Match* match : tournament::sheetsOut(tournament))
        if (match->state == tournament::State::Final)
            add(kit::text(match->id),
                {kit::sentence(wording::sheetMarkText(tournament, *match, aheadMin) + ": " +
                               wording::titleOf(*match)),
                 teamsOf(tournament, *match),
                 session::does(session::Key::SheetIsBack),
                 false,
                 session::named(session::Key::SheetIsBack),
                 {},
                 u"print"_s},
                Sheet);
}

bool NeedsList::press(session::Key key)
{
    const qsizetype place = focused();
    if (key != session::Key::SheetIsBack || place < 0 || about(place) != Sheet)
        return false;
    const std::string id = match(place).toStdString();
    const QString title = kit::text(wording::titleOf(*tournament::match(m_session.tournament(), id)));
    session::carryOut(
        m_session, {},
        {.what = Window::tr("sheet of %1 back").arg(title),
         .job = [id](desk::Desk& desk, const std::string& by) { return desk::returnSheet(desk, by, id); },
         .done = [this] { Q_EMIT said({}); },
         .complain = [this](const QString& sentence) { Q_EMIT said(sentence); }},
        this);
    return true;
}

} // namespace tables

#include "moc_needs.cpp"
