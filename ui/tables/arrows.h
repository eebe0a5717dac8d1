// The arrow keys of Tables.
#pragma once

class QAbstractButton;

namespace tables {

/// Leaves the arrow keys of this button to the screen. By itself a button moves the focus to the next widget,
/// even to one of the head or the rail.
void leaveArrowsToScreen(QAbstractButton& button);

} // namespace tables
