// The state of a tournament as `courtside-status/1` (formats.md).
#pragma once

#include "tournament/model/tournament.h"
#include "tournament/queries/clock.h"
#include "json/value.h"

#include <string_view>
#include <vector>

namespace files {

/// How many characters of the journal's hash people see.
inline constexpr std::size_t shownHash = 12;

/// Teams in roster order, matches in playing order, standings. `hash` is the journal's, cut to 12 characters.
/// What isn't known (a side, a table, a rank) is null. No data about cards. Clocks as at the time `now`. A
/// match that was called has `waitsFor` (ids of matches or `pool A`) while it isn't decided who plays in it
/// (tournament/queries/verdict.h).
json::Value statusJson(const tournament::Tournament& tournament, std::string_view hash,
                       const tournament::Timestamp& now);

/// The words of the format: `playing`, `no-show`.
std::string_view word(tournament::State state);
std::string_view word(tournament::Outcome outcome);
/// The flags that are set: `pending`, `disputed`.
std::vector<std::string_view> words(const tournament::Flags& flags);

} // namespace files
