// The parameters that say what a hand is worth.

#include "parameter.h"
#include "shape_objects.h"

#include <cassert>

namespace rules {

using scoring::RenegeRule;

namespace {

constexpr Said<scoring::SetRule> setRules[] = {{"minus-bid", scoring::SetRule::MinusBid},
                                               {"zero", scoring::SetRule::Zero},
                                               {"per-short-trick", scoring::SetRule::PerShortTrick}};
constexpr Said<scoring::AfterPenalty> afterPenalty[] = {{"carry", scoring::AfterPenalty::Carry},
                                                        {"reset", scoring::AfterPenalty::Reset}};
constexpr Said<scoring::FailedTricks> failedTricks[] = {{"count", scoring::FailedTricks::Count},
                                                        {"bags", scoring::FailedTricks::Bags},
                                                        {"void", scoring::FailedTricks::Void},
                                                        {"help-only", scoring::FailedTricks::HelpOnly}};

constexpr OrNull<Number> valueOrNot{{0, 10000}};

void contract(std::vector<Parameter>& table)
{
    const auto add = [&](std::string_view path, auto get, auto shape, auto before) {
        table.push_back(described(path, get, shape, before));
    };
    add(
        "contract.perTrick", [](auto& v) -> auto& { return v.rules.contract.perTrick; }, Number{0, 1000}, 10);
    add(
        "contract.set", [](auto& v) -> auto& { return v.rules.contract.set; }, choice(setRules),
        scoring::SetRule::MinusBid);
    add(
        "contract.tiers", [](auto& v) -> auto& { return v.rules.contract.tiers; }, ListOf{TierShape{}},
        std::vector<scoring::Tier>());
    add(
        "contract.blindBid", [](auto& v) -> auto& { return v.rules.contract.blindBid; },
        OrNull{BlindBidShape{}}, std::nullopt);
    add(
        "contract.allTricksBonus", [](auto& v) -> auto& { return v.rules.contract.allTricksBonus; },
        OrNull<Number>{{1, 10000}}, std::nullopt);
}

void bags(std::vector<Parameter>& table)
{
    const auto add = [&](std::string_view path, auto get, auto shape, auto before) {
        table.push_back(described(path, get, shape, before));
    };
    add(
        "overtrick.points", [](auto& v) -> auto& { return v.rules.overtrickPoints; }, Number{-1000, 1000}, 1);
    add(
        "bags.limit", [](auto& v) -> auto& { return v.rules.bags.limit; }, OrNull<Number>{{1, 100}},
        std::nullopt);
    add(
        "bags.penalty", [](auto& v) -> auto& { return v.rules.bags.penalty; }, Number{0, 10000}, 0);
    add(
        "bags.after", [](auto& v) -> auto& { return v.rules.bags.after; }, choice(afterPenalty),
        scoring::AfterPenalty::Carry);
    add(
        "bags.cancelPoints", [](auto& v) -> auto& { return v.rules.bags.cancelPoints; }, YesNo{}, false);
}

void nil(std::vector<Parameter>& table)
{
    const auto add = [&](std::string_view path, auto get, auto shape, auto before) {
        table.push_back(described(path, get, shape, before));
    };
    add(
        "nil.valueMade", [](auto& v) -> auto& { return v.rules.nil.valueMade; }, valueOrNot, std::nullopt);
    add(
        "nil.valueFailed", [](auto& v) -> auto& { return v.rules.nil.valueFailed; }, valueOrNot,
        std::nullopt);
    add(
        "nil.blindMade", [](auto& v) -> auto& { return v.rules.nil.blindMade; }, valueOrNot, std::nullopt);
    add(
        "nil.blindFailed", [](auto& v) -> auto& { return v.rules.nil.blindFailed; }, valueOrNot,
        std::nullopt);
    add(
        "nil.maxPerTeam", [](auto& v) -> auto& { return v.rules.nil.maxPerTeam; }, Number{0, 2}, 0);
    add(
        "nil.blindMinDeficit", [](auto& v) -> auto& { return v.rules.nil.blindMinDeficit; },
        OrNull<Number>{{1, 10000}}, std::nullopt);
    add(
        "nil.blindExchange", [](auto& v) -> auto& { return v.rules.nil.blindExchange; }, Number{0, 13}, 0);
    add(
        "nil.double", [](auto& v) -> auto& { return v.rules.nil.doubled; }, DoubleNilShape{}, std::nullopt);
    add(
        "nil.failedTricks", [](auto& v) -> auto& { return v.rules.nil.failedTricks; }, choice(failedTricks),
        scoring::FailedTricks::Count);
    add(
        "nil.failedBagsWhenSet", [](auto& v) -> auto& { return v.rules.nil.failedBagsWhenSet; }, YesNo{},
        true);
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

namespace {

constexpr Said<scoring::RenegeLoser> losers[] = {
    {"offender", scoring::RenegeLoser::Offender},
    {"loser-of-challenge", scoring::RenegeLoser::LoserOfChallenge}};
constexpr Said<scoring::RenegeEffect> effects[] = {{"tricks", scoring::RenegeEffect::Tricks},
                                                   {"auto-set", scoring::RenegeEffect::AutoSet},
                                                   {"lose-game", scoring::RenegeEffect::LoseGame}};
constexpr Said<scoring::SecondOffence> seconds[] = {{"same", scoring::SecondOffence::Same},
                                                    {"lose-game", scoring::SecondOffence::LoseGame}};

// A member of the renege rule, of which the venue may have none.
template <class T, class Shape>
Parameter renege(std::string_view path, T RenegeRule::*member, Shape shape, T before)
{
    return {path,
            [=](const json::Value& value, const Place& at, Values& into) {
                assert(into.rules.renege);
                return shape.read(value, at, (*into.rules.renege).*member);
            },
            [=](const Values& from) {
                return from.rules.renege ? shape.write((*from.rules.renege).*member) : json::of(nullptr);
            },
            {},
            {},
            shape.write(before)};
}

} // namespace

std::vector<Parameter> penaltyParameters()
{
    return {renege("renege.tricks", &RenegeRule::tricks, Number{0, 13}, 3),
            renege("renege.loser", &RenegeRule::loser, choice(losers), scoring::RenegeLoser::Offender),
            renege("renege.receiverPoints", &RenegeRule::receiverPoints, Number{0, 1000}, 0),
            renege("renege.receiverCountsTricks", &RenegeRule::receiverCountsTricks, YesNo{}, false),
            renege("renege.effect", &RenegeRule::effect, choice(effects), scoring::RenegeEffect::Tricks),
            renege("renege.secondOffence", &RenegeRule::secondOffence, choice(seconds),
                   scoring::SecondOffence::Same),
            described("fouls", [](auto& v) -> auto& { return v.rules.fouls; }, ListOf{FoulShape{}}, {})};
}

} // namespace rules
