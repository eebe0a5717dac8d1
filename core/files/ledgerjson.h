// The ledger as courtside-ledger/1 (formats.md).
#pragma once

#include "rules/venue.h"
#include "scoring/match.h"
#include "json/value.h"

namespace files {

/// A game's ledger; each line with its place on the sheet, and the code of our reading where there is one.
/// Of a game that is known as `played`, a hand that was challenged has `reneges` as in its game record: who
/// accuses whom, and what was ruled.
json::Value ledgerJson(const rules::Set& set, const scoring::GameLedger& ledger,
                       const scoring::Game& played = {});
/// A match's: `games` in place of `hands`, each with its own result, and the games won.
json::Value ledgerJson(const rules::Set& set, const scoring::MatchLedger& ledger,
                       const std::vector<scoring::Game>& played = {});

/// `in-progress`; `target`; `renege-award`; `failed-nil`: the words of the format.
std::string_view word(scoring::State state);
std::string_view word(scoring::By by);
std::string_view word(scoring::LineKind kind);
std::string_view word(scoring::CountKind kind);

} // namespace files
