// People, teams and matches as they are named: typed by people, and told to them.
#pragma once

#include "tournament/model/tournament.h"

#include <string>
#include <string_view>

namespace desk {

/// `7`; `W1-1` of a match that nobody plays.
std::string numberOf(const tournament::Match& match);
/// `match 7`; `match W1-1` of a match that nobody plays.
std::string titleOf(const tournament::Match& match);
// Names stand in sentences: where one is written from right to left it is isolated (rules/isolated.h).
/// `Full House`; the id where the team is not known.
std::string teamName(const tournament::Tournament& tournament, std::string_view id);
/// `Full House, Nil Or Nothing`
std::string teamNames(const tournament::Tournament& tournament, const std::vector<std::string>& ids);
/// The name of a person, the id where it was purged.
std::string personName(const tournament::Tournament& tournament, std::string_view id);
/// `Ana R.` of `Ana Maria Ruiz`: the first name and the initial of the last, without what stands behind that,
/// such as Jr. A name of one word stays.
std::string shortName(const std::string& full);
/// `Bo Li`: who sits there, alone; the seat, `B1`, before the match is called.
std::string playerAt(const tournament::Tournament& tournament, const tournament::Match& match,
                     facts::Seat seat);
/// `Bo Li (B1)`: who sits there; the seat alone before the match is called.
std::string seatName(const tournament::Tournament& tournament, const tournament::Match& match,
                     facts::Seat seat);
/// `first`, `2nd`: how often.
std::string ordinal(int number);
/// `hand 5`, `hand 2 of game 3`: the hand at that place of a game, also where it is yet to come.
std::string handAt(const tournament::Match& match, int game, int place);
/// The team on which that person is, or else was; empty where there is none.
std::string teamOfPlayer(const tournament::Tournament& tournament, std::string_view person);

/// `from match 5 on`, `from the next match on`: when that player of the team comes in; empty for whoever
/// plays in the match that is on or comes next.
std::string comesInText(const tournament::Tournament& tournament, const tournament::Team& team,
                        const std::string& person);

} // namespace desk
