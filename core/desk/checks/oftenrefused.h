// What several of the checks say. For this room alone.
#pragma once

#include "message/message.h"
#include "tournament/model/tournament.h"

#include <string>
#include <string_view>

namespace desk {

message::Message noSuchMatch(std::string_view id);
message::Message noSuchTeam(std::string_view id);
message::Message noSuchPlayer(std::string_view id);
/// `there is no table 9: tables are 1 to 8`
message::Message noSuchTable(int table, int tables);
/// `the name of the team "Full  House" is not in its stored form "Full House"`
message::Message notInStoredForm(message::Argument what, std::string_view text, std::string_view stored);
/// `match 7 is final: take its result back first (undo)`
message::Message isFinal(const tournament::Match& match);
message::Message isDisputed(const tournament::Match& match);
/// `match 7 is between Full House and Nil Or Nothing`: not those who were named.
message::Message isBetween(const tournament::Tournament& tournament, const tournament::Match& match);

} // namespace desk
