// An action of the program: its keys, its short text, its title in menus, and where it works.
#pragma once

#include <QKeySequence>
#include <QList>

namespace session {

enum class Key {
    // In the whole window. First the places of the rail, numbered as in shell::Place, from 1.
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
    NewVenue,
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
    Guide,
    Keyboard,
    Rules,
    About,
    // Actions of a screen of the rail that work on every screen.
    CallNext,
    StartAll,
    PauseAll,
    ResumeAll,
    TimeEverywhere,
    TablesAndRest,
    ImportRoster,
    Draw,
    NewRuling,
    // Only on Tables.
    CloseTable,
    SheetIsBack,
    BeginWait,
    DecideAbsence,
    GaveNotice,
    // On the current screen.
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
    NextSection,
    PreviousSection,
    GoBack,
    GoForward,
    Cancel,
    Back,
    // On the score sheet, which also shows `Record`.
    CallMatch,
    SaveHand,
    Nil,
    Blind,
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
    // On a renege challenge.
    Uphold,
    Reject,
    Withdraw,
    DecideLater,
    Points,
    Note
};

enum class Of { Window, Place, Tables, Screen, Sheet, Challenge };

struct KeyRow {
    Key key;
    QList<QKeySequence> sequences; ///< the first is shown
    const char* does;              ///< before translation
    Of of = Of::Window;
    const char* title = nullptr;   ///< before translation; null: as `does`
    const char* foundBy = nullptr; ///< before translation
};

/// Makes a row. A list in braces would be formatted with one line per member.
inline KeyRow keyRow(Key key, const QList<QKeySequence>& sequences, const char* does, Of of = Of::Window,
                     const char* title = nullptr, const char* foundBy = nullptr)
{
    return {key, sequences, does, of, title, foundBy};
}

} // namespace session
