// Why a side has its points: each line of a ledger and each number of the score sheet in words, step by step,
// with its place on the sheet. Also how a game or a match was won.
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
    std::string source;  ///< `Scoring 4`; see sourceOf(); empty if the rules cite nothing
    std::string place;   ///< see placeOf(); empty if the rules cite nothing
    std::string reading; ///< our reading of that place; empty: none
};

/// One reason for each line, in the order of the ledger.
std::vector<Reason> why(const rules::Set& set, scoring::Side side, const scoring::SideLedger& ledger,
                        const scoring::Who& who = scoring::seatAlone);

/// Why the tricks that count differ from the tricks taken, one sentence for each step. `Source` formats its
/// source.
using Source = std::string (*)(const rules::Cite&);
std::vector<std::string> whyCounted(const rules::Set& set, const scoring::SideLedger& ledger,
                                    Source source = sourceOf);

/// The outcome of each challenge of the hand, one sentence each, with the source of what it costs: `challenge
/// against a1, trick 7, upheld: 3 tricks off side A, +30 for side B (The Play 4)`, `… denied: 0 points (The
/// Play 4)`. `state` is the state of the hand.
std::vector<std::string> whyRuled(const rules::Set& set, const scoring::Hand& hand, scoring::State state,
                                  const scoring::Who& who = scoring::seatAlone, Source source = sourceOf);

/// A side's numbers in a row of the sheet.
enum class Figure { Bid, Tricks, Points, Bags, Score };

struct Step {
    std::string amount; ///< what this step adds or gives: `+50`, `3`, `nil`
    std::string words;
    /// See placeOf(). Empty if the table counted it or the rules cite nothing.
    std::string source;
    std::string reading; ///< our reading of that place; empty: none
    bool isOurs = false; ///< the sheet has no section for it, so `source` is our reading
};

struct Derivation {
    std::vector<Step> steps;
    std::vector<std::string> notes; ///< further remarks, one sentence each
};

/// A row of the sheet and the side's state before it.
struct Row {
    scoring::Hand hand;
    scoring::HandLedger ledger;
    scoring::StartSide before;
};

/// How that number of the side was computed. A hand after the end of the game has no points and no bags, and
/// a note says so.
Derivation derivation(const rules::Set& set, Figure figure, scoring::Side side, const Row& row,
                      const scoring::Who& who = scoring::seatAlone);

/// `in an extra hand`, `after time was called`, with the numbers in `end`. Empty if the target was reached,
/// or if it was decided without its hands. UTF-8.
std::string howItEnded(const scoring::End& end, scoring::By by);
/// The same with what happened in this game: `both reached 350; the higher bid (7) wins`, `B was set 3
/// times`. `setsBefore`: how often each side was set before the hands in the ledger.
std::string howItEnded(const scoring::End& end, const scoring::GameLedger& game,
                       const scoring::PerSide<int>& setsBefore = {});

} // namespace wording
