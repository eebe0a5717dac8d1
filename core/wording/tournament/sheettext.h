// A scored game as plain text: the paper sheet's columns, and the reason for every point.
#pragma once

#include "scoring/match.h"
#include "wording/rulecard/why.h"

#include <string>

namespace wording {

/// The sheet of one game, a row a hand with what was ruled on it, and what it came to. UTF-8, about 105
/// columns. `who` names those who were challenged.
std::string sheetText(const rules::Set& set, const scoring::Game& game, const scoring::GameLedger& ledger,
                      const scoring::Who& who = scoring::seatAlone);
/// Hand by hand, each side's lines with their places on the venue's sheet.
std::string reasonsText(const rules::Set& set, const scoring::GameLedger& ledger);
/// What a side bid, as the sheet shows it: `6`, `4+nil`, `blind 7`, `–` where no bid is written down.
std::string bidText(const scoring::SideHand& hand);
/// `time called: finish the hand`
std::string timeText(const scoring::TimeCall& call);
/// What a game or a match comes to: `A wins, 312 to 240: in an extra hand.`
std::string resultText(const rules::Set& set, const scoring::Result& result);

} // namespace wording
