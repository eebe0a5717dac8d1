// Whether an open file is as it was written. For this room alone.
#pragma once

#include "connection.h"
#include "store.h"

namespace store {

/// SQLite's own check of pages, indexes and CHECKs.
Answer<std::vector<Finding>> checkFile(Connection& connection);
/// Schema, history, references, chain, and rows against payloads.
Answer<std::vector<Finding>> checkRecord(Connection& connection, std::span<const Migration> steps);
/// Both; what cannot be read for damage is a finding.
Answer<std::vector<Finding>> checkAll(Connection& connection, std::span<const Migration> steps);

} // namespace store
