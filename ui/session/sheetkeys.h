// The part of the table of keys that works on the score sheet and in a renege challenge.
#pragma once

#include "keyrow.h"

namespace session {

QList<KeyRow> keysAtSheet();

} // namespace session
