// Who may know whom, as data, and every #include of the house held against it.
#pragma once

#include "source.h"

namespace house {

/// A sentence for every breach of the table, each naming file, line, include and rule; empty for a good
/// house.
QStringList forbiddenIncludes(const Tree& tree);

} // namespace house
