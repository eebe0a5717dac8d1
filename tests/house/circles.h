// Circles: rooms that know each other, and modules of one room that do.
#pragma once

#include "source.h"

namespace house {

/// A sentence for each circle, with the modules in it by name: `core/store: a circle of 2 modules: file,
/// migrate`.
QStringList moduleCircles(const Tree& tree);
/// `a circle of 2 rooms: core/a, core/b`
QStringList roomCircles(const Tree& tree);

} // namespace house
