// The benchmarks, a file a subject. Each prints a table of its own.
#pragma once

namespace bench {

/// What the store takes to record a hand, beside bare SQLite with the same rows.
void handInStore();
/// What the desk takes for it: the checks, the store and the tournament as it is then.
void handAtDesk();
/// What the tournament takes to take a result in, in each format, early in the tournament and late.
void resultInTournament();

} // namespace bench
