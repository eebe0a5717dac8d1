// Whether a misdeal can be called under the rule sheet, what it is called, and who deals after it.
#pragma once

#include "venue.h"

#include "message/message.h"
#include "scoring/game.h"

#include <string_view>

namespace rules {

/// The set's reason with that id. Null if it isn't on the sheet.
const MisdealReason* misdealOnSheet(const Set& set, std::string_view reason);
/// Refuses a misdeal for that reason, because it isn't on the sheet.
message::Message misdealNotOnSheet(const Set& set, std::string_view reason);

/// The name of the reason with that id: `no face card`.
message::Message misdealReason(std::string_view reason);

/// Whether the item is a misdeal after which the next player deals, according to the sheet.
bool passesDeal(const Set& set, const scoring::Item& item);
/// Adds an item to a game like scoring::add(). After a misdeal, the deal passes if the sheet says so.
void addToGame(const Set& set, const scoring::Item& item, scoring::GameState& state,
               scoring::GameLedger& ledger);

} // namespace rules
