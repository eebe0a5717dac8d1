#include "keytable.h"

#include "wording/tr.h"

using namespace Qt::StringLiterals;

namespace session {

namespace {

QList<KeyRow> ofWindow()
{
    const auto place = [](Key key, const char* name) {
        const int number = static_cast<int>(key) - static_cast<int>(Key::ToTables);
        return KeyRow{key, {QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + number))}, name};
    };
    return {
        place(Key::ToTables, QT_TRANSLATE_NOOP("Window", "Tables")),
        place(Key::ToTeams, QT_TRANSLATE_NOOP("Window", "Teams")),
        place(Key::ToCheckIn, QT_TRANSLATE_NOOP("Window", "Check-in")),
        place(Key::ToScoreSheet, QT_TRANSLATE_NOOP("Window", "Score sheet")),
        place(Key::ToBracket, QT_TRANSLATE_NOOP("Window", "Bracket")),
        place(Key::ToStandings, QT_TRANSLATE_NOOP("Window", "Standings")),
        place(Key::ToRulings, QT_TRANSLATE_NOOP("Window", "Rulings")),
        place(Key::ToPrint, QT_TRANSLATE_NOOP("Window", "Print")),
        place(Key::ToRules, QT_TRANSLATE_NOOP("Window", "Rules")),
        keyRow(Key::Undo, {QKeySequence::Undo}, QT_TRANSLATE_NOOP("Window", "undo"), Of::Window, nullptr,
               QT_TRANSLATE_NOOP("Window", "back")),
        keyRow(Key::Redo, {u"Ctrl+Y"_s, u"Ctrl+Shift+Z"_s}, QT_TRANSLATE_NOOP("Window", "redo")),
        // A text field uses the key itself.
        keyRow(Key::Jump, {u"Ctrl+K"_s, u"/"_s},
               QT_TRANSLATE_NOOP("Window", "jump to a team, player or match"), Of::Window,
               QT_TRANSLATE_NOOP("Window", "Jump to…"), QT_TRANSLATE_NOOP("Window", "find search go")),
        keyRow(Key::OnDuty, {u"Ctrl+H"_s}, QT_TRANSLATE_NOOP("Window", "supervisor on duty"), Of::Window,
               QT_TRANSLATE_NOOP("Window", "Hand over…"), QT_TRANSLATE_NOOP("Window", "on duty shift")),
        keyRow(Key::Lock, {u"Ctrl+L"_s}, QT_TRANSLATE_NOOP("Window", "lock the window"), Of::Window,
               QT_TRANSLATE_NOOP("Window", "Lock now")),
        keyRow(Key::Record, {u"Ctrl+R"_s}, QT_TRANSLATE_NOOP("Window", "record"), Of::Window,
               QT_TRANSLATE_NOOP("Window", "Record of changes"),
               QT_TRANSLATE_NOOP("Window", "history journal log")),
        keyRow(Key::Hall, {u"Ctrl+Shift+H"_s}, QT_TRANSLATE_NOOP("Window", "hall screen"), Of::Window,
               nullptr, QT_TRANSLATE_NOOP("Window", "projector second screen")),
        keyRow(Key::Pack, {u"Ctrl+Shift+P"_s}, QT_TRANSLATE_NOOP("Window", "paper pack"), Of::Window, nullptr,
               QT_TRANSLATE_NOOP("Window", "print everything")),
        keyRow(Key::NewTournament, {}, QT_TRANSLATE_NOOP("Window", "new tournament"), Of::Window,
               QT_TRANSLATE_NOOP("Window", "New tournament…"), QT_TRANSLATE_NOOP("Window", "create begin")),
        keyRow(Key::NewVenue, {}, QT_TRANSLATE_NOOP("Window", "new venue"), Of::Window,
               QT_TRANSLATE_NOOP("Window", "New venue…"),
               QT_TRANSLATE_NOOP("Window", "rules editor own sheet create")),
        keyRow(Key::OtherTournament, {u"Ctrl+N"_s}, QT_TRANSLATE_NOOP("Window", "start screen"), Of::Window,
               QT_TRANSLATE_NOOP("Window", "Start screen"),
               QT_TRANSLATE_NOOP("Window", "another tournament demo close recent")),
        keyRow(Key::OpenFile, {u"Ctrl+O"_s}, QT_TRANSLATE_NOOP("Window", "open a tournament"), Of::Window,
               QT_TRANSLATE_NOOP("Window", "Open…"), QT_TRANSLATE_NOOP("Window", "file tournament")),
        keyRow(Key::Backup, {u"Ctrl+S"_s}, QT_TRANSLATE_NOOP("Window", "back up now"), Of::Window, nullptr,
               QT_TRANSLATE_NOOP("Window", "backup save copy")),
        keyRow(Key::Export, {}, QT_TRANSLATE_NOOP("Window", "export"), Of::Window,
               QT_TRANSLATE_NOOP("Window", "Export…"),
               QT_TRANSLATE_NOOP("Window", "web page CSV spreadsheet results")),
        keyRow(Key::Quit, {u"Ctrl+Q"_s}, QT_TRANSLATE_NOOP("Window", "quit"), Of::Window, nullptr,
               QT_TRANSLATE_NOOP("Window", "exit close")),
        keyRow(Key::Settings, {u"Ctrl+,"_s}, QT_TRANSLATE_NOOP("Window", "settings"), Of::Window,
               QT_TRANSLATE_NOOP("Window", "Settings…"),
               QT_TRANSLATE_NOOP(
                   "Window",
                   "theme text size sound clock horn pad backup folder paper PIN options preferences")),
        keyRow(Key::Supervisors, {}, QT_TRANSLATE_NOOP("Window", "supervisors and PINs"), Of::Window,
               QT_TRANSLATE_NOOP("Window", "Supervisors and PINs…"),
               QT_TRANSLATE_NOOP("Window", "PIN lock password")),
        keyRow(Key::Absences, {}, QT_TRANSLATE_NOOP("Window", "absences and suspensions"), Of::Window,
               QT_TRANSLATE_NOOP("Window", "Absences and suspensions…"),
               QT_TRANSLATE_NOOP("Window", "no-show sanction ejection may not play")),
        keyRow(Key::HallPages, {}, QT_TRANSLATE_NOOP("Window", "hall screen: message and pages"), Of::Window,
               QT_TRANSLATE_NOOP("Window", "Hall screen: message and pages…"),
               QT_TRANSLATE_NOOP("Window", "projector")),
        keyRow(Key::FullScreen, {u"F11"_s}, QT_TRANSLATE_NOOP("Window", "full screen")),
        keyRow(Key::Look, {u"Ctrl+T"_s}, QT_TRANSLATE_NOOP("Window", "light, dark or high contrast"),
               Of::Window, QT_TRANSLATE_NOOP("Window", "Next theme"),
               QT_TRANSLATE_NOOP("Window", "look colors")),
        keyRow(Key::LightTheme, {}, QT_TRANSLATE_NOOP("Window", "light theme"), Of::Window, nullptr,
               QT_TRANSLATE_NOOP("Window", "look colors bright")),
        keyRow(Key::DarkTheme, {}, QT_TRANSLATE_NOOP("Window", "dark theme"), Of::Window, nullptr,
               QT_TRANSLATE_NOOP("Window", "look colors night")),
        keyRow(Key::HighContrast, {}, QT_TRANSLATE_NOOP("Window", "high contrast theme"), Of::Window, nullptr,
               QT_TRANSLATE_NOOP("Window", "look colors")),
        // For keyboards on which plus needs Shift.
        keyRow(Key::LargerText, {u"Ctrl++"_s, u"Ctrl+="_s}, QT_TRANSLATE_NOOP("Window", "larger text"),
               Of::Window, nullptr, QT_TRANSLATE_NOOP("Window", "size zoom font")),
        keyRow(Key::SmallerText, {u"Ctrl+-"_s}, QT_TRANSLATE_NOOP("Window", "smaller text"), Of::Window,
               nullptr, QT_TRANSLATE_NOOP("Window", "size zoom font")),
        keyRow(Key::UsualText, {u"Ctrl+0"_s}, QT_TRANSLATE_NOOP("Window", "reset text size"), Of::Window,
               QT_TRANSLATE_NOOP("Window", "Reset text size"),
               QT_TRANSLATE_NOOP("Window", "zoom font usual 100")),
        keyRow(Key::Menus, {u"F10"_s}, QT_TRANSLATE_NOOP("Window", "menus"), Of::Window,
               QT_TRANSLATE_NOOP("Window", "Open the menus")),
        keyRow(Key::Guide, {u"Shift+F1"_s}, QT_TRANSLATE_NOOP("Window", "guide"), Of::Window, nullptr,
               QT_TRANSLATE_NOOP("Window", "help manual how to")),
        keyRow(Key::Keyboard, {u"F1"_s, u"?"_s}, QT_TRANSLATE_NOOP("Window", "more keys"), Of::Window,
               QT_TRANSLATE_NOOP("Window", "Keyboard"),
               QT_TRANSLATE_NOOP("Window", "help shortcuts hotkeys keys")),
        keyRow(Key::Rules, {}, QT_TRANSLATE_NOOP("Window", "rules"), Of::Window,
               QT_TRANSLATE_NOOP("Window", "Rules of all venues"),
               QT_TRANSLATE_NOOP("Window", "rule card venue sheet help")),
        keyRow(Key::About, {}, QT_TRANSLATE_NOOP("Window", "about Courtside"), Of::Window,
               QT_TRANSLATE_NOOP("Window", "About Courtside"),
               QT_TRANSLATE_NOOP("Window", "help version license folders files")),
    };
}

