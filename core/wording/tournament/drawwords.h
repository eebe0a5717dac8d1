// A draw in words, for screens, paper and the terminal.
#pragma once

#include "bracket/questions.h"

#include <string>
#include <vector>

namespace wording {

/// `single elimination`, `pools to playoff`, `Swiss`.
std::string name(bracket::Kind kind);

/// For the last rounds of a knockout or a playoff `Quarterfinals`, `Semifinals`, `Final`. Also `Third place`,
/// `Winners round 1`, `Losers final`, `Second final, if necessary`, `Pool round 1`, `Playoff round 1`.
/// Otherwise `Round 2`.
std::string roundName(const bracket::Bracket& bracket, bracket::Part part, int round);
/// The round of a match: as above, or `Pool A round 1` if there are several pools.
std::string roundName(const bracket::Bracket& bracket, const bracket::Match& match);
/// The same for use in a sentence: `quarterfinals`, `winners round 1`, `pool A round 1`.
std::string roundInText(const bracket::Bracket& bracket, bracket::Part part, int round);
std::string roundInText(const bracket::Bracket& bracket, const bracket::Match& match);
/// The same for a single match: `quarterfinal`.
std::string matchInText(const bracket::Bracket& bracket, const bracket::Match& match);

/// For a pool or for wildcards: `top team advances`, `top 4 advance`.
std::string advancingText(int teams);

/// The heading of a part that is drawn separately: `Winners bracket`, `Losers bracket`, `Pools`, `Playoff`
/// for the rounds after pools, `Play-ins`.
std::string heading(const bracket::Bracket& bracket, bracket::Part part);

/// `seed 1`, `bye`, `winner of 7`, `loser of 8`, `1st in pool A`, `wildcard 1`. Skips byes, so each number is
/// of a match that is played.
std::string inWords(const bracket::Bracket& bracket, const bracket::Slot& slot);
/// `1st in pool A`, `12th in pool B`.
std::string inWords(const bracket::PoolRank& rank);

// The method of a draw, one step each, so anyone can repeat it on paper or in any programming language.

/// The steps of `bracket::drawOrder`. `byLot`: including those of `bracket::shuffled`. The `further` steps
/// come before the places become seeds.
std::vector<std::string> drawingInWords(bool byLot, const std::vector<std::string>& further = {});
/// The steps from a random order to that of `bracket::keptApart`.
std::vector<std::string> apartInWords(bracket::Kind kind, int pools);

} // namespace wording
