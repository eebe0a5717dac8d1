// An action of the program: its keys, what it does in a word or two, what menus call it, and where it works.
#pragma once

#include <QKeySequence>
#include <QList>

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
    // Of a place of the rail, wherever one is.
    CallNext,
    StartAll,
    PauseAll,
    ResumeAll,
    TimeEverywhere,
    TablesAndRest,
    ImportRoster,
    Draw,
    NewRuling,
    // Of Tables alone.
    CloseTable,
    SheetIsBack,
    BeginWait,
    DecideAbsence,
    GaveNotice,
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
    NextSection,
    PreviousSection,
    GoBack,
    GoForward,
    Cancel,
    Back,
    // Of the score sheet, which shows `Record` too.
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
    // Of a renege challenge.
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
    QList<QKeySequence> sequences; ///< the first is the one that is named
    const char* does;              ///< before it is translated
    Of of = Of::Window;
    const char* title = nullptr;   ///< likewise; null: as `does`
    const char* foundBy = nullptr; ///< likewise
};

/// In a table of them: a list in braces would be formatted as a line a member.
inline KeyRow keyRow(Key key, const QList<QKeySequence>& sequences, const char* does, Of of = Of::Window,
                     const char* title = nullptr, const char* foundBy = nullptr)
{
    return {key, sequences, does, of, title, foundBy};
}

} // namespace session
