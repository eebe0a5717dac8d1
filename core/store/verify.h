// Whether an open file is as it was written. For this room alone.
#pragma once

#include "connection.h"
#include "record.h"

namespace store {

/// Schema, then SQLite's own check of pages, indexes and CHECKs, references, chain, rows against payloads,
/// people, and history, for a file that has been through these steps. What cannot be read for damage is a
/// finding.
Answer<std::vector<Finding>> checkAll(Connection& connection, std::span<const Migration> steps);

} // namespace store
