// The benchmarks, one file per subject. Each prints its own table.
#pragma once

namespace bench {

/// The time the store needs to record a hand, beside bare SQLite with the same rows.
void handInStore();
/// The same for the desk: the checks, the store and the resulting tournament.
void handAtDesk();
/// The time to apply a result to a tournament, in each format, early and late in the tournament.
void resultInTournament();

} // namespace bench
