// A draw in words, for screen, paper and terminal.
#pragma once

#include "bracket/questions.h"

#include <string>
#include <vector>

namespace wording {

/// `single elimination`, `pools to playoff`, `Swiss`.
std::string name(bracket::Kind kind);

/// `Quarterfinals`, `Semifinals`, `Final` for the last rounds of a knockout and of a playoff, `Third place`,
/// `Winners round 1`, `Losers final`, `Second final, if necessary`, `Pool round 1`, `Playoff round 1`;
/// elsewhere `Round 2`.
std::string roundName(const bracket::Bracket& bracket, bracket::Part part, int round);
/// The round of a match: the same, or `Pool A round 1` if there are several pools.
std::string roundName(const bracket::Bracket& bracket, const bracket::Match& match);
/// The same within a sentence: `quarterfinals`, `winners round 1`, `pool A round 1`.
std::string roundInText(const bracket::Bracket& bracket, bracket::Part part, int round);
std::string roundInText(const bracket::Bracket& bracket, const bracket::Match& match);
/// Like roundInText() for the round, but for one of its matches: `quarterfinal`.
std::string matchInText(const bracket::Bracket& bracket, const bracket::Match& match);

/// `top team advances`, `top 4 advance`: of a pool, or as wildcards.
std::string goOnInWords(int teams);

/// The heading of a part that is drawn separately: `Winners bracket`, `Losers bracket`, `Pools`, `Playoff`
/// for the rounds after pools, `Play-ins`.
std::string heading(const bracket::Bracket& bracket, bracket::Part part);

/// `seed 1`, `bye`, `winner of 7`, `loser of 8`, `1st in pool A`, `wildcard 1`. Byes in between are skipped,
/// so that every number is that of a match that is played.
std::string inWords(const bracket::Bracket& bracket, const bracket::Slot& slot);
/// `1st in pool A`, `12th in pool B`.
std::string inWords(const bracket::PoolRank& rank);

// The method of a draw, one step each, so that anyone can repeat it with paper or in any programming
// language.

/// For `bracket::drawOrder`. `byLot`: with the steps of `bracket::shuffled`. `further` steps come before the
/// places become the seeds.
std::vector<std::string> drawingInWords(bool byLot, const std::vector<std::string>& further = {});
/// From a random order to that of `bracket::keptApart`.
std::vector<std::string> apartInWords(bracket::Kind kind, int pools);

} // namespace wording
