// Every action of the program in one table.
#pragma once

#include "keyrow.h"

namespace session {

/// All of them, a row an action.
const QList<KeyRow>& keyTable();

} // namespace session
