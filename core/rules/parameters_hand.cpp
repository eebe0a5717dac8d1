// The parameters that say what a hand is worth.
#include "parameter.h"
#include "shape_objects.h"

namespace rules {

namespace {

constexpr Said<scoring::SetRule> setRules[] = {
    {"minus-bid", scoring::SetRule::MinusBid, "the bid's points are lost"},
    {"zero", scoring::SetRule::Zero, "no points"},
    {"per-short-trick", scoring::SetRule::PerShortTrick, "points are lost for each missing trick"}};
constexpr Said<scoring::AfterPenalty> afterPenalty[] = {
    {"carry", scoring::AfterPenalty::Carry, "the rest is carried on"},
    {"reset", scoring::AfterPenalty::Reset, "the count starts again at 0"}};
constexpr Said<scoring::FailedTricks> failedTricks[] = {
    {"count", scoring::FailedTricks::Count, "count like any other"},
    {"bags", scoring::FailedTricks::Bags, "do not help, each is a bag"},
    {"void", scoring::FailedTricks::Void, "neither help nor are bags"},
    {"help-only", scoring::FailedTricks::HelpOnly, "help, but are never bags"}};

constexpr OrNull<Number> valueOrNot{{0, 10000, "point"}, "not allowed"};

void contract(std::vector<Parameter>& table)
{
    const auto add = [&](std::string_view path, std::string_view label, auto get, auto shape, auto before) {
        table.push_back(described(path, label, get, shape, before));
    };
    add(
        "contract.perTrick", "each trick bid", [](auto& v) -> auto& { return v.rules.contract.perTrick; },
        Number{0, 1000, "point"}, 10);
    add(
        "contract.set", "when set", [](auto& v) -> auto& { return v.rules.contract.set; }, choice(setRules),
        scoring::SetRule::MinusBid);
    add(
        "contract.tiers", "special bids", [](auto& v) -> auto& { return v.rules.contract.tiers; },
        ListOf{TierShape{}}, std::vector<scoring::Tier>());
    add(
        "contract.blindBid", "a number bid blind", [](auto& v) -> auto& { return v.rules.contract.blindBid; },
        OrNull{BlindBidShape{}, "not allowed"}, std::nullopt);
    add(
        "contract.allTricksBonus", "all 13 taken, not bid",
        [](auto& v) -> auto& { return v.rules.contract.allTricksBonus; }, OrNull<Number>{{1, 10000, "point"}},
        std::nullopt);
}

void bags(std::vector<Parameter>& table)
{
    const auto add = [&](std::string_view path, std::string_view label, auto get, auto shape, auto before) {
        table.push_back(described(path, label, get, shape, before));
    };
    add(
        "overtrick.points", "each overtrick", [](auto& v) -> auto& { return v.rules.overtrickPoints; },
        Number{-1000, 1000, "point"}, 1);
    add(
        "bags.limit", "bag limit", [](auto& v) -> auto& { return v.rules.bags.limit; },
        OrNull<Number>{{1, 100, "bag"}}, std::nullopt);
    add(
        "bags.penalty", "lost at the bag limit", [](auto& v) -> auto& { return v.rules.bags.penalty; },
        Number{0, 10000, "point"}, 0);
    add(
        "bags.after", "bags after the penalty", [](auto& v) -> auto& { return v.rules.bags.after; },
        choice(afterPenalty), scoring::AfterPenalty::Carry);
    add(
        "bags.cancelPoints", "points of penalised bags",
        [](auto& v) -> auto& { return v.rules.bags.cancelPoints; }, YesNo{"taken back", "stay"}, false);
}

void nil(std::vector<Parameter>& table)
{
    const auto add = [&](std::string_view path, std::string_view label, auto get, auto shape, auto before) {
        table.push_back(described(path, label, get, shape, before));
    };
    add(
        "nil.valueMade", "nil made", [](auto& v) -> auto& { return v.rules.nil.valueMade; }, valueOrNot,
        std::nullopt);
    add(
        "nil.valueFailed", "lost by a failed nil", [](auto& v) -> auto& { return v.rules.nil.valueFailed; },
        valueOrNot, std::nullopt);
    add(
        "nil.blindMade", "blind nil made", [](auto& v) -> auto& { return v.rules.nil.blindMade; }, valueOrNot,
        std::nullopt);
    add(
        "nil.blindFailed", "lost by a failed blind nil",
        [](auto& v) -> auto& { return v.rules.nil.blindFailed; }, valueOrNot, std::nullopt);
    add(
        "nil.maxPerTeam", "nils in one side", [](auto& v) -> auto& { return v.rules.nil.maxPerTeam; },
        Number{0, 2, ""}, 0);
    add(
        "nil.blindMinDeficit", "blind nil only when behind by",
        [](auto& v) -> auto& { return v.rules.nil.blindMinDeficit; },
        OrNull<Number>{{1, 10000, "point"}, "any score"}, std::nullopt);
    add(
        "nil.blindExchange", "exchanged after a blind nil",
        [](auto& v) -> auto& { return v.rules.nil.blindExchange; }, Number{0, 13, "card"}, 0);
    add(
        "nil.double", "both partners nil", [](auto& v) -> auto& { return v.rules.nil.doubled; },
        DoubleNilShape{}, std::nullopt);
    add(
        "nil.failedTricks", "tricks of a failed nil",
        [](auto& v) -> auto& { return v.rules.nil.failedTricks; }, choice(failedTricks),
        scoring::FailedTricks::Count);
    add(
        "nil.failedBagsWhenSet", "these are bags when the partner is set",
        [](auto& v) -> auto& { return v.rules.nil.failedBagsWhenSet; }, YesNo{}, true);
}

} // namespace

std::vector<Parameter> handParameters()
{
    std::vector<Parameter> table;
    contract(table);
    bags(table);
    nil(table);
    return table;
}

} // namespace rules
