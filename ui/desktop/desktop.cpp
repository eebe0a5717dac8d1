#include "desktop.h"

#include "jumps.h"

#include "tournament/ranking/swissrounds.h"
#include "ui/kit/enterkey.h"
#include "ui/session/clockformat.h"
#include "ui/shell/header.h"
#include "ui/start/recent.h"
#include "wording/tr.h"

#include <QApplication>

#include <algorithm>

using namespace Qt::StringLiterals;
using session::Key;
using shell::Place;
using wording::Window;

namespace desktop {

Desktop::Desktop(duty::Cost cost) : m_guard(lock::supervisorsFile(), cost)
{
    const session::Settings& settings = m_session.settings();
    m_theme.set(kit::schemeOf(settings.value(u"look"_s).toString()),
                std::clamp(settings.value(u"textSize"_s, 1.0).toDouble(), 1.0, 2.0));
    m_theme.applyTo(*qobject_cast<QApplication*>(qApp));
    session::useClockFormat(settings);
    qApp->installEventFilter(new kit::EnterKey(&m_theme));
    m_session.setSupervisor(settings.value(u"supervisor"_s).toString());
    m_window = std::make_unique<shell::Window>(m_theme, m_session);
    m_actions = std::make_unique<Actions>(m_theme, m_session, *m_window, lock::supervisorsFile());
    m_lock = new lock::Lock(m_theme, m_session, m_guard, *m_window);
    m_shift = std::make_unique<Shift>(m_session, m_guard, *m_lock, *m_window);
    m_steps = std::make_unique<Steps>(m_session, *m_lock, m_scans, *m_window);
    m_scans.setWindow(m_window.get());
    m_scans.isLocked = [this] { return m_lock->isLocked(); };
    addStart();
    addScreens();
    addAsides();
    connectScreens();
    connectWindow();
    connectActions();
    m_lock->lockAgain();
}

template <class Screen>
Screen* Desktop::add(Place place, const QString& paper)
{
    auto* screen = new Screen(m_theme, m_session);
    m_window->add(place, screen);
    connect(screen, &session::Screen::matchWanted, this, &Desktop::openSheet);
    connect(screen, &session::Screen::wanted, m_window.get(), &shell::Window::act);
    connect(screen, &session::Screen::teamWanted, this, [this](const QString& team) {
        m_window->go(Place::Teams);
        m_teams->select(team);
    });
    if (!paper.isEmpty())
        connect(screen, &session::Screen::printWanted, this, [this, paper] {
            openPrint(paper, paper == u"scoresheet"_s ? m_sheets->current()->match()
                             : paper == u"ruling"_s   ? m_rulings->challenge()
                                                      : QString());
        });
    return screen;
}

void Desktop::addStart()
{
    m_start = new start::StartScreen(m_theme, m_session);
    m_newTournament = new newtournament::NewTournamentScreen(m_theme, m_session, m_window.get());
    m_newTournament->hide();
    m_window->show(m_start);
    m_window->setAlone({m_start, m_newTournament});
    connect(m_start, &session::Screen::wanted, m_window.get(), &shell::Window::act);
    connect(m_start, &session::Screen::left, this, [this] { m_window->go(Place::Tables); });
    connect(m_start, &start::StartScreen::newTournamentWanted, this,
            [this] { m_window->show(m_newTournament); });
    connect(m_start, &start::StartScreen::tournamentImported, this,
            [this](const QString& sentence) { m_window->footer().say(sentence, kit::Line::Ink::Ok); });
    m_demo = new start::DemoScreen(m_theme, m_session, m_window.get());
    m_demo->hide();
    connect(m_start, &start::StartScreen::demoOpened, this, [this] { m_window->show(m_demo); });
    connect(m_demo, &start::DemoScreen::tablesWanted, this, [this] { m_window->go(Place::Tables); });
    connect(m_demo, &session::Screen::matchWanted, this, &Desktop::openSheet);
    connect(m_newTournament, &newtournament::NewTournamentScreen::dropped, this,
            [this] { m_window->show(m_start); });
    connect(m_newTournament, &newtournament::NewTournamentScreen::made, this,
            [this](const desk::DrawSettings& how) {
                m_teams->setDrawSettings(how);
                m_window->go(Place::Teams);
            });
}

void Desktop::addScreens()
{
    m_tables = add<tables::TablesScreen>(Place::Tables, {});
    m_teams = add<teams::TeamsScreen>(Place::Teams, u"certificate"_s);
    m_checkin = add<checkin::CheckinScreen>(Place::CheckIn, u"checkin"_s);
    m_sheets = add<sheet::SheetScreen>(Place::ScoreSheet, u"scoresheet"_s);
    m_bracket = add<tree::BracketScreen>(Place::Bracket, u"bracket"_s);
    m_standings = add<standings::StandingsScreen>(Place::Standings, u"standings"_s);
    m_rulings = add<rulings::RulingsScreen>(Place::Rulings, u"ruling"_s);
    m_print = add<print::PrintScreen>(Place::Print, {});
    addRules();
}

void Desktop::addRules()
{
    auto* shown = add<rulesview::RulesScreen>(Place::Rules, u"rulecard"_s);
    m_rulesEditor = new rulesview::EditorScreen(m_theme, m_session, m_window.get());
    m_rulesEditor->hide();
    m_ruleFiles = new RuleFiles(m_session, *m_window, *m_newTournament, *shown, *m_rulesEditor);
    m_ruleFiles->isLocked = [this] { return m_lock->isLocked(); };
    connect(m_start, &start::StartScreen::ruleFileChosen, m_ruleFiles,
            [this](const QString& file) { m_ruleFiles->bring(file, true); });
    connect(shown, &session::Screen::left, this, [this] { m_window->show(m_start); });
}

// These screens open from any screen, and Esc leads back there.
void Desktop::addAsides()
{
    m_absences = new absences::AbsencesScreen(m_theme, m_session);
    m_record = new record::RecordScreen(m_theme, m_session);
    m_paperCheck = new papercheck::PaperCheckScreen(m_theme, m_session);
    m_supervisors = new lock::SupervisorsScreen(m_theme, m_session, *m_lock, m_guard);
    m_hall = std::make_unique<hall::Hall>(m_session);
    m_hall->avoidMonitorOf(*m_window);
    m_hallScreen = new hall::HallScreen(m_theme, m_session, *m_hall);
    for (session::Screen* each : std::initializer_list<session::Screen*>{m_absences, m_record, m_paperCheck,
                                                                         m_supervisors, m_hallScreen}) {
        each->setParent(m_window.get());
        each->hide();
    }
    connect(m_checkin, &checkin::CheckinScreen::absencesWanted, this,
            [this] { m_window->visit(m_absences); });
    connect(m_absences, &absences::AbsencesScreen::left, this, [this] { m_window->leave(m_absences); });
    connect(m_hallScreen, &hall::HallScreen::left, this, [this] { m_window->leave(m_hallScreen); });
    connect(m_record, &record::RecordScreen::left, this, &Desktop::openRecord); // leads back from there
    connect(m_record, &session::Screen::matchWanted, this, &Desktop::openSheet);
    connect(m_record, &session::Screen::printWanted, this,
            [this] { openPrint(u"record"_s, m_record->match()); });
    connect(m_sheets, &sheet::SheetScreen::paperCheckWanted, this, [this](const QString& match, int game) {
        m_paperCheck->open(match, game);
        m_window->show(m_paperCheck);
    });
    connect(m_paperCheck, &papercheck::PaperCheckScreen::left, this,
            [this] { goBackTo(m_sheets, m_paperCheck->match()); });
    connect(m_supervisors, &lock::SupervisorsScreen::left, this,
            [this] { m_session.isOpen() ? m_window->go(Place::Tables) : m_window->show(m_start); });
    connect(m_hall.get(), &hall::Hall::said, &m_window->footer(), &shell::Footer::say);
    connect(m_hall.get(), &hall::Hall::unsaid, &m_window->footer(), &shell::Footer::unsay);
}

// What screens ask of each other.
void Desktop::connectScreens()
{
    m_teams->allow = m_checkin->allow = m_absences->allow = m_sheets->allow =
        m_rulings->allow = [this](const QString& what, const session::OnGranted& then,
                                  const session::OnCancelled& dropped) { m_lock->need(what, then, dropped); };
    connect(m_teams, &teams::TeamsScreen::drawn, this, [this] {
        if (m_window->current() == m_teams) // in Swiss, round 1 must be paired first
            m_window->go(tournament::roundToPair(m_session.tournament()) ? Place::Standings : Place::CheckIn);
        if (m_window->current() == m_standings)
            m_standings->decide();
    });
    connect(m_tables, &tables::TablesScreen::checkinWanted, this, [this](const QString& team) {
        m_window->go(Place::CheckIn);
        m_checkin->selectMissingOf(team);
    });
    connect(m_tables, &tables::TablesScreen::decisionWanted, this, [this] {
        m_window->go(Place::Standings);
        m_standings->decide();
    });
    m_rulings->lastAt = [this] { return spotAt(m_sheets); };
    connect(m_window.get(), &shell::Window::leads, m_rulings, [this](session::Screen* place) {
        if (place == m_rulings)
            m_rulings->comeFrom(spotAt(m_window->current()));
    });
    connect(m_rulings, &session::Screen::left, this,
            [this] { goBackTo(m_window->cameFrom(m_rulings), m_rulings->backTo()); });
    connect(m_window.get(), &shell::Window::visiting, this, [this](session::Screen* screen) {
        if (screen == m_print)
            m_printFromMatch = matchAt(m_window->current());
    });
    connect(m_print, &session::Screen::left, this,
            [this] { goBackTo(m_window->cameFrom(m_print), m_printFromMatch); });
    connect(m_window.get(), &shell::Window::visiting, m_rulings, &rulings::RulingsScreen::visited);
    const auto openCase = [this](const QString& match, int game = 1, int hand = 0) {
        m_window->go(Place::Rulings);
        m_rulings->openHand(match, game, hand);
    };
    connect(m_tables, &tables::TablesScreen::caseWanted, this, openCase);
    connect(m_demo, &start::DemoScreen::caseWanted, this, openCase);
    connect(m_tables, &tables::TablesScreen::sheetPrintWanted, this,
            [this](const QString& match) { openPrint(u"scoresheet"_s, match); });
    connect(m_tables, &tables::TablesScreen::paperWanted, this,
            [this](const QString& word) { openPrint(word); });
    connect(m_tables, &tables::TablesScreen::closeWanted, this, [this] { m_window->show(m_start); });
    connect(
        m_checkin, &checkin::CheckinScreen::answered, this,
        [this](const QString& said, bool good) {
            if (m_window->current() != m_checkin)
                m_window->footer().sayForNow(said, good ? kit::Line::Ink::Ok : kit::Line::Ink::Warn);
        },
        Qt::QueuedConnection); // after what the footer says was saved
    connect(
        m_checkin, &checkin::CheckinScreen::passed, this, [this] { m_window->footer().pass(); },
        Qt::QueuedConnection);
    connect(&m_scans, &Scans::came, this, [this] {
        if (m_hall->covers()) // the window below it answers the card
            m_hall->close();
    });
    connect(&m_scans, &Scans::sheetScanned, this, &Desktop::openSheet);
    connect(&m_scans, &Scans::cardRead, this, [this](const QString& line) {
        if (!m_teams->takeCard(line))
            m_checkin->readCard(line);
    });
    connect(m_sheets, &sheet::SheetScreen::sheetLeft, &m_scans, &Scans::leaveSheet);
    connect(m_sheets, &sheet::SheetScreen::tablesWanted, this, [this] { m_window->go(Place::Tables); });
    connect(m_sheets, &sheet::SheetScreen::signedNow, this,
            [this](const QString& sentence) { m_window->footer().sayForNow(sentence, kit::Line::Ink::Ok); });
    connect(m_sheets, &sheet::SheetScreen::undoWanted, this, [this] { step(true); });
    connect(m_sheets, &sheet::SheetScreen::caseWanted, this, openCase);
    connect(&m_print->keeper(), &webpage::Keeper::failed, this, [this](const QString& sentence) {
        m_window->footer().say(Window::tr("The web page wasn’t updated: %1").arg(sentence),
                               kit::Line::Ink::Warn);
    });
}

void Desktop::connectWindow()
{
    connect(m_window.get(), &shell::Window::wanted, this, &Desktop::press);
    connect(m_lock, &lock::Lock::closed, this, [this](QWidget* before) {
        m_window->finder().close();
        if (before && before->isVisible() && m_window->current()->isAncestorOf(before))
            before->setFocus();
        else
            m_window->current()->takeFocus();
    });
    connect(m_lock, &lock::Lock::opened, m_shift.get(), &Shift::begin);
    connect(m_lock, &lock::Lock::pinWanted, this, [this] { m_window->show(m_supervisors); });
    connect(m_lock, &lock::Lock::said, &m_window->footer(), &shell::Footer::say);
    connect(m_lock, &lock::Lock::renamed, this, [this](const QString& from, const QString& to) {
        if (from == m_session.supervisor())
            m_shift->begin(to);
    });
    connect(&m_session, &session::Session::changed, this, [this] {
        showBackup();
        if (m_session.shown().file == m_remembered)
            return;
        m_remembered = m_session.shown().file;
        m_shift->follow(start::DemoScreen::isOf(m_session));
        if (m_session.supervisor().isEmpty())
            m_shift->handOver(); // nothing can be recorded without a name
    });
    connect(&m_session, &session::Session::backedUp, this, &Desktop::showBackup);
    connect(&m_session.ticker(), &session::Ticker::ticked, this, &Desktop::showBackup);
}

void Desktop::connectActions()
{
    using help::Sheet;
    m_actions->matchHere = [this] { return matchAt(m_window->current()); };
    m_actions->goBack = [this](session::Screen* screen, const QString& match) { goBackTo(screen, match); };
    m_actions->importing = m_teams;
    for (int place = static_cast<int>(Place::Tables); place <= static_cast<int>(Place::Rules); ++place)
        m_actions->setSheet(m_window->screenOf(static_cast<Place>(place)), static_cast<Sheet>(place - 1));
    for (const auto& [screen, sheet] :
         std::initializer_list<std::pair<session::Screen*, Sheet>>{{m_record, Sheet::Record},
                                                                   {m_paperCheck, Sheet::PaperCheck},
                                                                   {m_absences, Sheet::Absences},
                                                                   {m_hallScreen, Sheet::Hall},
                                                                   {m_start, Sheet::Start},
                                                                   {m_newTournament, Sheet::NewTournament},
                                                                   {m_rulesEditor, Sheet::RulesEditor}})
        m_actions->setSheet(screen, sheet);
    m_window->menus().recent = [this] {
        return openBefore(m_session, [this](const QString& file) {
            m_window->show(m_start);
            open(file);
        });
    };
}

void Desktop::press(Key key)
{
    switch (key) {
    case Key::Undo:
    case Key::Redo:
        return step(key == Key::Undo);
    case Key::Jump:
        return jump();
    case Key::OnDuty:
        return m_shift->handOver();
    case Key::Lock:
        return m_lock->lock();
    case Key::Record:
        return openRecord();
    case Key::Hall:
        return m_hall->toggle();
    case Key::Pack:
        return openPrint(u"pack"_s);
    case Key::Export:
        return openPrint(u"standings"_s);
    case Key::Supervisors:
        return m_window->show(m_supervisors);
    case Key::Absences:
        return m_window->visit(m_absences);
    case Key::HallPages:
        return m_window->visit(m_hallScreen);
    case Key::NewTournament:
        return m_window->show(m_newTournament);
    case Key::NewVenue:
        return m_ruleFiles->newVenue();
    case Key::OtherTournament:
        return m_window->show(m_start);
    case Key::OpenFile:
        m_start->chooseAndOpen();
        if (m_session.waiting() > 0) // the start screen says what is wrong with the file
            m_window->show(m_start);
        return;
    default:
        m_actions->press(key);
    }
}

void Desktop::openLast()
{
    for (const start::Recent& recent : start::recentTournaments(m_session.settings()))
        if (recent.fileExists)
            return open(recent.file);
}

void Desktop::openSheet(const QString& match)
{
    m_sheets->open(match);
    m_window->go(Place::ScoreSheet);
}

void Desktop::openPrint(const QString& word, const QString& of)
{
    if (!m_session.isOpen())
        return;
    m_print->show(word, of);
    m_window->go(Place::Print);
}

void Desktop::jump()
{
    const JumpTargets targets{[this](const QString& match) { openSheet(match); },
                              [this](Place place) { m_window->go(place); },
                              [this](const QString& word) { openPrint(word); }};
    QList<shell::Choice> actions = m_actions->choices();
    if (start::DemoScreen::isOf(m_session))
        actions.prepend({Window::tr("What to try in the demo"), Window::tr("score, fix, decide, call"),
                         [this] { m_window->show(m_demo); }});
    m_window->finder().open(Window::tr("Find a team, player, table, match or action"),
                            m_session.isOpen() ? jumps(m_session.tournament(), targets, actions) : actions);
}

// On the record itself, the same key leads back.
void Desktop::openRecord()
{
    if (!m_session.isOpen())
        return;
    if (m_window->current() == m_record)
        return goBackTo(m_window->cameFrom(m_record), m_recordFromMatch);
    m_recordFromMatch = matchAt(m_window->current());
    m_record->open(m_recordFromMatch);
    m_window->visit(m_record);
}

rulings::From Desktop::spotAt(const session::Screen* screen) const
{
    const sheet::SheetView* sheet = screen == m_sheets ? m_sheets->current() : nullptr;
    return sheet ? rulings::From{sheet->match().toStdString(), sheet->at().game, sheet->at().hand}
                 : rulings::From{matchAt(screen).toStdString()};
}

QString Desktop::matchAt(const session::Screen* here) const
{
    return here == m_sheets && m_sheets->current() ? m_sheets->current()->match()
           : here == m_rulings                     ? m_rulings->match()
           : here == m_bracket                     ? m_bracket->match()
           : here == m_paperCheck                  ? m_paperCheck->match()
           : here == m_record                      ? m_record->match()
           : here == m_tables                      ? m_tables->match()
                                                   : QString();
}

// Opens the match again, because leaving the score sheets closes a finished one.
void Desktop::goBackTo(session::Screen* screen, const QString& match)
{
    if (screen == m_sheets && !match.isEmpty())
        m_sheets->open(match);
    m_window->show(screen);
}

void Desktop::step(bool back)
{
    if (!m_session.isOpen())
        return;
    const session::Screen* here = m_window->current();
    if (here == m_sheets && m_sheets->current() && back && m_sheets->current()->undoTyping())
        return; // it wasn't on record yet
    if (here->holdsUnsaved(back))
        return m_window->footer().sayForNow(
            back ? Window::tr("Nothing was undone: something here isn’t saved yet. Save or cancel it first.")
                 : Window::tr("Nothing was redone: something here isn’t saved yet. Save or cancel it first."),
            kit::Line::Ink::Bad);
    const QString match = here == m_record    ? m_record->ofMatch()
                          : here == m_bracket ? QString()
                                              : matchAt(m_window->current());
    m_steps->take(back, match.isEmpty() ? std::nullopt : std::optional(match.toStdString()));
}

void Desktop::showBackup()
{
    if (m_session.isOpen())
        m_window->footer().setBackup(
            session::backupText(m_session.shown().backup, m_session.ticker().now().utc));
}

} // namespace desktop

#include "moc_desktop.cpp"
