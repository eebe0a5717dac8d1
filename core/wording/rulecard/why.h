// Why a side has its points: each line of a ledger and each number of the score sheet in words, step by step,
// with its place on the sheet; and how a game or a match was won.
#pragma once

#include "rulewords.h"

#include "scoring/hand.h"
#include "scoring/ledger.h"
#include "scoring/ruleset.h"

#include <string>
#include <vector>

namespace wording {

struct Reason {
    scoring::LineKind kind = scoring::LineKind::Contract;
    int points = 0;
    std::string words;   ///< `bid 5, took 6: made`
    std::string source;  ///< `Scoring 4`; see sourceOf(); of rules that cite nothing at all empty
    std::string place;   ///< see placeOf(); likewise
    std::string reading; ///< how the place is read; empty if it is no reading
};

/// One reason a line, in the ledger's order.
std::vector<Reason> why(const rules::Set& set, scoring::Side side, const scoring::SideLedger& ledger,
                        const scoring::Who& who = scoring::seatAlone);

/// What moved the count away from the tricks taken, one sentence a step, with its source as it is wanted.
using Source = std::string (*)(const rules::Cite&);
std::vector<std::string> whyCounted(const rules::Set& set, const scoring::SideLedger& ledger,
                                    Source source = sourceOf);

/// The outcome of each challenge of the hand, one sentence a challenge, with the source of what it costs:
/// `challenge against a1, trick 7, upheld: 3 tricks off side A, +30 for side B (The Play 4)`, `… denied: 0
/// points (The Play 4)`. `state` is that of the hand.
std::vector<std::string> whyRuled(const rules::Set& set, const scoring::Hand& hand, scoring::State state,
                                  const scoring::Who& who = scoring::seatAlone, Source source = sourceOf);

/// The numbers that a side has in a row of the sheet.
enum class Figure { Bid, Tricks, Points, Bags, Score };

struct Step {
    std::string amount; ///< what it adds or is: `+50`, `3`, `nil`
    std::string words;
    /// See placeOf(); empty where it was counted at the table, or nothing is cited at all.
    std::string source;
    std::string reading; ///< likewise
    bool isOurs = false; ///< the sheet has no section on it, so `source` is our reading
};

struct Derivation {
    std::vector<Step> steps;
    std::vector<std::string> notes; ///< what else bears on it, a sentence each
};

/// A row of the sheet, and the state of that side before it.
struct Row {
    scoring::Hand hand;
    scoring::HandLedger ledger;
    scoring::StartSide before;
};

/// The derivation of a side's number. Points and bags of a hand after the end are nothing, with a note.
Derivation derivation(const rules::Set& set, Figure figure, scoring::Side side, const Row& row,
                      const scoring::Who& who = scoring::seatAlone);

/// `in an extra hand`, `after time was called`, with the numbers of `end`; empty where the target was reached
/// or it was decided without its hands. UTF-8.
std::string howItEnded(const scoring::End& end, scoring::By by);
/// The same with what this game came to: `both reached 350; the higher bid (7) wins`, `B was set 3 times`.
/// `setsBefore`: those of the hands before the ledger.
std::string howItEnded(const scoring::End& end, const scoring::GameLedger& game,
                       const scoring::PerSide<int>& setsBefore = {});

} // namespace wording
