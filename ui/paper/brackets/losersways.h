// Where winners and losers of a part of a large draw go on, in words; for this folder alone.
#pragma once

#include "bracketparts.h"

#include <QStringList>

#include <map>

namespace paper {

/// `Losers go on, page 8: match 1 and 2 to 49 · 33 to 65; page 9: match 105 to 113`: of a part of the
/// winners' rounds. Whom a bye spares a match there goes to the next one. `pages` are the parts in the order
/// of their pages, the first of which is `firstPage`.
QString whereLosersGo(const bracket::Bracket& whole, const Part& part, const std::vector<Part>& pages,
                      qsizetype firstPage);
/// `the winner goes on to match 117` and `on page 6`: of matches whose winners play on another page. What is
/// on none of `pages` is on the overview before them.
std::map<bracket::MatchId, QStringList> whereWinnersGo(const bracket::Bracket& whole, const Part& part,
                                                       const std::vector<Part>& pages, qsizetype firstPage);
/// `with the losers of winners' rounds 1 to 3`: who comes to a part of the losers' rounds from above; empty
/// where nobody does.
QString whoComesFromAbove(const bracket::Bracket& whole, const Part& part);

} // namespace paper
