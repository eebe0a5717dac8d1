// How a file comes to the shape that this program knows: numbered scripts, each run once and whole.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace store {

/// One step: `sql` takes a file of the version before to `version`.
struct Migration {
    int version = 0;
    std::string name;
    std::string sql;
};

/// The steps of this program (migrations/), from 1 on, without a gap.
const std::vector<Migration>& migrations();

/// Called before each statement with its number, counted from 0 over all steps: where a test cuts the power.
using BeforeStatement = std::function<void(int)>;

} // namespace store
