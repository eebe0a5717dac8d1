// Cuts a large draw into parts that fit on a page in readable size; for this folder only.
#pragma once

#include "bracket/bracket.h"

#include <QString>
#include <QStringList>

#include <map>
#include <vector>

namespace paper {

/// The number of first-round places on a page. A larger draw is cut into parts of that many.
inline constexpr int placesOfAPart = 16;
/// The number of places on an upright page that shows everything: the overview of a knockout, the winners'
/// rounds of a double elimination.
inline constexpr int placesOnAPage = 32;

/// The rounds on one page.
struct Part {
    bracket::Bracket bracket;
    QString name; ///< `the last rounds`, `losers' rounds 1 to 4`; empty if its number is enough
};
/// Whether the part has a match of these rounds.
bool isOf(const Part& part, bracket::Part rounds);

/// Whether one upright page holds all rounds of that knockout.
bool fitsOnAPage(const bracket::Bracket& bracket);

/// The rounds of a draw as one part, or its parts from the top, then the last rounds. In parts, winners'
/// rounds count from 1, and the slots of the first have seeds without a meaning: only the geometry counts.
///
/// A double elimination of up to 16 teams is one page. Above that, the winners' rounds come first, then the
/// losers' rounds, four per page. The last page has the remaining losers' rounds and the finals, and the last
/// winners' rounds if they have few matches.
std::vector<Part> partsOf(const bracket::Bracket& bracket);

/// More parts, for names that have no room in those: so many places on a page, or half as many losers'
/// matches under each other.
std::vector<Part> smallerPartsOf(const bracket::Bracket& bracket, int places);

/// A double elimination in two: the winners' rounds with the final, and the losers' rounds.
std::vector<Part> halvesOf(const bracket::Bracket& bracket);

// Where winners and losers of a part of a large draw play next, in words; for this folder only.

/// `Losers go to matches on page 8: 1, 2 → 49 · 33 → 65; page 9: 105 → 113`, for the winners' rounds of a
/// part. If a bye replaces the next match, the one after it is named. `pages` are the parts in page order,
/// from page `firstPage`.
QString whereLosersGo(const bracket::Bracket& whole, const Part& part, const std::vector<Part>& pages,
                      qsizetype firstPage);
/// `winner to match 117` and `on page 6`, for matches whose winners play on another page. A match on none of
/// `pages` is on the overview page before them.
std::map<bracket::MatchId, QStringList> whereWinnersGo(const bracket::Bracket& whole, const Part& part,
                                                       const std::vector<Part>& pages, qsizetype firstPage);
/// `with the losers of winners' rounds 1 to 3`: which losers enter a part of the losers' rounds; empty if
/// none do.
QString incomingLosersText(const bracket::Bracket& whole, const Part& part);

} // namespace paper
