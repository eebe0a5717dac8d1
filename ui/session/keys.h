// The keys of the window, its screens, the score sheet and a challenge in one table: which key it is, what it
// does in a word or two, and where it works.
#pragma once

#include "ui/kit/widgets.h"

#include <functional>
#include <optional>

namespace session {

enum class Key {
    // Of the window.
    Undo,
    Redo,
    Jump,
    OnDuty,
    Lock,
    Record,
    Hall,
    Pack,
    OtherTournament,
    Look,
    LargerText,
    SmallerText,
    UsualText,
    // Of a screen.
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
    Note,
    // Of Tables.
    PauseAll,
    CallTimeEverywhere,
    TablesAndRest,
    CloseTable,
    BeginWait,
    DecideAbsence,
    GaveNotice,
    SheetIsBack
};

QList<Key> keysOfWindow();
/// The key of Tables that this key of the keyboard (Qt::Key) is; nothing where it is none.
std::optional<Key> keyOfTables(int code);
/// The same of the score sheet.
std::optional<Key> keyOfSheet(int code);
/// The first key of the keyboard (Qt::Key) that does it, without its modifiers.
int codeOf(Key key);
/// What it does: `undo`.
QString does(Key key);
/// As a sentence names it: `Ctrl+Z`.
QString named(Key key);
/// As a hint shows it: `Ctrl Z`.
QString shown(Key key);

/// Does that when the key is pressed: of the window wherever it is, of a screen where that has the focus.
void onKey(QWidget* where, Key key, const std::function<void()>& act);
/// A hint of the key, which does that when it is clicked.
kit::KeyHint* hintOf(kit::Theme& theme, Key key, const std::function<void()>& act);

} // namespace session
