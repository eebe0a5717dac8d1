// What a change of the rules comes to: one hand under the rules before it and after it.
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
    std::optional<int> before; ///< its points; nothing where those rules have no such line
    std::optional<int> after;
};

/// A hand, and what it is worth to one side.
struct Example {
    std::string hand; ///< `Side A bids 5 and takes 6. Side B bids 4 and takes 7.`
    scoring::Side side = scoring::Side::A;
    std::vector<ExampleLine> lines;
    int before = 0;
    int after = 0;
    int bagsBefore = 0; ///< after the hand; 0 where the rules keep none
    int bagsAfter = 0;
    bool isNew = false; ///< the rules before don't allow it, so that it is worth only what it is now
    bool differs() const { return before != after || bagsBefore != bagsAfter; }
};

/// A hand and how the game stood before it; not the first of its game, unless `before` is `scoring::Start{}`.
struct Situation {
    scoring::Hand hand;
    scoring::Start before{{}, 1};
    friend bool operator==(const Situation&, const Situation&) = default;
};

/// That hand for that side under both rules.
Example compared(const rules::Set& before, const rules::Set& after, const Situation& at, scoring::Side side);
/// The first of some hands that may be entered by both rules and is worth something else by those of after;
/// or else the first that only those of after allow. Nothing where none is.
std::optional<Example> exampleOf(const rules::Set& before, const rules::Set& after);

/// The hands from which exampleOf chooses.
struct Sampled {
    int all = 0;       ///< that may be entered by either rules
    int differing = 0; ///< worth something else, or allowed by one of the rules alone
};
Sampled sampled(const rules::Set& before, const rules::Set& after);

/// Why that hand may not be entered by these rules; nothing where it may.
std::optional<scoring::Problem> refusalOf(const rules::Set& set, const Situation& at);

/// What those tricks with those calls are as a hand; of two numbers the sum where the sides bid.
scoring::SideHand sideHand(const scoring::RuleSet& rules, const scoring::Bids& bids,
                           const scoring::Split& tricks);

} // namespace wording
