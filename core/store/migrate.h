// Running migrations on an open file. For this room alone.
#pragma once

#include "connection.h"
#include "migration.h"

#include <span>

namespace store {

/// Runs the steps above the file's version, each in one transaction with its version number. Where one fails,
/// the file is left at the step before.
Answer<void> migrate(Connection& connection, std::span<const Migration> steps,
                     const BeforeStatement& before = {});

/// Whether the steps that the file has been through are these; Damaged where not.
Answer<void> checkHistory(Connection& connection, std::span<const Migration> steps);

/// SHA-256 over the schema.
struct Fingerprint {
    std::string tables; ///< and their indexes: what is read when a file is checked
    std::string rest;   ///< triggers and views
};
Answer<Fingerprint> fingerprint(Connection& connection);
/// What it is in a file that has been through these steps and nothing else.
Answer<Fingerprint> expectedFingerprint(std::span<const Migration> steps);

} // namespace store
