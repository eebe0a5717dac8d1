// A night as it stands, as `courtside-status/1` (design: formats.md).
#pragma once

#include "night/clock.h"
#include "night/night.h"
#include "json/value.h"

#include <string_view>
#include <vector>

namespace files {

/// So much of the journal's hash is shown to people.
inline constexpr std::size_t shownHash = 12;

/// Teams in the order of the roster, matches in playing order, standings. `hash` is the journal's, of which
/// 12 characters are given. What is not known yet (a side, a table, a rank) is null. Nobody's card is in it.
/// A clock is read at the moment `now`. A match that people sat down to has `waitsFor`, ids of matches or
/// `pool A`, where it is open who plays in it (night/waitsfor.h).
json::Value statusJson(const night::Night& night, std::string_view hash, const night::Moment& now);

/// Whether the player is here: for the team's match that is on or comes next, and where there is none, for
/// any.
bool isCheckedIn(const night::Night& night, const night::Team& team, const std::string& player);

/// `playing`; `no-show`: the words of the format.
std::string_view word(night::State state);
std::string_view word(night::Outcome outcome);
/// Those that are raised: `pending`, `disputed`.
std::vector<std::string_view> words(const night::Flags& flags);

} // namespace files
