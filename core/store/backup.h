// A copy of an open file. For this room alone.
#pragma once

#include "connection.h"
#include "migration.h"

#include <span>

namespace store {

/// A copy as of now at `target`, where nothing may be: made under another name, checked, and then given its
/// own. `steps` are those that the file has been through.
Answer<void> copyChecked(Connection& connection, const QString& target, std::span<const Migration> steps);

} // namespace store