QList<KeyRow> ofScreens()
{
    return {
        keyRow(Key::CallNext, {u"Enter"_s, u"Return"_s}, QT_TRANSLATE_NOOP("Window", "call next match"),
               Of::Place),
        keyRow(Key::StartAll, {}, QT_TRANSLATE_NOOP("Window", "start all clocks"), Of::Place,
               QT_TRANSLATE_NOOP("Window", "Start called matches"), QT_TRANSLATE_NOOP("Window", "clock")),
        keyRow(Key::PauseAll, {u"F7"_s}, QT_TRANSLATE_NOOP("Window", "pause or resume all"), Of::Place,
               nullptr, QT_TRANSLATE_NOOP("Window", "clocks stop")),
        keyRow(Key::ResumeAll, {}, QT_TRANSLATE_NOOP("Window", "resume all"), Of::Place, nullptr,
               QT_TRANSLATE_NOOP("Window", "clocks")),
        keyRow(Key::TimeEverywhere, {u"F5"_s}, QT_TRANSLATE_NOOP("Window", "call time everywhere"), Of::Place,
               QT_TRANSLATE_NOOP("Window", "Call time everywhere…"), QT_TRANSLATE_NOOP("Window", "clocks")),
        keyRow(Key::TablesAndRest, {u"R"_s}, QT_TRANSLATE_NOOP("Window", "tables and rest"), Of::Place,
               QT_TRANSLATE_NOOP("Window", "Tables and rest…"),
               QT_TRANSLATE_NOOP("Window", "how many tables room")),
        keyRow(Key::ImportRoster, {u"Ctrl+I"_s}, QT_TRANSLATE_NOOP("Window", "import a roster"), Of::Place,
               QT_TRANSLATE_NOOP("Window", "Import roster…"),
               QT_TRANSLATE_NOOP("Window", "teams players CSV")),
        keyRow(Key::Draw, {u"Ctrl+D"_s}, QT_TRANSLATE_NOOP("Window", "draw"), Of::Place,
               QT_TRANSLATE_NOOP("Window", "Draw"), QT_TRANSLATE_NOOP("Window", "bracket seeds")),
        // N works only on the list of rulings.
        keyRow(Key::NewRuling, {u"Shift+F3"_s, u"N"_s}, QT_TRANSLATE_NOOP("Window", "new ruling"), Of::Place,
               QT_TRANSLATE_NOOP("Window", "New ruling…"),
               QT_TRANSLATE_NOOP(
                   "Window", "challenge points foul incident ejection protest void rule ineligible rating")),
        keyRow(Key::CloseTable, {u"C"_s}, QT_TRANSLATE_NOOP("Window", "close or open the table"), Of::Tables),
        keyRow(Key::SheetIsBack, {u"B"_s}, QT_TRANSLATE_NOOP("Window", "sheet is back"), Of::Tables,
               QT_TRANSLATE_NOOP("Window", "A printed sheet is back")),
        keyRow(Key::BeginWait, {u"W"_s}, QT_TRANSLATE_NOOP("Window", "start the grace period"), Of::Tables,
               QT_TRANSLATE_NOOP("Window", "Start or stop the grace period")),
        keyRow(Key::DecideAbsence, {u"X"_s}, QT_TRANSLATE_NOOP("Window", "decide"), Of::Tables,
               QT_TRANSLATE_NOOP("Window", "Decide: a team didn’t show up")),
        keyRow(Key::GaveNotice, {u"D"_s}, QT_TRANSLATE_NOOP("Window", "a team can’t play"), Of::Tables,
               QT_TRANSLATE_NOOP("Window", "Default: a team gave notice")),
        keyRow(Key::AddTeam, {u"Ins"_s}, QT_TRANSLATE_NOOP("Window", "add a team"), Of::Screen,
               QT_TRANSLATE_NOOP("Window", "Add a team…")),
        keyRow(Key::EditTeam, {u"F2"_s}, QT_TRANSLATE_NOOP("Window", "edit the team"), Of::Screen,
               QT_TRANSLATE_NOOP("Window", "Edit the team…")),
        keyRow(Key::Substitute, {u"F4"_s}, QT_TRANSLATE_NOOP("Window", "substitute a player"), Of::Screen,
               QT_TRANSLATE_NOOP("Window", "Substitute a player…")),
        keyRow(Key::RemoveTeam, {u"Del"_s}, QT_TRANSLATE_NOOP("Window", "remove or withdraw the team"),
               Of::Screen, QT_TRANSLATE_NOOP("Window", "Remove or withdraw the team…")),
        keyRow(Key::Override, {u"F6"_s}, QT_TRANSLATE_NOOP("Window", "check in with a reason"), Of::Screen,
               QT_TRANSLATE_NOOP("Window", "Check in with a reason…")),
        keyRow(Key::ForgetCard, {u"F8"_s}, QT_TRANSLATE_NOOP("Window", "forget a card"), Of::Screen,
               QT_TRANSLATE_NOOP("Window", "Forget a card…")),
        keyRow(Key::UndoCheckIn, {u"Ctrl+Del"_s}, QT_TRANSLATE_NOOP("Window", "undo a check-in"), Of::Screen),
        keyRow(Key::Print, {QKeySequence::Print}, QT_TRANSLATE_NOOP("Window", "print"), Of::Screen,
               QT_TRANSLATE_NOOP("Window", "Print…"), QT_TRANSLATE_NOOP("Window", "paper PDF")),
        keyRow(Key::Find, {QKeySequence::Find}, QT_TRANSLATE_NOOP("Window", "find"), Of::Screen,
               QT_TRANSLATE_NOOP("Window", "Find on this screen"), QT_TRANSLATE_NOOP("Window", "search")),
        keyRow(Key::SavePdf, {u"Ctrl+Shift+S"_s}, QT_TRANSLATE_NOOP("Window", "save as PDF"), Of::Screen,
               QT_TRANSLATE_NOOP("Window", "Save as PDF…")),
        keyRow(Key::WriteFile, {u"Ctrl+E"_s}, QT_TRANSLATE_NOOP("Window", "save a web page or file"),
               Of::Screen, QT_TRANSLATE_NOOP("Window", "Save a web page or file…")),
        keyRow(Key::NextPage, {Qt::Key_PageDown}, QT_TRANSLATE_NOOP("Window", "next page"), Of::Screen),
        keyRow(Key::PreviousPage, {Qt::Key_PageUp}, QT_TRANSLATE_NOOP("Window", "previous page"), Of::Screen),
        keyRow(Key::NextSection, {u"Ctrl+PgDown"_s}, QT_TRANSLATE_NOOP("Window", "next section"), Of::Screen),
        keyRow(Key::PreviousSection, {u"Ctrl+PgUp"_s}, QT_TRANSLATE_NOOP("Window", "previous section"),
               Of::Screen),
        keyRow(Key::GoBack, {u"Alt+Left"_s}, QT_TRANSLATE_NOOP("Window", "go back"), Of::Screen),
        keyRow(Key::GoForward, {u"Alt+Right"_s}, QT_TRANSLATE_NOOP("Window", "go forward"), Of::Screen),
        keyRow(Key::Cancel, {Qt::Key_Escape}, QT_TRANSLATE_NOOP("Window", "cancel"), Of::Screen),
        keyRow(Key::Back, {Qt::Key_Escape}, QT_TRANSLATE_NOOP("Window", "back"), Of::Screen),
    };
}

