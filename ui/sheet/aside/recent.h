// What took no row of a sheet and still has to be known.
#pragma once

#include "tournament/model/match.h"

#include <QStringList>

namespace sheet {

/// How the game stood on paper, misdeals since the last hand, and that time was called in this game and what
/// was decided then.
QStringList recentOf(const tournament::Match& match, int game);

} // namespace sheet
