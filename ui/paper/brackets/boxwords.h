// The texts in and above the boxes of a printed bracket; for this folder only.
#pragma once

#include "bracket/layout.h"
#include "tournament/model/tournament.h"
#include "ui/paper/page/document.h"
#include "views/match.h"

#include <map>

namespace paper {

/// The texts of a box. If nothing on the page leads to it, its sides have `from 57` before them.
struct BoxWords {
    views::MatchView match;
    // From the longest form to the shortest:
    QStringList titles; ///< `Match 15 · to 500`, `Match 15`; `Match 16 · third place`
    QStringList states; ///< `Table 5 · hand 6`, `Table 5`; none if there is nothing to say
    scoring::PerSide<QString> origins;
};

/// For every box in the layout that has a match of the tournament.
std::map<bracket::MatchId, BoxWords> wordsOf(const Record& record, const bracket::Layout& layout);
/// `6:31 PM`: when the match was first called; empty if it wasn't.
QString calledAt(const Record& record, const tournament::Match& match);

} // namespace paper
