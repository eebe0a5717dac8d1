// The ledger as courtside-ledger/1 (formats.md).
#pragma once

#include "rules/venue.h"
#include "scoring/match.h"
#include "json/value.h"

namespace files {

/// The ledger of a game. Each line has its place on the sheet, and the code of our reading if there is one.
/// With `played`, a challenged hand also has `reneges` as in its game record: who accuses whom, and the
/// ruling.
json::Value ledgerJson(const rules::Set& set, const scoring::GameLedger& ledger,
                       const scoring::Game& played = {});
/// The ledger of a match: `games` instead of `hands`, each game with its own result, and the games won.
json::Value ledgerJson(const rules::Set& set, const scoring::MatchLedger& ledger,
                       const std::vector<scoring::Game>& played = {});

/// The words of the format: `in-progress`, `target`, `renege-award`, `failed-nil`.
std::string_view word(scoring::State state);
std::string_view word(scoring::By by);
std::string_view word(scoring::LineKind kind);
std::string_view word(scoring::CountKind kind);

} // namespace files
