// Whether an open file is as it was written. Only for this room.
#pragma once

#include "connection.h"
#include "record.h"

namespace store {

/// Checks a file that went through these steps: the schema, then SQLite's own check of pages, indexes and
/// CHECKs, references, the chain, rows against payloads, people, and the history. What is too damaged to read
/// is a finding.
Answer<std::vector<Finding>> checkAll(Connection& connection, std::span<const Migration> steps);

} // namespace store
