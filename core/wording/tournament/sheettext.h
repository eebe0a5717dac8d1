// A scored game as plain text: the columns of the paper sheet, and the reason for each point.
#pragma once

#include "scoring/match.h"
#include "wording/rulecard/why.h"

#include <string>

namespace wording {

/// The sheet of one game, one row for each hand with its rulings, then the result. UTF-8, about 105 columns.
/// `who` gives the names of challenged players.
std::string sheetText(const rules::Set& set, const scoring::Game& game, const scoring::GameLedger& ledger,
                      const scoring::Who& who = scoring::seatAlone);
/// Hand by hand, the lines of each side with their places on the venue's sheet.
std::string reasonsText(const rules::Set& set, const scoring::GameLedger& ledger);
/// A side's bid as on the sheet: `6`, `4+nil`, `blind 7`, `–` if none is recorded.
std::string bidText(const scoring::SideHand& hand);
/// `time called: finish the hand`
std::string timeText(const scoring::TimeCall& call);
/// The result of a match: `A wins, 312 to 240 (in an extra hand).`, `A wins, 2 games to 0 (1060 to 930).`
std::string resultText(const rules::Set& set, const scoring::MatchLedger& match);

} // namespace wording
