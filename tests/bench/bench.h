// The benchmarks, a file a subject. Each prints a table of its own.
#pragma once

namespace bench {

/// What the store takes to record a hand, beside bare SQLite with the same rows.
void handInStore();

} // namespace bench
