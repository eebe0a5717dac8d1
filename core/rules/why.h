// Why a side has its points: each line of a ledger in words, with its place on the sheet.
#pragma once

#include "scoring/ledger.h"
#include "venue.h"

#include <string>
#include <vector>

namespace rules {

struct Reason {
    int points = 0;
    std::string words;   ///< `bid 5, took 6: contract made`
    std::string source;  ///< `Scoring 4`; see sourceOf()
    std::string reading; ///< how the place was read, or empty
};

/// One reason a line, in the ledger's order.
std::vector<Reason> why(const Set& set, scoring::Side side, const scoring::SideLedger& ledger);
/// What moved the count away from the tricks taken, one sentence a step, with its source.
std::vector<std::string> whyCounted(const Set& set, const scoring::SideLedger& ledger);

/// `Scoring 4`, `Scoring 5a, reading U1`, `reading C5`, or `no rule on the sheet` where it follows.
std::string sourceOf(const Cite& cite);

} // namespace rules
