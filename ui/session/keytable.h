// Every action of the program in one table.
#pragma once

#include "keyrow.h"

namespace session {

/// One row per action.
const QList<KeyRow>& keyTable();

} // namespace session
