// Messages that name a match, a hand or a table, to be used in other messages. Only for the rooms of the
// desk.
#pragma once

#include "answer.h"

#include "tournament/model/tournament.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace desk {

template <class All, class One>
bool isAmong(const All& all, const One& one)
{
    return std::ranges::find(all, one) != std::ranges::end(all);
}

template <class... Kinds>
bool isOneOf(const facts::Fact& fact)
{
    return (std::holds_alternative<Kinds>(fact) || ...);
}

inline std::optional<std::string> unlessEmpty(const std::string& text)
{
    return text.empty() ? std::nullopt : std::optional(text);
}

/// `match 7`; `match W1-1` if it has no number.
message::Message matchTitle(const Match& match);
/// The same for a match that may no longer be in the draw.
message::Message matchTitle(const Tournament& tournament, const std::string& id);
/// A message argument for the match or team.
message::Argument of(const Match& match);
message::Argument of(const tournament::Team& team);
/// `hand 5`, `hand 2 of game 3`: the hand at that place of a game, which may not be played yet.
message::Message handTitle(const Match& match, int game, int place);
/// `match 7, hand 5`
message::Message placeOnSheet(const Match& match, int game, int place);
/// `table 3 is closed (a broken leg)`
message::Message closedTable(int table, const std::string& why);
/// `1 player`, `3 players`
message::Message playerCount(int count);
/// When the substitution starts: `from match 5 on`, `from the next match on`.
message::Message fromWhen(const Tournament& tournament, const tournament::Substitution& later);
/// `finish this hand`, `finish the game`, `stop now`
message::Message onExpiry(scoring::OnExpiry choice);
message::Message noSuchMatch(std::string_view id);

// Messages that several checks share. Only for this room.

message::Message noSuchTeam(std::string_view id);
message::Message noSuchPlayer(std::string_view id);
/// `there is no table 9. Tables are 1 to 8`
message::Message noSuchTable(int table, int tables);
/// Adds an objection if the text isn't in the form in which it is stored: `the name of the team “Full  House”
/// must be stored as “Full House”`
void checkStored(std::string_view text, const message::Message& what, int most, Objections& found);
/// `match 7 is finished. Undo its result first`
message::Message isFinal(const Match& match);
message::Message isDisputed(const Match& match);
/// `match 7 is between Full House and Nil Or Nothing`, for when other teams were named.
message::Message isBetween(const Tournament& tournament, const Match& match);

// What a fact about the draw would do to matches that have begun. Only for this room.

/// Names the matches that were called or decided and that this fact would remove, reopen, decide differently,
/// or give other teams than those seated.
std::vector<message::Message> affectedMatches(const Tournament& tournament, const facts::Fact& fact);

} // namespace desk
