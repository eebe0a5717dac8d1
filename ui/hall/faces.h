// The pages of the hall screen, made from the tournament that the window shows.
//
// Nobody's ID, card, sanction, protest, challenge or reason is on any of them.
#pragma once

#include "face.h"

namespace hall {

/// Every page in the order in which they come round; at least one. A page that has nothing to say is left
/// out.
std::vector<Face> facesOf(const Shown& shown, const QSizeF& size);
/// Those of one kind alone; none where it has nothing to say.
std::vector<Face> facesOf(const Shown& shown, const QSizeF& size, Kind kind);
/// What the hall's wall clock shows: `19:42`.
QString timeOfDay(const tournament::Timestamp& now);

} // namespace hall
