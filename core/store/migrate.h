// Runs migrations on an open file. Only for this room.
#pragma once

#include "connection.h"
#include "migration.h"

#include <span>

namespace store {

/// Runs the steps above the file's version, each in one transaction together with its version number. If one
/// fails, the file stays at the step before.
Answer<void> migrate(Connection& connection, std::span<const Migration> steps,
                     const BeforeStatement& before = {});

/// Checks that the file was upgraded by these steps. Damaged if not.
Answer<void> checkHistory(Connection& connection, std::span<const Migration> steps);

/// SHA-256 over the schema, in two parts.
struct Fingerprint {
    std::string tables; ///< tables and their indexes; this part is compared when a file is checked
    std::string rest;   ///< triggers and views
};
Answer<Fingerprint> fingerprint(Connection& connection);
/// The fingerprint of a file that went through these steps and nothing else.
Answer<Fingerprint> expectedFingerprint(std::span<const Migration> steps);

} // namespace store
