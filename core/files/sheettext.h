// A scored game as plain text: the paper sheet's columns, and the reason for every point.
#pragma once

#include "rules/venue.h"
#include "scoring/match.h"

#include <string>

namespace files {

/// The sheet of one game, a row a hand, and what it came to. UTF-8, about 105 columns.
std::string sheetText(const rules::Set& set, const scoring::Game& game, const scoring::GameLedger& ledger);
/// Hand by hand, each side's lines with their places on the venue's sheet.
std::string reasonsText(const rules::Set& set, const scoring::GameLedger& ledger);
/// `A wins by the target, 312 to 240.`
std::string resultText(const scoring::Result& result);

} // namespace files
