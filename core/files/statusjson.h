// The state of a tournament as `courtside-status/1` (design: formats.md).
#pragma once

#include "tournament/model/tournament.h"
#include "tournament/queries/clock.h"
#include "json/value.h"

#include <string_view>
#include <vector>

namespace files {

/// The number of characters of the journal's hash that people see.
inline constexpr std::size_t shownHash = 12;

/// Teams in roster order, matches in playing order, standings. `hash` is the journal's, cut to 12 characters.
/// Unknown values (a side, a table, a rank) are null. No data of cards. Clocks are read at the time `now`. A
/// match that was called has `waitsFor`, ids of matches or `pool A`, while it is open who plays in it
/// (tournament/queries/verdict.h).
json::Value statusJson(const tournament::Tournament& tournament, std::string_view hash,
                       const tournament::Timestamp& now);

/// `playing`; `no-show`: the words of the format.
std::string_view word(tournament::State state);
std::string_view word(tournament::Outcome outcome);
/// Those that are set: `pending`, `disputed`.
std::vector<std::string_view> words(const tournament::Flags& flags);

} // namespace files
