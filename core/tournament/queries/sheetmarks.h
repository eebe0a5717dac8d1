// The paper of matches: which score sheets went out, and which came back.
#pragma once

#include "tournament/model/tournament.h"

namespace tournament {

/// What was said last of the sheet of this playing between who plays it; null: none went out.
const SheetMark* sheetMarkOf(const Tournament& tournament, const Match& match);
bool isSheetOut(const Tournament& tournament, const Match& match);
/// Whether it is out and the match has begun, or is over: a sheet without a hand has yet to be played on.
bool isSheetInUse(const Tournament& tournament, const Match& match);
/// Matches whose sheet is out, in playing order.
std::vector<const Match*> sheetsOut(const Tournament& tournament);

} // namespace tournament
