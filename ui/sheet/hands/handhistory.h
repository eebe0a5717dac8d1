// What the hands of a sheet said before they were changed, in words.
#pragma once

#include "wording/record/history.h"

#include <QString>
#include <QStringList>

#include <map>

namespace sheet {

using Changed = std::vector<wording::ChangedHand>;

/// The marks of a game's hands by their place: `amended`, `put in later, amended`.
std::map<int, QString> marksOf(const Changed& changed, int game);

/// What the hand of that number said before, and hands that stood beside it and were struck: after it only
/// where it is the last. A sentence a change. 0: of a game without hands.
QStringList handHistory(const Changed& changed, int game, int number, bool isLast);

} // namespace sheet
