// The whole window: the theme, the session, and every screen at its place.
#pragma once

#include "ui/kit/theme.h"
#include "ui/lock/lock.h"
#include "ui/session/backups.h"
#include "ui/session/horn.h"
#include "ui/session/session.h"
#include "ui/shell/cardreader.h"
#include "ui/shell/finder.h"
#include "ui/shell/window.h"

#include <QObject>

#include <memory>
#include <string>

namespace absences {
class AbsencesScreen;
}
namespace checkin {
class CheckinScreen;
}
namespace hall {
class Hall;
class HallScreen;
} // namespace hall
namespace lock {
class SupervisorsScreen;
}
namespace newtournament {
class NewTournamentScreen;
}
namespace papercheck {
class PaperCheckScreen;
}
namespace print {
class PrintScreen;
}
namespace record {
class RecordScreen;
}
namespace rulings {
class RulingsScreen;
}
namespace session {
class Screen;
}
namespace sheet {
class SheetScreen;
}
namespace standings {
class StandingsScreen;
}
namespace start {
class StartScreen;
}
namespace tables {
class TablesScreen;
}
namespace teams {
class TeamsScreen;
}
namespace tree {
class BracketScreen;
}

namespace desktop {

class Desktop : public QObject {
    Q_OBJECT
public:
    explicit Desktop(duty::Cost cost = duty::usualCost());
    ~Desktop() override;

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
    hall::Hall& hall() { return *m_hall; }
    hall::HallScreen& hallScreen() { return *m_hallScreen; }
    record::RecordScreen& record() { return *m_record; }
    papercheck::PaperCheckScreen& paperCheck() { return *m_paperCheck; }

    /// Opens a tournament's file. Where that cannot be, the first screen says why and what to do.
    void open(const QString& file);
    /// Opens the tournament that was open last, if there is one still; else the window offers what can be
    /// done.
    void openLast();

private:
    void addStart();
    void addScreens();
    /// A place of the rail; `paper` is what Ctrl+P prints there, empty where it prints nothing.
    template <class Screen>
    Screen* add(shell::Place place, const QString& icon, const QString& word, const QString& paper);
    void connectWindow();

    // What absences cost, who may not play, who did what when, paper held against the rules, the hall
    // screen: records.cpp.
    void addAbsences(checkin::CheckinScreen& checkin);
    void openAbsences();
    void addRecord();
    void addPaperCheck();
    void addHall();
    void openHallScreen();
    void openPrint(const QString& word);
    void openRecord();
    void openPaperCheck(const QString& match, int game);
    /// The match whose sheet, case or box one is at; empty where it is none.
    QString matchHere() const;
    void goBackTo(session::Screen* screen, const QString& match);

    void openSheet(const QString& match);
    void openScanned(const std::string& code);
    void takeBackSheet(const std::string& match);
    void typeFromSheet(const std::string& match);
    /// Undo or redo; what changes a finished match needs a supervisor's PIN.
    void step(bool back);
    void stepAs(bool back, const std::optional<std::string>& match,
                const std::optional<std::string>& allowedBy);
    void jump();
    void handOver();
    void beOnDuty(const QString& name);
    void takeDuty(const QString& name);
    /// What asks for a PIN on a screen.
    session::PinGate allowance();
    void showSupervisors();
    /// The place for PINs and the lock, for the hand over and the jump box.
    QList<shell::Choice> pinChoices();
    void showBackup();

    kit::Theme m_theme;
    session::Session m_session;
    session::Horn m_horn{m_session};
    session::Backups m_backups{m_session};
    lock::Guard m_guard;
    shell::CardReader m_reader;
    std::string m_scanned; ///< the match whose sheet was scanned before play, while that is up; the window
                           ///< speaks of it to the last
    std::unique_ptr<hall::Hall> m_hall; ///< a place of the window speaks to it to the last
    std::unique_ptr<shell::Window> m_window;
    lock::Lock* m_lock = nullptr; ///< the window's
    lock::SupervisorsScreen* m_supervisors = nullptr;
    start::StartScreen* m_start = nullptr;
    newtournament::NewTournamentScreen* m_newTournament = nullptr;
    teams::TeamsScreen* m_teams = nullptr;
    sheet::SheetScreen* m_sheets = nullptr;
    standings::StandingsScreen* m_standings = nullptr;
    rulings::RulingsScreen* m_rulings = nullptr;
    print::PrintScreen* m_print = nullptr;
    tree::BracketScreen* m_bracket = nullptr;
    record::RecordScreen* m_record = nullptr;
    papercheck::PaperCheckScreen* m_paperCheck = nullptr;
    absences::AbsencesScreen* m_absences = nullptr;
    hall::HallScreen* m_hallScreen = nullptr;
    session::Screen* m_hallFrom = nullptr;
    session::Screen* m_absencesFrom = nullptr;
    session::Screen* m_recordFrom = nullptr; ///< where one came from, and the match there
    QString m_recordFromMatch;
    QString m_remembered; ///< the file that was open last
    /// Op of the newest fact that a scan recorded; the desk's thread writes it and reads it.
    std::shared_ptr<std::string> m_sheetBack = std::make_shared<std::string>();
};

} // namespace desktop
