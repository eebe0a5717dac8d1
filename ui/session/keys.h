// The table of actions: the keys, text and menu title of each. Keycaps, menus, the keyboard sheet and the
// jump box read it.
#pragma once

#include "keytable.h"

#include "ui/kit/widgets.h"

#include <QKeyEvent>

#include <functional>
#include <optional>

namespace session {

QList<Key> keysOfWindow();
QList<Key> keysOfSheet();
/// Whether it belongs to the window, on every screen.
bool isOfWindow(Key key);
/// Whether it is done on one of the nine screens, and opens it from another.
bool leadsToPlace(Key key);
/// The key of Tables for this key of the keyboard (Qt::Key); nothing if there is none.
std::optional<Key> keyOfTables(int code);
/// The same for the score sheet.
std::optional<Key> keyOfSheet(int code);
/// The first key of the keyboard (Qt::Key) for it, without its modifiers.
int codeOf(Key key);
/// Whether that is one of its key strokes, with its modifiers.
bool isStroke(const QKeyEvent& event, Key key);
/// Its short text: `undo`.
QString does(Key key);
/// Its title in menus, on the keyboard sheet and in the jump box: `Undo`.
QString title(Key key);
/// Other words to find it in the jump box.
QString foundBy(Key key);
/// Its key in a sentence: `Ctrl+Z`; empty if it has none.
QString named(Key key);
/// Its key on a keycap: with a real minus sign.
QString shown(Key key);
/// Its keycaps: the first, and another if both are short, like `F1` and `?`.
QStringList caps(Key key);

/// Calls `act` when the key is pressed: everywhere for a key of the window, otherwise while that screen has
/// the focus.
void onKey(QWidget* where, Key key, const std::function<void()>& act);
/// A hint of the key that also runs it when clicked.
kit::KeyHint* hintOf(kit::Theme& theme, Key key, const std::function<void()>& act);

} // namespace session
