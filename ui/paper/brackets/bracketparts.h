// A large draw cut into parts that a page can hold readably; for this folder alone.
#pragma once

#include "bracket/bracket.h"

#include <QString>
#include <QStringList>

#include <map>
#include <vector>

namespace paper {

/// So many places of the first round lie on a page; a larger draw is cut into parts of as many.
inline constexpr int placesOfAPart = 16;
/// So many go onto one upright page that shows all of it: the overview of a knockout, the winners' rounds of
/// a double elimination.
inline constexpr int placesOnAPage = 32;

/// What a page shows of the rounds.
struct Part {
    bracket::Bracket bracket;
    QString name; ///< `the last rounds`, `losers' rounds 1 to 4`; empty where its number says enough
};
/// Whether it shows a match of these rounds.
bool isOf(const Part& part, bracket::Part rounds);

/// Whether one upright page shows all the rounds of that knockout.
bool fitsOnAPage(const bracket::Bracket& bracket);

/// The rounds of a draw as one part, or its parts from the top with the last rounds behind them. In those,
/// rounds of winners count from 1 and the slots of the first are seeds that stand for nothing: only their
/// geometry means something.
///
/// Of a double elimination one page takes 16 teams. Above that the winners' rounds come first, then four
/// losers' rounds to a page, and on the last page the losers' rounds that are left with the finals, and the
/// last winners' rounds if they are few matches.
std::vector<Part> partsOf(const bracket::Bracket& bracket);

/// More parts, for names that have no room in those: so many places on a page, or half as many losers'
/// matches under each other.
std::vector<Part> smallerPartsOf(const bracket::Bracket& bracket, int places);

/// A double elimination in two: the winners' rounds with the final, and the losers' rounds.
std::vector<Part> halvesOf(const bracket::Bracket& bracket);

// Where winners and losers of a part of a large draw go, in words; for this folder alone.

/// `Losers go to matches on page 8: 1, 2 → 49 · 33 → 65; page 9: 105 → 113`: of the winners' rounds in
/// a part. Whom a bye spares a match there goes to the next one. `pages` are the parts in the order
/// of their pages, the first of which is `firstPage`.
QString whereLosersGo(const bracket::Bracket& whole, const Part& part, const std::vector<Part>& pages,
                      qsizetype firstPage);
/// `winner to match 117` and `on page 6`: of matches whose winners play on another page. What is
/// on none of `pages` is on the overview before them.
std::map<bracket::MatchId, QStringList> whereWinnersGo(const bracket::Bracket& whole, const Part& part,
                                                       const std::vector<Part>& pages, qsizetype firstPage);
/// `with the losers of winners' rounds 1 to 3`: who comes to a part of the losers' rounds from above; empty
/// where nobody does.
QString whoComesFromAbove(const bracket::Bracket& whole, const Part& part);

} // namespace paper