// On the score sheet and in a renege challenge.
QList<KeyRow> keysAtSheet()
{
    return {
        keyRow(Key::CallMatch, {Qt::Key_C}, QT_TRANSLATE_NOOP("Window", "call this match"), Of::Sheet,
               QT_TRANSLATE_NOOP("Window", "Call this match")),
        keyRow(Key::SaveHand, {Qt::Key_Enter, Qt::Key_Return}, QT_TRANSLATE_NOOP("Window", "save hand"),
               Of::Sheet),
        keyRow(Key::Nil, {Qt::Key_N, Qt::Key_Minus}, QT_TRANSLATE_NOOP("Window", "nil"), Of::Sheet),
        keyRow(Key::Blind, {Qt::Key_B, Qt::Key_Asterisk}, QT_TRANSLATE_NOOP("Window", "blind"), Of::Sheet,
               QT_TRANSLATE_NOOP("Window", "Blind bid or blind nil")),
        keyRow(Key::Amend, {Qt::Key_F2}, QT_TRANSLATE_NOOP("Window", "amend"), Of::Sheet,
               QT_TRANSLATE_NOOP("Window", "Amend hand")),
        keyRow(Key::Challenge, {Qt::Key_F3}, QT_TRANSLATE_NOOP("Window", "renege challenge"), Of::Sheet,
               QT_TRANSLATE_NOOP("Window", "Renege challenge…"), QT_TRANSLATE_NOOP("Window", "renege")),
        keyRow(Key::InsertHand, {Qt::Key_Insert}, QT_TRANSLATE_NOOP("Window", "insert"), Of::Sheet,
               QT_TRANSLATE_NOOP("Window", "Insert hand")),
        keyRow(Key::StrikeHand, {Qt::Key_Delete}, QT_TRANSLATE_NOOP("Window", "delete"), Of::Sheet,
               QT_TRANSLATE_NOOP("Window", "Delete hand…")),
        keyRow(Key::Misdeal, {Qt::Key_F4}, QT_TRANSLATE_NOOP("Window", "misdeal"), Of::Sheet,
               QT_TRANSLATE_NOOP("Window", "Misdeal…")),
        keyRow(Key::OtherDealer, {Qt::Key_D}, QT_TRANSLATE_NOOP("Window", "other dealer"), Of::Sheet,
               QT_TRANSLATE_NOOP("Window", "Other dealer…")),
        keyRow(Key::CallTime, {Qt::Key_F5}, QT_TRANSLATE_NOOP("Window", "time"), Of::Sheet,
               QT_TRANSLATE_NOOP("Window", "Call time…")),
        keyRow(Key::Decide, {Qt::Key_F6}, QT_TRANSLATE_NOOP("Window", "decide"), Of::Sheet,
               QT_TRANSLATE_NOOP("Window", "Decide the match…"),
               QT_TRANSLATE_NOOP("Window", "forfeit no-show default")),
        keyRow(Key::Clock, {Qt::Key_F7}, QT_TRANSLATE_NOOP("Window", "clock"), Of::Sheet,
               QT_TRANSLATE_NOOP("Window", "Pause or resume the clock")),
        keyRow(Key::WholeSheet, {Qt::Key_F8}, QT_TRANSLATE_NOOP("Window", "swap, move"), Of::Sheet,
               QT_TRANSLATE_NOOP("Window", "Fix sheet…"),
               QT_TRANSLATE_NOOP("Window", "swap sides seats move table")),
        keyRow(Key::FromPaper, {Qt::Key_F9}, QT_TRANSLATE_NOOP("Window", "from paper"), Of::Sheet,
               QT_TRANSLATE_NOOP("Window", "Continue from paper…")),
        keyRow(Key::CheckPaper, {Qt::Key_F12}, QT_TRANSLATE_NOOP("Window", "check against paper"), Of::Sheet),
        keyRow(Key::Clear, {Qt::Key_Escape}, QT_TRANSLATE_NOOP("Window", "clear"), Of::Sheet,
               QT_TRANSLATE_NOOP("Window", "Clear what isn’t saved yet")),
        keyRow(Key::Pad, {Qt::Key_P}, QT_TRANSLATE_NOOP("Window", "pad"), Of::Sheet,
               QT_TRANSLATE_NOOP("Window", "Number pad"), QT_TRANSLATE_NOOP("Window", "touch")),
        keyRow(Key::Uphold, {Qt::Key_U}, QT_TRANSLATE_NOOP("Window", "Uphold"), Of::Challenge),
        keyRow(Key::Reject, {Qt::Key_R}, QT_TRANSLATE_NOOP("Window", "Deny"), Of::Challenge),
        keyRow(Key::Withdraw, {Qt::Key_W}, QT_TRANSLATE_NOOP("Window", "Withdraw"), Of::Challenge),
        keyRow(Key::DecideLater, {Qt::Key_L}, QT_TRANSLATE_NOOP("Window", "Decide later"), Of::Challenge),
        keyRow(Key::Points, {Qt::Key_P}, QT_TRANSLATE_NOOP("Window", "Adjust points"), Of::Challenge),
        keyRow(Key::Note, {Qt::Key_N}, QT_TRANSLATE_NOOP("Window", "Reason"), Of::Challenge),
    };
}

} // namespace

const QList<KeyRow>& keyTable()
{
    static const QList<KeyRow> all = ofWindow() + ofScreens() + keysAtSheet();
    return all;
}

} // namespace session
