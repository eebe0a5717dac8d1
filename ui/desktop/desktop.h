// The whole window: the theme, the session, and every screen in its place.
#pragma once

#include "actions.h"
#include "rulefiles.h"
#include "scans.h"
#include "shift.h"
#include "steps.h"

#include "ui/absences/absencesscreen.h"
#include "ui/bracket/bracketscreen.h"
#include "ui/checkin/checkinscreen.h"
#include "ui/hall/hallscreen.h"
#include "ui/lock/supervisorsscreen.h"
#include "ui/newtournament/newtournamentscreen.h"
#include "ui/papercheck/papercheckscreen.h"
#include "ui/print/printscreen.h"
#include "ui/record/recordscreen.h"
#include "ui/rules/editorscreen.h"
#include "ui/rulings/rulingsscreen.h"
#include "ui/session/backups.h"
#include "ui/session/horn.h"
#include "ui/sheet/view/sheetscreen.h"
#include "ui/shell/finder.h"
#include "ui/standings/standingsscreen.h"
#include "ui/start/demoscreen.h"
#include "ui/start/startscreen.h"
#include "ui/tables/tablesscreen.h"
#include "ui/teams/teamsscreen.h"

namespace desktop {

class Desktop : public QObject {
    Q_OBJECT
public:
    explicit Desktop(duty::Cost cost = duty::usualCost());

    shell::Window& window() { return *m_window; }
    session::Session& session() { return m_session; }
    kit::Theme& theme() { return m_theme; }
    lock::Lock& lock() { return *m_lock; }
    lock::Guard& guard() { return m_guard; }
    start::StartScreen& start() { return *m_start; }
    newtournament::NewTournamentScreen& newTournament() { return *m_newTournament; }
    teams::TeamsScreen& teams() { return *m_teams; }
    sheet::SheetScreen& sheets() { return *m_sheets; }
    rulings::RulingsScreen& rulings() { return *m_rulings; }
    session::Horn& horn() { return m_horn; }
    print::PrintScreen& print() { return *m_print; }
    absences::AbsencesScreen& absences() { return *m_absences; }
    help::GuideScreen& guide() { return m_actions->guide(); }
    hall::Hall& hall() { return *m_hall; }
    hall::HallScreen& hallScreen() { return *m_hallScreen; }
    record::RecordScreen& record() { return *m_record; }
    rulesview::EditorScreen& rulesEditor() { return *m_rulesEditor; }
    papercheck::PaperCheckScreen& paperCheck() { return *m_paperCheck; }

    /// Opens a tournament's file. If that fails, the first screen says why and what to do.
    void open(const QString& file) { m_start->open(file); }
    /// Opens the last tournament, if it still exists; otherwise the first screen is shown.
    void openLast();

private:
    void addStart();
    void addScreens();
    void addRules();
    /// Adds a place of the rail. Ctrl+P prints `paper` there, or nothing if it is empty.
    template <class Screen>
    Screen* add(shell::Place place, const QString& paper);
    void addAsides();
    void connectScreens();
    void connectWindow();
    void connectActions();

    /// Runs the action of that key of the window.
    void press(session::Key key);
    void jump();
    /// Undo or redo: on a sheet, a case or the record of a match, the last action on it; elsewhere, the last
    /// action.
    void step(bool back);
    void openSheet(const QString& match);
    void openPrint(const QString& word, const QString& of = {});
    void openRecord();
    /// The match that is open or selected on that screen; empty if there is none.
    QString matchAt(const session::Screen* screen) const;
    /// The same, and on a sheet the selected hand.
    rulings::From spotAt(const session::Screen* screen) const;
    void goBackTo(session::Screen* screen, const QString& match);
    void showBackup();

    kit::Theme m_theme;
    session::Session m_session;
    session::Horn m_horn{m_session};
    session::Backups m_backups{m_session};
    lock::Guard m_guard;
    Scans m_scans{m_session};           ///< the window uses it until its end
    std::unique_ptr<hall::Hall> m_hall; ///< as well
    std::unique_ptr<shell::Window> m_window;
    std::unique_ptr<Actions> m_actions;
    lock::Lock* m_lock = nullptr; ///< the window's
    std::unique_ptr<Shift> m_shift;
    std::unique_ptr<Steps> m_steps;
    RuleFiles* m_ruleFiles = nullptr; ///< the window's
    lock::SupervisorsScreen* m_supervisors = nullptr;
    start::StartScreen* m_start = nullptr;
    start::DemoScreen* m_demo = nullptr;
    newtournament::NewTournamentScreen* m_newTournament = nullptr;
    tables::TablesScreen* m_tables = nullptr;
    teams::TeamsScreen* m_teams = nullptr;
    checkin::CheckinScreen* m_checkin = nullptr;
    sheet::SheetScreen* m_sheets = nullptr;
    standings::StandingsScreen* m_standings = nullptr;
    rulings::RulingsScreen* m_rulings = nullptr;
    print::PrintScreen* m_print = nullptr;
    tree::BracketScreen* m_bracket = nullptr;
    record::RecordScreen* m_record = nullptr;
    papercheck::PaperCheckScreen* m_paperCheck = nullptr;
    absences::AbsencesScreen* m_absences = nullptr;
    hall::HallScreen* m_hallScreen = nullptr;
    rulesview::EditorScreen* m_rulesEditor = nullptr;
    QString m_recordFromMatch; ///< its match, if the record was opened from one
    QString m_printFromMatch;  ///< the same for Print
    QString m_remembered;      ///< the file that was open last
};

} // namespace desktop
