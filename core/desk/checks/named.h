// Names in messages: matches, hands and tables, each a message to use in another. For the rooms of the desk.
#pragma once

#include "answer.h"

#include "tournament/model/tournament.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace desk {

/// Whether that is one of them.
template <class All, class One>
bool isAmong(const All& all, const One& one)
{
    return std::ranges::find(all, one) != std::ranges::end(all);
}

/// Whether the fact is of one of these kinds.
template <class... Kinds>
bool isOneOf(const facts::Fact& fact)
{
    return (std::holds_alternative<Kinds>(fact) || ...);
}

/// Nothing if the text is empty.
inline std::optional<std::string> unlessEmpty(const std::string& text)
{
    return text.empty() ? std::nullopt : std::optional(text);
}

/// `match 7`; `match W1-1` for a match that isn't played.
message::Message matchTitle(const Match& match);
/// The same for a match that may no longer be in the draw.
message::Message matchTitle(const Tournament& tournament, const std::string& id);
/// The argument of that name for the match or the team.
message::Argument of(const Match& match);
message::Argument of(const tournament::Team& team);
/// `hand 5`, `hand 2 of game 3`: the hand at that place of a game, also of one to come.
message::Message handTitle(const Match& match, int game, int place);
/// `match 7, hand 5`
message::Message placeOnSheet(const Match& match, int game, int place);
/// `table 3 is closed (a broken leg)`
message::Message closedTable(int table, const std::string& why);
/// `1 player`, `3 players`
message::Message playerCount(int count);
/// `from match 5 on`, `from the next match on`: when that substitution starts.
message::Message fromWhen(const Tournament& tournament, const tournament::Substitution& later);
/// `finish this hand`, `finish the game`, `stop now`
message::Message onExpiry(scoring::OnExpiry choice);
message::Message noSuchMatch(std::string_view id);

// Messages that several of the checks share. For this room only.

message::Message noSuchTeam(std::string_view id);
message::Message noSuchPlayer(std::string_view id);
/// `there is no table 9. Tables are 1 to 8`
message::Message noSuchTable(int table, int tables);
/// The text must have its stored form: `the name of the team “Full  House” must be stored as “Full House”`
void checkStored(std::string_view text, const message::Message& what, int most, Objections& found);
/// `match 7 is finished. Undo its result first`
message::Message isFinal(const Match& match);
message::Message isDisputed(const Match& match);
/// `match 7 is between Full House and Nil Or Nothing`: not the teams that were named.
message::Message isBetween(const Tournament& tournament, const Match& match);

// What a fact about the draw would do to matches that have begun. For this room only.

/// Titles of matches that were called or decided and that, with that fact on record, would be gone, have
/// other sides than were seated, or be open again or decided differently.
std::vector<message::Message> affectedMatches(const Tournament& tournament, const facts::Fact& fact);

} // namespace desk
