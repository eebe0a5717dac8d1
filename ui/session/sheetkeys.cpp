#include "sheetkeys.h"

namespace session {

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

} // namespace session
