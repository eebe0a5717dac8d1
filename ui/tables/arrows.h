// The arrow keys of Tables.
#pragma once

class QAbstractButton;

namespace tables {

/// Leaves the arrow keys on this button to the screen that it is on: by itself a button moves the focus to
/// the next widget, also to one of the head or the rail.
void leaveArrowsToScreen(QAbstractButton& button);

} // namespace tables
