// May this misdeal be called by the sheet, what it is called, and who deals after it.
#pragma once

#include "venue.h"

#include "message/message.h"
#include "scoring/game.h"

#include <string_view>

namespace rules {

/// The set's reason of that id; null if its sheet doesn't have it.
const MisdealReason* misdealOnSheet(const Set& set, std::string_view reason);
/// The refusal of a misdeal for that reason, which isn't on the sheet.
message::Message misdealNotOnSheet(const Set& set, std::string_view reason);

/// The name of the reason with that id: `no face card`.
message::Message misdealReason(std::string_view reason);

/// Whether the item is a misdeal after which the next player deals, by the sheet.
bool passesDeal(const Set& set, const scoring::Item& item);
/// One more item of a game, as scoring::add() has it; the deal passes after a misdeal where the sheet says
/// so.
void addToGame(const Set& set, const scoring::Item& item, scoring::GameState& state,
               scoring::GameLedger& ledger);

} // namespace rules
