// Who stands where, and what decided it, in words.
#pragma once

#include "bracket/ranking.h"
#include "rules/words.h"
#include "tournament/ranking/advancement.h"
#include "tournament/ranking/standings.h"

#include <string>

namespace wording {

/// `share of matches won`, `head-to-head`.
std::string name(bracket::Breaker breaker);
/// The same with what those rules make of it: `point difference a match, each game up to 200`.
std::string name(bracket::Breaker breaker, const bracket::RankingRules& rules);
/// How a match was decided without play: `forfeit`, `no-show`.
std::string endingWord(facts::Decided ending);
/// `2 of 3`, `+120`, `310 in 4 matches`, `67 %`, `drawn 2`.
std::string inWords(const bracket::Amount& amount, rules::Minus minus = rules::Minus::Sign);

/// `2`, `1 + bye`: what it has won, the byes of Swiss among it.
std::string wonText(const tournament::Standing& standing);
/// Why a team stands where it does; empty where nothing decided it yet, or had to. What decided last comes
/// first: `head-to-head: Full House 1 of 1, Nil Or Nothing 0 of 1; before that share of matches won: 2 of 3
/// among 3`. In a knockout the match: `final, match 7: beat Full House`, `quarterfinals, match 3: lost to
/// Full House`, `round 1, match 2: no-show against Full House`; where it shares its places with others also
/// that these are not played out, and where it has changed places with another, for which match. Of who is
/// out in the pools `3rd of pool A, does not go on`.
std::string decidedBy(const tournament::Tournament& tournament, const tournament::Standing& standing,
                      rules::Minus minus = rules::Minus::Sign);
/// `round 1 not played counts as lost`, `rounds 1 and 2 not played count as lost`; empty of none.
std::string missedInWords(const std::vector<int>& rounds);
/// Why a team has changed places with another: `match 3 keeps the teams that played it`.
std::string keptText(const tournament::Match& match);
/// `pool A: Full House, Nil Or Nothing are level for a place that goes on: draw lots or play a play-in`
std::string inWords(const tournament::Tournament& tournament, const tournament::Undecided& tie);

} // namespace wording
