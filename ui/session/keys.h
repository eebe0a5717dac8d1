// Every action of the program in one table: its keys, what it does in a word or two, what menus call it, and
// where it works. Keycaps, menus, the keyboard sheet and the jump box read it.
#pragma once

#include "ui/kit/widgets.h"

#include <QKeyEvent>

#include <functional>
#include <optional>

namespace session {

enum class Key {
    // Of the window, one a place of the rail first: as shell::Place numbers them, from 1.
    ToTables,
    ToTeams,
    ToCheckIn,
    ToScoreSheet,
    ToBracket,
    ToStandings,
    ToRulings,
    ToPrint,
    ToRules,
    Undo,
    Redo,
    Jump,
    OnDuty,
    Lock,
    Record,
    Hall,
    Pack,
    NewTournament,
    OtherTournament,
    OpenFile,
    Backup,
    Export,
    Quit,
    Settings,
    Supervisors,
    Absences,
    HallPages,
    FullScreen,
    Look,
    LightTheme,
    DarkTheme,
    HighContrast,
    LargerText,
    SmallerText,
    UsualText,
    Menus,
    Keyboard,
    RuleCard,
    About,
    // Of a place of the rail, wherever one is.
    CallNext,
    StartAll,
    PauseAll,
    ResumeAll,
    TimeEverywhere,
    TablesAndRest,
    ImportRoster,
    Draw,
    // Of the screen that is up.
    AddTeam,
    EditTeam,
    Substitute,
    RemoveTeam,
    Override,
    ForgetCard,
    UndoCheckIn,
    Print,
    Find,
    SavePdf,
    WriteFile,
    NextPage,
    PreviousPage,
    Cancel,
    Back,
    // Of the score sheet, which shows `Record` too.
    CallMatch,
    SaveHand,
    Nil,
    BlindNil,
    Amend,
    Challenge,
    InsertHand,
    StrikeHand,
    Misdeal,
    OtherDealer,
    CallTime,
    Decide,
    Clock,
    WholeSheet,
    FromPaper,
    CheckPaper,
    Clear,
    Pad,
    // Of a renege challenge.
    Uphold,
    Reject,
    Withdraw,
    DecideLater,
    Points,
    Note
};

QList<Key> keysOfWindow();
/// Whether it belongs to the window, whatever screen is up.
bool isOfWindow(Key key);
/// Whether it is done at a place of the rail, and leads there from another.
bool leadsToPlace(Key key);
/// The key of the score sheet that this key of the keyboard (Qt::Key) is; nothing where it is none.
std::optional<Key> keyOfSheet(int code);
/// The first key of the keyboard (Qt::Key) that does it, without its modifiers.
int codeOf(Key key);
/// Whether that is one of its strokes, with its modifiers.
bool isStroke(const QKeyEvent& event, Key key);
/// What it does: `undo`.
QString does(Key key);
/// What menus, the keyboard sheet and the jump box call it: `Undo`.
QString title(Key key);
/// Other words by which the jump box finds it.
QString foundBy(Key key);
/// As a sentence names it: `Ctrl+Z`; empty where it has no key.
QString named(Key key);
/// As a keycap shows it: with a true minus.
QString shown(Key key);
/// The keycaps beside each other: the first, and another where both are short, as `F1` and `?`.
QStringList caps(Key key);

/// Does that when the key is pressed: of the window wherever it is, of a screen where that has the focus.
void onKey(QWidget* where, Key key, const std::function<void()>& act);
/// A hint of the key, which does that when it is clicked.
kit::KeyHint* hintOf(kit::Theme& theme, Key key, const std::function<void()>& act);

} // namespace session
