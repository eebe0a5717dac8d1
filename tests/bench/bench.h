// The benchmarks, a file a subject. Each prints a table of its own.
#pragma once

namespace bench {

/// What the store takes to record a hand, beside bare SQLite with the same rows.
void handInStore();
/// What the desk takes for it: the door, the store and the night as it is then.
void handAtDesk();
/// What the night takes to take a result in, in each format, early in the night and late.
void resultInNight();

} // namespace bench
