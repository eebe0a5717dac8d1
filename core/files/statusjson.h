// A tournament as it stands, as `courtside-status/1` (design: formats.md).
#pragma once

#include "tournament/model/tournament.h"
#include "tournament/queries/clock.h"
#include "json/value.h"

#include <string_view>
#include <vector>

namespace files {

/// So much of the journal's hash is shown to people.
inline constexpr std::size_t shownHash = 12;

/// Teams in the order of the roster, matches in playing order, standings. `hash` is the journal's, of which
/// 12 characters are given. What is not known yet (a side, a table, a rank) is null. Nobody's card is in it.
/// A clock is read at the moment `now`. A match that people sat down to has `waitsFor`, ids of matches or
/// `pool A`, where it is open who plays in it (tournament/queries/waitsfor.h).
json::Value statusJson(const tournament::Tournament& tournament, std::string_view hash,
                       const tournament::Timestamp& now);

/// `playing`; `no-show`: the words of the format.
std::string_view word(tournament::State state);
std::string_view word(tournament::Outcome outcome);
/// Those that are raised: `pending`, `disputed`.
std::vector<std::string_view> words(const tournament::Flags& flags);

} // namespace files
