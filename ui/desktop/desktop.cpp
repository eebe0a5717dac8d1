#include "desktop.h"

#include "jumps.h"

#include "desk/checks/lookup.h"
#include "desk/play/scoresheets.h"
#include "desk/reports/sheetchoice.h"
#include "tournament/queries/room.h"
#include "tournament/ranking/swissrounds.h"
#include "ui/bracket/bracketscreen.h"
#include "ui/checkin/checkinscreen.h"
#include "ui/hall/hallscreen.h"
#include "ui/kit/enterkey.h"
#include "ui/kit/text.h"
#include "ui/lock/supervisorsscreen.h"
#include "ui/newtournament/newtournamentscreen.h"
#include "ui/print/printscreen.h"
#include "ui/rules/rulesscreen.h"
#include "ui/rulings/rulingsscreen.h"
#include "ui/sheet/view/sheetscreen.h"
#include "ui/shell/finder.h"
#include "ui/shell/header.h"
#include "ui/standings/standingsscreen.h"
#include "ui/start/recent.h"
#include "ui/start/startscreen.h"
#include "ui/tables/tablesscreen.h"
#include "ui/teams/teamsscreen.h"
#include "wording/record/names.h"
#include "wording/record/refusal.h"
#include "wording/tr.h"

#include <QApplication>

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace desktop {

Desktop::Desktop(duty::Cost cost) : m_guard(lock::supervisorsFile(), cost)
{
    const session::Settings& settings = m_session.settings();
    m_theme.set(kit::schemeOf(settings.value(u"look"_s).toString()),
                std::clamp(settings.value(u"textSize"_s, 1.0).toDouble(), 1.0, 2.0));
    m_theme.applyTo(*qobject_cast<QApplication*>(qApp));
    qApp->installEventFilter(new kit::EnterKey(&m_theme));
    m_session.setSupervisor(settings.value(u"supervisor"_s).toString());
    m_window = std::make_unique<shell::Window>(m_theme, m_session);
    m_lock = new lock::Lock(m_theme, m_session, m_guard, *m_window);
    addStart();
    addScreens();
    addRecord();
    addPaperCheck();
    addHall();
    connectWindow();
    m_lock->lockAgain();
}

Desktop::~Desktop()
{
    m_hall->disconnect(this); // the window closes it on its way out, and has no footer then to say so in
}

template <class Screen>
Screen* Desktop::add(shell::Place place, const QString& icon, const QString& word, const QString& paper)
{
    auto* screen = new Screen(m_theme, m_session);
    m_window->add(place, icon, word, screen);
    connect(screen, &session::Screen::matchWanted, this, &Desktop::openSheet);
    connect(screen, &session::Screen::recordWanted, this, &Desktop::openRecord);
    connect(screen, &session::Screen::teamWanted, this, [this](const QString& team) {
        m_window->go(shell::Place::Teams);
        m_teams->select(team);
    });
    if (!paper.isEmpty())
        connect(screen, &session::Screen::printWanted, this, [this, paper] {
            m_print->show(paper, paper == u"scoresheet"_s ? m_sheets->current()->match()
                                 : paper == u"ruling"_s   ? m_rulings->challenge()
                                                          : QString());
            m_window->go(shell::Place::Print);
        });
    return screen;
}

void Desktop::addScreens()
{
    auto* tables = add<tables::TablesScreen>(shell::Place::Tables, u"tables"_s, Window::tr("Tables"), {});
    m_teams = add<teams::TeamsScreen>(shell::Place::Teams, u"teams"_s, Window::tr("Teams"), u"certificate"_s);
    connect(m_teams, &teams::TeamsScreen::drawn, this, [this] {
        if (m_window->current() == m_teams) // of Swiss nothing is to be played before round 1 is paired
            m_window->go(tournament::roundToPair(m_session.tournament()) ? shell::Place::Standings
                                                                         : shell::Place::CheckIn);
        if (m_window->current() == m_standings)
            m_standings->decide();
    });
    m_teams->allow = allowance();
    auto* checkin = add<checkin::CheckinScreen>(shell::Place::CheckIn, u"checkin"_s, Window::tr("Check-in"),
                                                u"checkin"_s);
    connect(tables, &tables::TablesScreen::checkinWanted, this, [this, checkin](const QString& team) {
        m_window->go(shell::Place::CheckIn);
        checkin->lookFor(team);
    });
    checkin->allow = allowance();
    addAbsences(*checkin);
    connect(
        checkin, &checkin::CheckinScreen::answered, this,
        [this, checkin](const QString& said, bool good) {
            if (m_window->current() != checkin)
                m_window->footer().sayForNow(said, good ? kit::Line::Ink::Ok : kit::Line::Ink::Warn);
        },
        Qt::QueuedConnection); // behind what the footer says was saved
    connect(
        checkin, &checkin::CheckinScreen::passed, this, [this] { m_window->footer().pass(); },
        Qt::QueuedConnection);
    m_reader.takeDigits(m_session.settings().value(u"scanner"_s, false).toBool());
    connect(&m_reader, &shell::CardReader::scannerSeen, this, [this] {
        m_session.settings().set(u"scanner"_s, true);
        m_reader.takeDigits(true);
    });
    connect(&m_reader, &shell::CardReader::read, this, [this, checkin](const QString& line) {
        if (m_lock->isLocked()) // nothing is recorded then
            return;
        if (m_hall->covers()) // what the card comes to is told in the window under it
            m_hall->close();
        if (!m_session.isOpen())
            return m_window->footer().say(
                Window::tr("A card was swiped, and no tournament is open: nothing was kept of it."),
                kit::Line::Ink::Warn);
        if (desk::isSheetCode(line.toStdString()))
            return openScanned(line.toStdString());
        if (!m_teams->takeCard(line))
            checkin->readCard(line);
    });
    m_sheets = add<sheet::SheetScreen>(shell::Place::ScoreSheet, u"sheet"_s, Window::tr("Score sheet"),
                                       u"scoresheet"_s);
    connect(m_sheets, &sheet::SheetScreen::sheetLeft, this, [this] {
        if (!m_scanned.empty() && !m_lock->isLocked()) // behind the lock it lies where it lay
            typeFromSheet({});
    });
    m_bracket =
        add<tree::BracketScreen>(shell::Place::Bracket, u"bracket"_s, Window::tr("Bracket"), u"bracket"_s);
    m_standings = add<standings::StandingsScreen>(shell::Place::Standings, u"standings"_s,
                                                  Window::tr("Standings"), u"standings"_s);
    connect(tables, &tables::TablesScreen::decisionWanted, this, [this] {
        m_window->go(shell::Place::Standings);
        m_standings->decide();
    });
    connect(m_sheets, &sheet::SheetScreen::tablesWanted, this,
            [this] { m_window->go(shell::Place::Tables); });
    m_rulings =
        add<rulings::RulingsScreen>(shell::Place::Rulings, u"rulings"_s, Window::tr("Rulings"), u"ruling"_s);
    connect(m_sheets, &sheet::SheetScreen::caseWanted, this,
            [this](const QString& match, int game, int hand) {
                m_window->go(shell::Place::Rulings);
                m_rulings->openHand(match, game, hand);
            });
    connect(tables, &tables::TablesScreen::caseWanted, this, [this](const QString& match) {
        m_window->go(shell::Place::Rulings);
        m_rulings->openWaiting(match);
    });
    m_print = add<print::PrintScreen>(shell::Place::Print, u"print"_s, Window::tr("Print"), {});
    connect(&m_print->keeper(), &webpage::Keeper::failed, this, [this](const QString& sentence) {
        m_window->footer().say(Window::tr("The web page is as it was: %1").arg(sentence),
                               kit::Line::Ink::Warn);
    });
    add<rulesview::RulesScreen>(shell::Place::Rules, u"rules"_s, Window::tr("Rules"), u"rulecard"_s);
}

void Desktop::addStart()
{
    m_start = new start::StartScreen(m_theme, m_session);
    m_newTournament = new newtournament::NewTournamentScreen(m_theme, m_session, m_window.get());
    m_newTournament->hide();
    m_window->setStart(m_start);
    connect(m_start, &start::StartScreen::newTournamentWanted, this,
            [this] { m_window->show(m_newTournament); });
    connect(m_start, &start::StartScreen::broughtIn, this,
            [this](const QString& sentence) { m_window->footer().say(sentence, kit::Line::Ink::Ok); });
    connect(m_newTournament, &newtournament::NewTournamentScreen::dropped, this,
            [this] { m_window->show(m_start); });
    connect(m_newTournament, &newtournament::NewTournamentScreen::made, this,
            [this](const desk::HowDrawn& how) {
                m_teams->setWishes(how);
                m_window->go(shell::Place::Teams);
            });
}

void Desktop::connectWindow()
{
    connect(m_window.get(), &shell::Window::undoWanted, this, [this] { step(true); });
    connect(m_sheets, &sheet::SheetScreen::undoWanted, this, [this] { step(true); });
    connect(m_window.get(), &shell::Window::redoWanted, this, [this] { step(false); });
    connect(m_window.get(), &shell::Window::jumpWanted, this, &Desktop::jump);
    connect(m_window.get(), &shell::Window::packWanted, this, [this] { openPrint(u"pack"_s); });
    connect(m_window.get(), &shell::Window::otherTournamentWanted, this, [this] { m_window->show(m_start); });
    connect(m_window.get(), &shell::Window::supervisorWanted, this, &Desktop::handOver);
    connect(m_window.get(), &shell::Window::lockWanted, m_lock, &lock::Lock::lock);
    connect(m_lock, &lock::Lock::closed, this, [this](QWidget* before) {
        m_window->finder().close();
        if (before && before->isVisible() && m_window->current()->isAncestorOf(before))
            before->setFocus();
        else
            m_window->current()->takeFocus();
    });
    connect(m_lock, &lock::Lock::opened, this, &Desktop::beOnDuty);
    connect(m_lock, &lock::Lock::said, this,
            [this](const QString& text, kit::Line::Ink ink) { m_window->footer().say(text, ink); });
    connect(m_lock, &lock::Lock::renamed, this, [this](const QString& from, const QString& to) {
        if (from == m_session.supervisor())
            beOnDuty(to);
    });
    m_supervisors = new lock::SupervisorsScreen(m_theme, m_session, *m_lock, m_guard);
    m_supervisors->setParent(m_window.get());
    m_supervisors->hide();
    connect(m_supervisors, &lock::SupervisorsScreen::left, this, [this] {
        if (m_session.isOpen())
            m_window->go(shell::Place::Tables);
        else
            m_window->show(m_start);
    });
    m_sheets->allow = allowance();
    m_rulings->allow = allowance();
    connect(&m_session, &session::Session::changed, this, [this] {
        showBackup();
        if (m_session.shown().file == m_remembered)
            return;
        m_remembered = m_session.shown().file;
        if (m_session.supervisor().isEmpty())
            handOver(); // nothing is recorded without a name
    });
    connect(&m_session, &session::Session::backedUp, this, &Desktop::showBackup);
    connect(&m_session.ticker(), &session::Ticker::ticked, this, &Desktop::showBackup);
}

void Desktop::open(const QString& file)
{
    m_start->open(file);
}

void Desktop::openLast()
{
    const QList<start::Recent> recent = start::recentTournaments(m_session.settings());
    if (!recent.isEmpty())
        open(recent.front().file);
}

void Desktop::openSheet(const QString& match)
{
    m_sheets->open(match);
    m_window->go(shell::Place::ScoreSheet);
}

void Desktop::jump()
{
    if (!m_session.isOpen())
        return;
    const Places places{[this](const QString& match) { openSheet(match); },
                        [this](shell::Place place) { m_window->go(place); },
                        [this] { m_window->show(m_start); },
                        [this] { openAbsences(); },
                        [this] { m_hall->toggle(); },
                        [this] { openHallScreen(); },
                        [this](const QString& word) { openPrint(word); }};
    m_window->finder().open(Window::tr("Jump to a team, player, table, match or print"),
                            jumps(m_session.tournament(), places) + pinChoices());
}

void Desktop::openPrint(const QString& word)
{
    if (!m_session.isOpen())
        return;
    m_print->show(word);
    m_window->go(shell::Place::Print);
}

void Desktop::showBackup()
{
    if (m_session.isOpen())
        m_window->footer().setBackup(
            session::backupText(m_session.shown().backup, m_session.ticker().now().utc));
}

void Desktop::handOver()
{
    const auto take = [this](const QString& name) { takeDuty(name); };
    QList<shell::Choice> choices;
    if (m_session.isOpen())
        for (const QString& name : supervisorsOf(m_session.tournament()))
            if (name != m_session.supervisor())
                choices << shell::Choice{name, Window::tr("takes over"), [take, name] { take(name); }};
    m_window->finder().open(Window::tr("Who is on duty now?"), choices + pinChoices(), take);
}

void Desktop::beOnDuty(const QString& name)
{
    m_session.setSupervisor(name);
    m_session.settings().set(u"supervisor"_s, name);
}

void Desktop::takeDuty(const QString& name)
{
    const auto good = desk::supervisorName(name.toStdString());
    if (!good)
        return m_window->footer().say(kit::sentences(wording::onScreen(good.error().mistakes)).constFirst(),
                                      kit::Line::Ink::Bad);
    const QString stored = kit::text(*good);
    const auto take = [this](const QString& taking) { beOnDuty(taking); };
    const auto known = m_guard.names();
    if (known && !known->contains(stored))
        return take(stored);
    m_lock->need(Window::tr("%1 takes over").arg(stored), take, {}, stored);
}

session::PinGate Desktop::allowance()
{
    return [this](const QString& what, const session::OnGranted& then, const session::OnCancelled& dropped) {
        m_lock->need(what, then, dropped);
    };
}

void Desktop::showSupervisors()
{
    m_window->show(m_supervisors);
}

QList<shell::Choice> Desktop::pinChoices()
{
    return {{Window::tr("Supervisors and PINs"), Window::tr("set, change, rename, when it locks"),
             [this] { showSupervisors(); }},
            {Window::tr("Lock now"), u"Ctrl L"_s, [this] { m_lock->lock(); }}};
}

// A score sheet was scanned: it came back, also where nothing of what was played is typed yet, or its match
// is to begin.
void Desktop::openScanned(const std::string& code)
{
    m_window->finder().close();
    const auto match = desk::matchOfSheet(m_session.tournament(), code);
    if (!match)
        return m_window->footer().say(
            QString::fromStdString(wording::onScreen(match.error().mistakes.front())), kit::Line::Ink::Warn);
    openSheet(QString::fromStdString(*match));
    if (tournament::isSheetInUse(m_session.tournament(), *tournament::match(m_session.tournament(), *match)))
        takeBackSheet(*match);
    else
        typeFromSheet(*match);
}

// Until the sheet is left; what was asked for by then is still recorded with it.
void Desktop::typeFromSheet(const std::string& match)
{
    m_scanned = match;
    if (m_session.isOpen())
        m_session.ask({}, [match](desk::Desk& desk) -> desk::Answer<desk::Recorded> {
            desk::typeFromSheet(desk, match);
            return desk::Recorded();
        });
}

void Desktop::takeBackSheet(const std::string& match)
{
    const tournament::Match& found = *tournament::match(m_session.tournament(), match);
    const QString said = kit::sentence(desk::sheetBackText(found)) + u'.';
    const QString title = kit::sentence(wording::titleOf(found));
    const std::string by = m_session.supervisor().toStdString();
    const auto job = [by, match, op = m_sheetBack](desk::Desk& desk) {
        auto done = desk::takeBackSheet(desk, by, match);
        if (done)
            *op = done->op;
        return done;
    };
    const auto answered = [this, match, said, title](const session::Outcome& outcome) {
        const tournament::Match* now = tournament::match(m_session.tournament(), match);
        const bool isBack = now && !tournament::isSheetOut(m_session.tournament(), *now);
        if (outcome.good() || isBack) // a scanner may read twice
            return m_window->footer().say(said, kit::Line::Ink::Ok);
        m_window->footer().say(Window::tr("%1 is open. That its sheet is back is not on record: %2")
                                   .arg(title, kit::inARow(outcome.mistakes)),
                               kit::Line::Ink::Warn);
    };
    m_session.ask({}, job, answered, this);
}

} // namespace desktop
