// What messages name: matches, hands and tables, each a message to stand in another. For the rooms of the
// desk.
#pragma once

#include "message/message.h"
#include "rules/cited.h"
#include "tournament/model/tournament.h"

#include <string>

namespace desk {

/// `match 7`; `match W1-1` of a match that nobody plays.
message::Message matchTitle(const tournament::Match& match);
/// The same of a match that may be gone from the draw.
message::Message matchTitle(const tournament::Tournament& tournament, const std::string& id);
/// `hand 5`, `hand 2 of game 3`: the hand at that place of a game, also where it is yet to come.
message::Message handTitle(const tournament::Match& match, int game, int place);
/// `match 7, hand 5`
message::Message placeOnSheet(const tournament::Match& match, int game, int place);
/// `table 3 is closed (a broken leg)`
message::Message closedTable(int table, const std::string& why);
/// `1 player`, `3 players`
message::Message playerCount(int count);
/// `from match 5 on`, `from the next match on`: from when that substitution holds.
message::Message fromWhen(const tournament::Tournament& tournament, const tournament::Substitution& later);

} // namespace desk
