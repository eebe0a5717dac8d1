// Upgrades a file to the current schema: numbered scripts, each run once and completely.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace store {

/// A step: `sql` upgrades a file from the previous version to `version`.
struct Migration {
    int version = 0;
    std::string name;
    std::string sql;
};

/// The steps of this program (migrations/), from 1 on without gaps.
const std::vector<Migration>& migrations();

/// Called before each statement with its number, counted from 0 over all steps, so a test can simulate a
/// power cut there.
using BeforeStatement = std::function<void(int)>;

} // namespace store
