// The lists on the right of Tables: what is ready, and what needs somebody.

#include "tablesscreen.h"
#include "tableswords.h"

#include "desk/play/absence.h"
#include "desk/play/scoresheets.h"
#include "desk/rulings/conduct.h"
#include "tournament/model/lineup.h"
#include "tournament/queries/room.h"
#include "tournament/queries/verdict.h"
#include "tournament/ranking/advancement.h"
#include "tournament/ranking/swissrounds.h"
#include "ui/kit/text.h"
#include "wording/record/names.h"
#include "wording/tournament/statewords.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace tables {

namespace {

constexpr int mostReady = 6; // so that what needs somebody stays in view

QString inALine(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

} // namespace

QWidget* TablesScreen::makeList(List& list, const QString& title)
{
    auto* card = new kit::Card(m_theme);
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(0, 14, 0, 8);
    column->setSpacing(0);
    auto* head = new kit::Line(m_theme, 15, kit::Weight::Medium, kit::Line::Ink::Soft);
    head->setText(title);
    list.none = new kit::Line(m_theme, 15, kit::Weight::Plain, kit::Line::Ink::Soft);
    for (kit::Line* line : {head, list.none}) {
        auto* inset = new QHBoxLayout;
        inset->setContentsMargins(16, 0, 16, 8);
        inset->addWidget(line);
        column->addLayout(inset);
    }
    list.layout = column;
    return card;
}

void TablesScreen::add(List& list, const QString& match, const Row::Words& words)
{
    const auto place = static_cast<std::size_t>(list.matches.size());
    if (place == list.rows.size()) {
        auto* row = new Row(m_theme);
        connect(row, &Row::clicked, this, [this, &list, row] { choose(list, row); });
        connect(
            row, &Row::focusMoved, this,
            [this] {
                if (isVisible() && m_session.isOpen())
                    showAbsence(m_session.tournament());
            },
            Qt::QueuedConnection); // once it is where it goes
        list.layout->addWidget(row);
        list.rows.push_back(row);
    }
    list.matches << match;
    list.rows[place]->show(words);
}

void TablesScreen::finish(List& list, const QString& none)
{
    for (auto place = static_cast<std::size_t>(list.matches.size()); place < list.rows.size(); ++place) {
        if (list.rows[place]->hasFocus())
            setFocus(); // else it would go to some button beside
        list.rows[place]->hide();
    }
    list.none->setText(none);
    list.none->setVisible(list.matches.isEmpty());
}

void TablesScreen::showReady(const tournament::Tournament& tournament, const tournament::Timestamp& now)
{
    m_ready.matches.clear();
    const std::optional<int> free = tournament::freeTable(tournament);
    const std::vector<tournament::Waiting> queue = tournament::queue(tournament, now);
    m_held.clear();
    m_decidable.clear();
    m_waits = false;
    m_mayWait = false;
    for (const tournament::Waiting& waiting : queue) {
        if (m_ready.matches.size() == mostReady)
            break;
        const bool isNext = m_ready.matches.isEmpty();
        const bool lacksIds = waiting.hold.why == tournament::Hold::Why::Ids;
        if (lacksIds)
            m_held.insert(kit::text(waiting.match->id),
                          kit::text(tournament::teamOfPlayer(tournament, waiting.missing.front())));
        const QString asks = isNext && lacksIds                      ? Window::tr("Check-in")
                             : isNext && free && waiting.isOffered() ? Window::tr("Table %1").arg(*free)
                                                                     : QString();
        Row::Words words{teamsOf(tournament, *waiting.match), detailOf(tournament, waiting, now), asks, false,
                         asks.isEmpty() ? QString() : u"Enter"_s};
        const bool isElsewhere = waiting.hold.why == tournament::Hold::Why::Plays; // so nobody is missing
        const bool mayWait = tournament.setting->absence.grace && !waiting.missing.empty() &&
                             !waiting.match->call && !isElsewhere;
        m_mayWait |= mayWait;
        if (mayWait)
            words.note = Window::tr("W begins the grace");
        const auto grace = tournament::graceOf(tournament, *waiting.match, now);
        if (grace) {
            m_waits = true;
            words.detail = graceOf(*waiting.match, *grace);
            words.note = inALine(
                {whoIsMissing(tournament, *waiting.match, grace->missing.awaited, grace->missing.unnamed),
                 Window::tr("W ends the wait")});
        }
        if (desk::absenceNow(tournament, *waiting.match, {}, now)) {
            if (!grace) // who it would be decided against is to be seen before
                words.note =
                    inALine({whoIsMissing(tournament, *waiting.match, waiting.missing, 0), words.note});
            words = {words.title, words.detail, Window::tr("X decides"), true, {}, words.note};
            m_decidable << kit::text(waiting.match->id);
        }
        add(m_ready, kit::text(waiting.match->id), words);
    }
    finish(m_ready, emptyText(tournament));
    const auto more = static_cast<int>(queue.size()) - mostReady;
    m_more->setText(more > 0 ? Window::tr("and %1 more").arg(more) : QString());
    m_more->setVisible(more > 0);
    showAbsence(tournament);
    if (hasFocus()) // the row that had it is gone, or there was none
        takeFocus();
}

namespace {

/// What the open protests of the match are about, and until when.
QString protestOf(const tournament::Match& match, const tournament::Timestamp& now)
{
    QStringList all;
    for (const tournament::Protested& each : match.protests)
        if (each.isOpen())
            all << kit::text(each.protest.reason) + u"; "_s + kit::text(desk::protestState(each, now));
    return kit::sentence(all.join(u" · "_s).toStdString());
}

/// `Full House and Low Club sat down; the draw has Blind & Nil and Low Club there`
QString whoDiffers(const tournament::Tournament& tournament, const tournament::Match& match)
{
    const auto seated = tournament::seatedTeams(*tournament.setting, match);
    const auto name = [&](const std::string& team) {
        return team.empty() ? Window::tr("nobody yet") : kit::text(tournament::teamName(tournament, team));
    };
    return Window::tr("%1 and %2 sat down; the draw has %3 and %4 there")
        .arg(name(match.teams.a), name(match.teams.b), name(seated.a), name(seated.b));
}

} // namespace

void TablesScreen::showNeeds(const tournament::Tournament& tournament)
{
    m_needs.matches.clear();
    m_needs.cases.clear();
    m_needs.sheets.clear();
    for (const tournament::Match* match : tournament::inOrder(tournament)) {
        const QString id = kit::text(match->id);
        const auto table = tournament::tableOf(tournament, *match);
        const QString title = kit::text(wording::titleOf(*match));
        const QString where = table ? Window::tr("table %1").arg(*table) : title;
        const QString teams = teamsOf(tournament, *match);
        const auto say = [&](const QString& what, const QString& detail, const QString& asks) {
            add(m_needs, id, {what, detail, asks, true});
        };
        if (match->flags.pending) {
            m_needs.cases.insert(m_needs.matches.size());
            say(Window::tr("Renege challenge, %1").arg(where), teams, Window::tr("undecided"));
        }
        if (match->flags.disputed)
            say(Window::tr("Who plays here? %1").arg(where), whoDiffers(tournament, *match),
                Window::tr("disputed"));
        else if (tournament::mustSignAnew(*match) && match->state == tournament::State::Final)
            say(Window::tr("Corrected, to be signed anew: %1").arg(title), teams, Window::tr("to be signed"));
        if (const std::string waits = wording::waitsFor(tournament, *match); !waits.empty())
            add(m_needs, id,
                {Window::tr("Waits for %1: %2").arg(kit::text(waits), title), teams, Window::tr("waits")});
        if (match->flags.protest)
            say(Window::tr("Under protest, %1").arg(where), protestOf(*match, m_session.ticker().now()),
                desk::isWithStaff(*match) ? Window::tr("with staff") : Window::tr("protest"));
        if (m_up.contains(id))
            say(Window::tr("Time is up, %1").arg(where), expiryOf(*match), Window::tr("time is up"));
        if (match->state == tournament::State::Ended)
            say(Window::tr("The game is over, %1").arg(where), teams, Window::tr("to be signed"));
    }
    showUndecided(tournament);
    showSheetsOut(tournament);
    finish(m_needs, Window::tr("Nothing at the moment."));
}

void TablesScreen::showUndecided(const tournament::Tournament& tournament)
{
    for (const tournament::Undecided& tie : tournament::undecidedTies(tournament)) {
        QStringList names;
        for (const int seed : tie.seeds)
            names << kit::text(
                tournament::teamName(tournament, tournament::teamOfSeed(*tournament.setting, seed)));
        if (!tournament::openPlayIn(tournament, tie)) // which decides, and is called like any match
            add(m_needs, {}, {levelTitle(tie), names.join(u", "_s), Window::tr("to decide"), true});
    }
    if (const auto next = tournament::roundToPair(tournament))
        add(m_needs, {}, {Window::tr("Round %1 can be paired").arg(*next), {}, Window::tr("Standings")});
}

namespace {

constexpr qsizetype mostSheets = 3; // a room that takes none back is not to fill the list with them

} // namespace

void TablesScreen::showSheetsOut(const tournament::Tournament& tournament)
{
    std::vector<const tournament::Match*> late = tournament::sheetsOut(tournament);
    std::erase_if(late,
                  [](const tournament::Match* match) { return match->state != tournament::State::Final; });
    const auto all = static_cast<qsizetype>(late.size());
    const int aheadMin = m_session.ticker().now().aheadMin;
    for (qsizetype i = 0; i < qMin(all, mostSheets); ++i) {
        const tournament::Match& match = *late[static_cast<std::size_t>(i)];
        const bool isLast = i + 1 == mostSheets && all > mostSheets;
        m_needs.sheets.insert(m_needs.matches.size());
        add(m_needs, kit::text(match.id),
            {kit::sentence(wording::sheetMarkText(tournament, match, aheadMin) + ": " +
                           wording::titleOf(match)),
             teamsOf(tournament, match), Window::tr("it is back"), false, u"B"_s,
             isLast ? Window::tr("and %1 more sheets are out").arg(all - mostSheets) : QString()});
    }
}

bool TablesScreen::pressOnNeeds(int key)
{
    if (key != Qt::Key_B)
        return false;
    for (const qsizetype place : std::as_const(m_needs.sheets)) {
        if (!m_needs.rows[static_cast<std::size_t>(place)]->hasFocus())
            continue;
        const std::string id = m_needs.matches.at(place).toStdString();
        const std::string by = m_session.supervisor().toStdString();
        m_session.ask(
            Window::tr("sheet of %1 back")
                .arg(kit::text(wording::titleOf(*tournament::match(m_session.tournament(), id)))),
            [by, id](desk::Desk& desk) { return desk::takeBackSheet(desk, by, id); },
            [this](const session::Outcome& outcome) { complain(outcome.mistakes.join(u" · "_s)); });
        return true;
    }
    return false;
}

} // namespace tables
