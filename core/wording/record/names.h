// Names of people, teams and matches, for people.
#pragma once

#include "tournament/model/tournament.h"
#include "wording/tournament/statewords.h"

#include <QCollator>

#include <string>
#include <string_view>

namespace wording {

/// `match 7`; `match W1-1` for a match that isn't played.
std::string titleOf(const tournament::Match& match);
/// The name of the team of that id; `TBD` if it is empty, while no team is known there.
std::string nameOrTbd(const tournament::Tournament& tournament, const std::string& team);
/// `Full House and Low Club`
std::string bothTeams(const tournament::Tournament& tournament, const scoring::PerSide<std::string>& teams);
/// `Match 4 · Full House – Low Club`: in a list.
std::string matchInList(const tournament::Tournament& tournament, const tournament::Match& match);
/// `Ana R.` for `Ana Maria Ruiz`: the first name and the initial of the last, without a suffix like Jr. A
/// single word doesn't change.
std::string shortName(const std::string& full);
/// The order of names: Ángel among the A’s, Łukasz among the L’s, case ignored, `Team 2` before `Team 10`.
QCollator nameOrder();
/// `Ana Ruiz (Full House)`: a text, and whose it is or who wrote it.
std::string withName(const std::string& text, const std::string& name);
/// `Ana Ruiz (Full House)`; the name alone where the person is on no team.
std::string withTheirTeam(const tournament::Tournament& tournament, const std::string& person);
/// `first`, `2nd`.
std::string ordinal(int number);
/// `hand 5`, `hand 2 of game 3`: the hand at that place of a game, also of one to come.
std::string handAt(const tournament::Match& match, int game, int place);

/// `from match 5 on`, `from the next match on`: when that player of the team starts to play; empty for those
/// who play in the current or the next match.
std::string comesInText(const tournament::Tournament& tournament, const tournament::Team& team,
                        const std::string& person);

} // namespace wording
