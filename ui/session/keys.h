// What the table of actions says of each: its keys, what it does, what menus call it. Keycaps, menus, the
// keyboard sheet and the jump box read it.
#pragma once

#include "keytable.h"

#include "ui/kit/widgets.h"

#include <QKeyEvent>

#include <functional>
#include <optional>

namespace session {

QList<Key> keysOfWindow();
QList<Key> keysOfSheet();
/// Whether it belongs to the window, whatever screen is up.
bool isOfWindow(Key key);
/// Whether it is done at a place of the rail, and leads there from another.
bool leadsToPlace(Key key);
/// The key of Tables that this key of the keyboard (Qt::Key) is; nothing where it is none.
std::optional<Key> keyOfTables(int code);
/// The same of the score sheet.
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
