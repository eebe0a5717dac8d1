// Shows a change of the rules by one hand, scored before and after.
#pragma once

#include "rules/venue.h"
#include "scoring/hand.h"
#include "scoring/legal.h"

#include <optional>
#include <string>
#include <vector>

namespace wording {

struct ExampleLine {
    std::string words;         ///< `bid 5, took 6: made`
    std::optional<int> before; ///< its points; nothing: the rules before don't have this line
    std::optional<int> after;
};

/// A hand and its points for one side.
struct Example {
    std::string hand; ///< `Side A bids 5 and takes 6. Side B bids 4 and takes 7.`
    scoring::Side side = scoring::Side::A;
    std::vector<ExampleLine> lines;
    int before = 0;
    int after = 0;
    int bagsBefore = 0; ///< after the hand; 0 if the rules count no bags
    int bagsAfter = 0;
    bool isNew = false; ///< the rules before don't allow the hand, so it has only the points of the new rules
    bool differs() const { return before != after || bagsBefore != bagsAfter; }
};

/// A hand and the state of the game before it. It isn't the first of its game, unless `before` is
/// `scoring::Start{}`.
struct Situation {
    scoring::Hand hand;
    scoring::Start before{{}, 1};
    friend bool operator==(const Situation&, const Situation&) = default;
};

/// The hand for that side under both rules.
Example compared(const rules::Set& before, const rules::Set& after, const Situation& at, scoring::Side side);
/// The first sample hand that both rules allow but that scores differently. If there is none, the first that
/// only the rules after allow. Otherwise nothing.
std::optional<Example> exampleOf(const rules::Set& before, const rules::Set& after);

/// Counts the hands from which exampleOf() chooses.
struct Sampled {
    int all = 0;       ///< allowed by at least one of the rules
    int differing = 0; ///< scored differently, or allowed by only one of the rules
};
Sampled sampled(const rules::Set& before, const rules::Set& after);

/// Why these rules don't allow the hand. Nothing if they do.
std::optional<scoring::Problem> refusalOf(const rules::Set& set, const Situation& at);

/// The hand of a side with that bid and those tricks. If the rules count bids by side, adds up the two
/// numbers.
scoring::SideHand sideHand(const scoring::RuleSet& rules, const scoring::Bids& bids,
                           const scoring::Split& tricks);

} // namespace wording
