// Names of people, teams and matches, for people.
#pragma once

#include "tournament/model/tournament.h"
#include "wording/tournament/statewords.h"

#include <QCollator>

#include <string>

namespace wording {

/// `match 7`; `match W1-1` if it has no number.
std::string titleOf(const tournament::Match& match);
/// The name of the team with that id. `TBD` if the id is empty because the team isn't known yet.
std::string nameOrTbd(const tournament::Tournament& tournament, const std::string& team);
/// `Full House and Low Club`
std::string bothTeams(const tournament::Tournament& tournament, const scoring::PerSide<std::string>& teams);
/// For a list: `Match 4 · Full House – Low Club`.
std::string matchInList(const tournament::Tournament& tournament, const tournament::Match& match);
/// `Ana R.` for `Ana Maria Ruiz`: the first name and the initial of the last, without a suffix like Jr. A
/// single word stays as it is.
std::string shortName(const std::string& full);
/// The order of names: Ángel among the A’s, Łukasz among the L’s, upper and lower case alike, `Team 2` before
/// `Team 10`.
QCollator nameOrder();
/// A text, followed by the name it belongs to: `Ana Ruiz (Full House)`.
std::string withName(const std::string& text, const std::string& name);
/// `Ana Ruiz (Full House)`. Only the name if the person is on no team.
std::string withTheirTeam(const tournament::Tournament& tournament, const std::string& person);
/// `first`, `2nd`.
std::string ordinal(int number);
/// `hand 5`, `hand 2 of game 3`: the hand at that place of a game, which may not be played yet.
std::string handAt(const tournament::Match& match, int game, int place);

/// When the player starts to play for the team: `from match 5 on`, `from the next match on`. Empty if they
/// play in the current or next match.
std::string playsFromText(const tournament::Tournament& tournament, const tournament::Team& team,
                          const std::string& person);

} // namespace wording
