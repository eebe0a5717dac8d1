// Why a side has its points: each line of a ledger in words, with its place on the sheet.
#pragma once

#include "scoring/hand.h"
#include "scoring/ledger.h"
#include "venue.h"

#include <functional>
#include <string>
#include <vector>

namespace rules {

struct Reason {
    scoring::LineKind kind = scoring::LineKind::Contract;
    int points = 0;
    std::string words;   ///< `bid 5, took 6: contract made`
    std::string source;  ///< `Scoring 4`; see sourceOf()
    std::string place;   ///< see placeOf()
    std::string reading; ///< how the place was read, or empty
};

/// How the player on a seat is called: `a1` where no name is known.
using Who = std::function<std::string(scoring::Seat)>;
std::string seatAlone(scoring::Seat seat);

/// One reason a line, in the ledger's order.
std::vector<Reason> why(const Set& set, scoring::Side side, const scoring::SideLedger& ledger,
                        const Who& who = seatAlone);
/// `Scoring 4`, `Scoring 5a, reading U1`, `reading C5`, or `no section cited` where it follows.
std::string sourceOf(const Cite& cite);
/// The same without the code of a reading, for whoever has the reading beside it or wants none: `Scoring 5a`,
/// `our reading`.
std::string placeOf(const Cite& cite);

/// What moved the count away from the tricks taken, one sentence a step, with its source as it is wanted.
using Source = std::string (*)(const Cite&);
std::vector<std::string> whyCounted(const Set& set, const scoring::SideLedger& ledger,
                                    Source source = sourceOf);

/// What became of each challenge of the hand, one sentence a challenge, with the source of what it costs:
/// `challenge of a1, book 7, upheld: 3 tricks off side A, +30 for side B (The Play 4)`, `… rejected: 0 points
/// (The Play 4)`. `state` is that of the hand.
std::vector<std::string> whyRuled(const Set& set, const scoring::Hand& hand, scoring::State state,
                                  const Who& who = seatAlone, Source source = sourceOf);

} // namespace rules
