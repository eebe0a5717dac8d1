// The standings and what decided them, in words.
#pragma once

#include "breakerwords.h"

#include "rules/words.h"
#include "tournament/ranking/advancement.h"
#include "tournament/ranking/standings.h"

#include <string>

namespace wording {

/// `champion`, `runner-up`, `third place`, `eliminated`. Empty for a team that isn't finished.
std::string finishWord(tournament::Finish finish);
/// `Crimson Kings is the runner-up`. Only for a team that is finished.
std::string finishSentence(tournament::Finish finish, const std::string& team);
/// `2 of 3`, `+120`, `310 in 4 matches`, `67%`, `drawn 2`.
std::string inWords(const bracket::Amount& amount, rules::Minus minus = rules::Minus::Sign);

/// The team's wins, with byes in Swiss: `2`, `1 + bye`.
std::string wonText(const tournament::Standing& standing);
/// Why a team has its rank. Empty if nothing has decided it yet or nothing had to. The last decision comes
/// first: `head-to-head: Full House 1 of 1, Nil Or Nothing 0 of 1; before that, winning percentage in a tie
/// of 3 teams: 2 of 3`. For a knockout it names the match: `final, match 7: beat Full House`, `quarterfinals,
/// match 3: lost to Full House`, `round 1, match 2: no-show against Full House`; also a tie for several
/// places (`tied for places 5 to 8`) and a match that keeps its teams. For pools: `3rd in pool A, does not
/// advance`.
std::string decidedBy(const tournament::Tournament& tournament, const tournament::Standing& standing,
                      rules::Minus minus = rules::Minus::Sign);
/// `round 1, not played, counts as a loss`, `rounds 1 and 2, not played, count as losses`. Empty if there are
/// none.
std::string missedInWords(const std::vector<int>& rounds);
/// Why a team swapped places with another: `match 3 keeps the teams that played it`.
std::string keptText(const tournament::Match& match);
/// `pool A: Full House and Nil Or Nothing are tied for a place in the playoff. Draw at random or add a
/// play-in`
std::string inWords(const tournament::Tournament& tournament, const tournament::Undecided& tie);

} // namespace wording
