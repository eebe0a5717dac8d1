// The rows of the table of actions.
#pragma once

#include "key.h"

#include <QKeySequence>

namespace session {

enum class Of { Window, Place, Tables, Screen, Sheet, Challenge };

struct KeyRow {
    Key key;
    QList<QKeySequence> sequences; ///< the first is the one that is named
    const char* does;              ///< before it is translated
    Of of = Of::Window;
    const char* title = nullptr;   ///< likewise; null: as `does`
    const char* foundBy = nullptr; ///< likewise
};

/// All of them, a row an action.
const QList<KeyRow>& keyTable();

} // namespace session
