// The state of a tournament as `courtside-status/1` (design: formats.md).
#pragma once

#include "tournament/model/tournament.h"
#include "tournament/queries/clock.h"
#include "json/value.h"

#include <string_view>
#include <vector>

namespace files {

/// So much of the journal's hash is shown to people.
inline constexpr std::size_t shownHash = 12;

/// Teams in roster order, matches in playing order, standings. `hash` is the journal's, of which 12
/// characters are written. What is not known yet (a side, a table, a rank) is null. It has no data of cards.
/// Clocks are read at the moment `now`. A match that was called has `waitsFor`, ids of matches or `pool A`,
/// while it is open who plays in it (tournament/queries/waitsfor.h).
json::Value statusJson(const tournament::Tournament& tournament, std::string_view hash,
                       const tournament::Timestamp& now);

/// `playing`; `no-show`: the words of the format.
std::string_view word(tournament::State state);
std::string_view word(tournament::Outcome outcome);
/// Those that are raised: `pending`, `disputed`.
std::vector<std::string_view> words(const tournament::Flags& flags);

} // namespace files
