// What stands in and over the boxes of a drawing; for this folder alone.
#pragma once

#include "bracket/layout.h"
#include "tournament/model/tournament.h"
#include "ui/paper/page/document.h"
#include "views/match.h"

#include <map>

namespace paper {

/// A box with `from 57` before its sides, where nothing on the page leads there.
struct BoxWords {
    views::MatchView match;
    QString title;      ///< `Match 4`, `Match 15 · to 500`, `Match 16 · third place`
    QString state;      ///< `Table 5, 6:31 PM`, `table 5 · hand 6`
    QString shortState; ///< the same where that is too long
    scoring::PerSide<QString> origins;
};

/// Of every box that a match of the tournament stands in.
std::map<bracket::MatchId, BoxWords> wordsOf(const Record& record, const bracket::Layout& layout);
/// `6:31 PM`: when this playing of the match was called first; empty where it was not.
QString calledAt(const Record& record, const tournament::Match& match);

} // namespace paper
