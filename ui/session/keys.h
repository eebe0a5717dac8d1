// The keys of the window and of its screens, each told once: which it is, what it does in a word or two, and
// whether it holds everywhere.
#pragma once

#include "ui/kit/widgets.h"

#include <functional>

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
    Back
};

QList<Key> keysOfWindow();
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
