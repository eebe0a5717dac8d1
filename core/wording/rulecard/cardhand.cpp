// The card's sections on the points of a hand, each with an example in numbers.
#include "cardwriter.h"
#include "rulewords.h"

#include "rules/words.h"
#include "scoring/game.h"
#include "wording/filled.h"
#include "wording/tr.h"

#include <algorithm>
#include <cstdlib>

namespace wording {

using rules::added;

namespace {

// The result of a side with that bid and those tricks, without the bag penalty.
scoring::SideLedger ledgerOf(scoring::RuleSet rules, const scoring::SideHand& side)
{
    rules.bags.limit.reset();
    scoring::Start start;
    start.hands = 1; // the first hand may have other rules
    scoring::Hand hand;
    hand.sides.a = side;
    hand.sides.b.bid = 1;
    hand.sides.b.tricks = scoring::tricksInHand - scoring::rawTricks(side);
    return scoring::play(rules, scoring::begin(rules, start), hand).ledger.sides.a;
}

std::string worth(const scoring::RuleSet& rules, int bid, int tricks)
{
    scoring::SideHand side;
    side.bid = bid;
    side.tricks = tricks;
    return added(ledgerOf(rules, side).points);
}

void writeMade(CardWriter& card)
{
    const scoring::RuleSet& rules = card.scored();
    const int bid = sampleBid(rules);
    card.say(filled(RuleCard::tr("Bid made: win %n point(s) for each trick bid. Bid %1, take %2: %3.",
                                 nullptr, rules.contract.perTrick),
                    bid, bid, worth(rules, bid, bid)),
             {"contract.perTrick"});
    if (rules.overtrickPoints == 0)
        card.say(RuleCard::tr("An overtrick is worth no points."), {"overtrick.points"});
    else
        card.say(filled(RuleCard::tr("Each overtrick: %1. Bid %2, take %3: %4."),
                        added(rules.overtrickPoints), bid, bid + 2, worth(rules, bid, bid + 2)),
                 {"overtrick.points"});
}

void writeSet(CardWriter& card)
{
    const scoring::RuleSet& rules = card.scored();
    const int bid = sampleBid(rules);
    const int per = rules.contract.perTrick;
    switch (rules.contract.set) {
    case scoring::SetRule::MinusBid:
        card.say(
            filled(
                RuleCard::tr(
                    "Set (fewer tricks than bid): lose %n point(s) for each trick bid. Bid %1, take %2: %3.",
                    nullptr, per),
                bid, bid - 1, worth(rules, bid, bid - 1)),
            {"contract.set"});
        break;
    case scoring::SetRule::Zero:
        card.say(filled(RuleCard::tr("Set (fewer tricks than bid): no points. Bid %1, take %2: %3."), bid,
                        bid - 1, worth(rules, bid, bid - 1)),
                 {"contract.set"});
        break;
    case scoring::SetRule::PerShortTrick:
        card.say(filled(RuleCard::tr("Set (fewer tricks than bid): lose %n point(s) for each trick short. "
                                     "Bid %1, take %2: %3.",
                                     nullptr, per),
                        bid, bid - 1, worth(rules, bid, bid - 1)),
                 {"contract.set"});
        break;
    }
}

std::string tierText(const scoring::RuleSet& rules, const scoring::Tier& tier)
{
    const std::string bids = bidsOf(rules, tier);
    const std::string made = added(tier.made);
    return tier.set
               ? filled(RuleCard::tr(
                            "A bid of %1: %2 if made, instead of the points for its tricks; %3 if set."),
                        bids, made, added(-*tier.set))
               : filled(RuleCard::tr("A bid of %1: %2 if made, instead of the points for its tricks; if set, "
                                     "like any other bid."),
                        bids, made);
}

} // namespace

void writeContract(CardWriter& card)
{
    card.heading(RuleCard::tr("Making and missing a bid"));
    writeMade(card);
    writeSet(card);
    for (const scoring::Tier& tier : card.scored().contract.tiers)
        card.say(tierText(card.scored(), tier), {"contract.tiers"});
    if (card.scored().contract.blindTier == scoring::BlindTier::Single)
        card.say(RuleCard::tr("A special bid’s own points count once, even if it is bid blind."),
                 {"contract.blindTier"});
    if (const auto& bonus = card.scored().contract.allTricksBonus)
        card.say(filled(RuleCard::tr("Taking all 13 tricks after bidding fewer: %1."), added(*bonus)),
                 {"contract.allTricksBonus"});
}

namespace {

/// The most bags that a side without a nil can get in a hand.
int mostBags(const scoring::RuleSet& rules)
{
    const int least = std::max({1, rules.bid.minTeam.value_or(0), 2 * rules.bid.minPlayer.value_or(0)});
    const auto& times = rules.contract.setAtTimes; // so many tricks set the side
    int most = 0;
    for (int bid = least; bid <= scoring::tricksInHand; ++bid) {
        const int tricks = times ? std::min(scoring::tricksInHand, *times * bid - 1) : scoring::tricksInHand;
        most = std::max(most, tricks - bid);
    }
    return most;
}

void writeBagLimit(CardWriter& card)
{
    const scoring::Bags& bags = card.scored().bags;
    if (!bags.limit) {
        card.say(scoring::keepsBags(card.scored())
                     ? RuleCard::tr("Overtricks are bags. There is no bag penalty.")
                     : RuleCard::tr("Overtricks don’t count as bags."),
                 {"bags.limit"});
        return;
    }
    const int limit = *bags.limit;
    card.say(filled(RuleCard::tr("Each overtrick is a bag. At %n bag(s): %1.", nullptr, limit),
                    added(-bags.penalty)),
             {"bags.limit", "bags.penalty"});
    if (bags.after == scoring::AfterPenalty::Carry) {
        card.say(filled(RuleCard::tr("Then %1 bags come off and the rest carry over: %2 bags leave %3."),
                        limit, limit + 2, (limit + 2) % limit),
                 {"bags.after"});
    } else {
        // More than two limits, reached in one hand from below the first.
        const int example = std::min(2 * limit + 1, limit - 1 + mostBags(card.scored()));
        card.say(
            filled(RuleCard::tr(
                       "Then the count starts over at 0, with nothing carried over. A side that goes from "
                       "%1 to %2 bags in one hand pays once, and is at 0."),
                   limit - 1, example),
            {"bags.after"});
    }
    const int each = card.scored().overtrickPoints;
    if (each == 0)
        return;
    card.say(bags.cancelPoints
                 ? filled(RuleCard::tr("Each penalty also cancels the points of %1 bags: %2 in all."), limit,
                          added(-bags.penalty - limit * each))
                 : filled(RuleCard::tr("The %1 for each overtrick still counts."), added(each)),
             {"bags.cancelPoints"});
}

} // namespace

void writeBags(CardWriter& card)
{
    card.heading(RuleCard::tr("Bags"));
    writeBagLimit(card);
    if (const auto& times = card.scored().contract.setAtTimes)
        card.say(card.scored().contract.set == scoring::SetRule::Zero
                     ? filled(RuleCard::tr("A side that takes %1 its bid or more is set too: no points."),
                              timesAsMuch(*times))
                     : filled(RuleCard::tr("A side that takes %1 its bid or more is set too and loses the "
                                           "points of its bid."),
                              timesAsMuch(*times)),
                 {"contract.setAtTimes"});
}

namespace {

// The points of a side whose nil takes one trick while the partner makes `bid` exactly.
std::string failedExample(const scoring::RuleSet& scored)
{
    const int bid = std::min(std::max(sampleBid(scored), scored.bid.minWithNilPartner.value_or(1)),
                             scoring::tricksInHand - 1);
    scoring::SideHand side;
    side.bid = scoring::Bids{scoring::nil, scoring::bid(bid)};
    side.tricks = scoring::Split{1, bid};
    const scoring::SideLedger ledger = ledgerOf(scored, side);
    std::string sum;
    for (const bool ofNil : {false, true})
        for (const scoring::Line& line : ledger.lines) {
            if ((line.kind == scoring::LineKind::Nil) != ofNil)
                continue;
            if (sum.empty())
                sum = rules::digits(line.points);
            else if (line.points != 0)
                sum += (line.points < 0 ? " − " : " + ") + std::to_string(std::abs(line.points));
        }
    return filled(RuleCard::tr("Example: the nil bidder takes 1, and the partner bids %1 and takes %2: %3."),
                  bid, bid, unbroken(sum + " = " + added(ledger.points)));
}

void writeFailedNil(CardWriter& card)
{
    const scoring::Nil& nil = card.scored().nil;
    const std::string example = ' ' + failedExample(card.scored());
    switch (nil.failedTricks) {
    case scoring::FailedTricks::Count:
        card.say(filled(scoring::keepsBags(card.scored())
                            ? RuleCard::tr("A failed nil’s tricks count for the side like any others. They "
                                           "help make the partner’s bid, and extra ones are bags.")
                            : RuleCard::tr("A failed nil’s tricks count for the side like any others. They "
                                           "help make the partner’s bid.")) +
                     example,
                 {"nil.failedTricks"});
        break;
    case scoring::FailedTricks::Bags:
        card.say(filled(nil.failedBagsWhenSet
                            ? RuleCard::tr("A failed nil’s tricks don’t help the partner. Each is an "
                                           "overtrick and a bag, even if the partner is set.")
                            : RuleCard::tr("A failed nil’s tricks don’t help the partner. Each is an "
                                           "overtrick and a bag, unless the partner is set.")) +
                     example,
                 {"nil.failedTricks", "nil.failedBagsWhenSet"});
        break;
    case scoring::FailedTricks::Void:
        card.say(filled(RuleCard::tr("A failed nil’s tricks neither help the partner nor count as bags.")) +
                     example,
                 {"nil.failedTricks"});
        break;
    case scoring::FailedTricks::HelpOnly:
        card.say(
            filled(RuleCard::tr("A failed nil’s tricks help make the partner’s bid but are never bags.")) +
                example,
            {"nil.failedTricks"});
        break;
    }
}

void writeDoubleNil(CardWriter& card)
{
    const scoring::Nil& nil = card.scored().nil;
    if (nil.maxPerTeam < 2) {
        card.say(RuleCard::tr("Only one partner may bid nil. The other must bid a number."),
                 {"nil.maxPerTeam"});
        return;
    }
    const auto pair = [&](int first, int second) {
        scoring::SideHand side;
        side.bid = scoring::Bids{scoring::nil, scoring::nil};
        side.tricks = scoring::Split{first, second};
        return added(ledgerOf(card.scored(), side).points);
    };
    const bool areBags =
        scoring::keepsBags(card.scored()) &&
        (nil.failedTricks == scoring::FailedTricks::Count || nil.failedTricks == scoring::FailedTricks::Bags);
    card.say(
        filled(areBags
                   ? RuleCard::tr("Both partners may bid nil; their side then has no bid to make, and each "
                                  "of its tricks is an overtrick and a bag. Both made: %1. One made, "
                                  "the other takes 1: %2. Both failed, each takes 1: %3.")
                   : RuleCard::tr("Both partners may bid nil; their side then has no bid to make. Both "
                                  "made: %1. One made: %2. Both failed: %3."),
               pair(0, 0), pair(0, 1), pair(1, 1)),
        {"nil.maxPerTeam", "nil.double"});
}

void writeBlindNil(CardWriter& card)
{
    const scoring::Nil& nil = card.scored().nil;
    if (!nil.blindMade) {
        card.say(RuleCard::tr("There is no blind nil."), {"nil.blindMade"});
        return;
    }
    card.say(filled(RuleCard::tr("Blind nil, bid before looking at the cards: %1 if made, %2 if failed."),
                    added(*nil.blindMade), added(-nil.blindFailed.value_or(0))),
             {"nil.blindMade", "nil.blindFailed"});
    if (nil.blindMinDeficit)
        card.say(RuleCard::tr(
                     "A side may bid blind nil only when trailing by at least %n point(s) before the hand.",
                     nullptr, *nil.blindMinDeficit),
                 {"nil.blindMinDeficit"});
    if (nil.blindExchange > 0)
        card.say(RuleCard::tr("After a blind nil, the partners exchange %n card(s) face down.", nullptr,
                              nil.blindExchange),
                 {"nil.blindExchange"});
}

} // namespace

void writeNil(CardWriter& card)
{
    const scoring::Nil& nil = card.scored().nil;
    card.heading(RuleCard::tr("Nil"));
    if (!nil.valueMade) {
        card.say(RuleCard::tr("There is no nil and no blind nil."), {"nil.valueMade", "nil.blindMade"});
        return;
    }
    card.say(filled(RuleCard::tr("Nil is a bid of no tricks by one player: %1 if made, %2 if failed, in "
                                 "addition to the partner’s bid."),
                    added(*nil.valueMade), added(-nil.valueFailed.value_or(0))),
             {"nil.valueMade", "nil.valueFailed"});
    writeFailedNil(card);
    writeDoubleNil(card);
    if (nil.exchange > 0)
        card.say(
            RuleCard::tr("After a nil, the partners exchange %n card(s) face down.", nullptr, nil.exchange),
            {"nil.exchange"});
    writeBlindNil(card);
}

} // namespace wording
