// The card's sections on what a hand is worth, each with an example in numbers.
#include "card_writer.h"

#include <algorithm>

namespace rules {

namespace {

std::string made(const scoring::RuleSet& rules, int bid, int over)
{
    return added(rules.contract.perTrick * bid + rules.overtrickPoints * over);
}

void writeMade(CardWriter& card)
{
    const scoring::RuleSet& rules = card.rules();
    const int bid = sampleBid(rules);
    const std::string number = std::to_string(bid);
    card.say("Bid made: " + counted(rules.contract.perTrick, "point") + " for each trick bid. Bid " + number +
                 ", take " + number + ": " + made(rules, bid, 0) + '.',
             {"contract.perTrick"});
    if (rules.overtrickPoints == 0)
        card.say("An overtrick is worth no points.", {"overtrick.points"});
    else
        card.say("Each overtrick: " + added(rules.overtrickPoints) + ". Bid " + number + ", take " +
                     std::to_string(bid + 2) + ": " + made(rules, bid, 2) + '.',
                 {"overtrick.points"});
}

void writeSet(CardWriter& card)
{
    const scoring::RuleSet& rules = card.rules();
    const int bid = sampleBid(rules);
    const int per = rules.contract.perTrick;
    const std::string example = " Bid " + std::to_string(bid) + ", take " + std::to_string(bid - 1) + ": ";
    switch (rules.contract.set) {
    case scoring::SetRule::MinusBid:
        card.say("Set (fewer than bid): " + counted(per, "point") + " lost for each trick bid." + example +
                     added(-per * bid) + '.',
                 {"contract.set"});
        break;
    case scoring::SetRule::Zero:
        card.say("Set (fewer than bid): no points." + example + "0.", {"contract.set"});
        break;
    case scoring::SetRule::PerShortTrick:
        card.say("Set (fewer than bid): " + counted(per, "point") + " lost for each missing trick." +
                     example + added(-per) + '.',
                 {"contract.set"});
        break;
    }
}

void writeTiers(CardWriter& card)
{
    for (const scoring::Tier& tier : card.rules().contract.tiers) {
        const std::string bid = std::string(tier.exact ? "exactly " : "") + std::to_string(tier.minBid) +
                                (tier.exact ? "" : " or more");
        card.say("A bid of " + bid + ": " + added(tier.made) +
                     " made, in place of the points for its tricks; " +
                     (tier.set ? added(-*tier.set) + " if set." : "set as any other bid."),
                 {"contract.tiers"});
    }
}

} // namespace

void writeContract(CardWriter& card)
{
    card.heading("A bid made, a bid set");
    writeMade(card);
    writeSet(card);
    writeTiers(card);
    if (const auto& bonus = card.rules().contract.allTricksBonus)
        card.say("All 13 tricks taken where fewer were bid: " + added(*bonus) + '.',
                 {"contract.allTricksBonus"});
}

void writeBags(CardWriter& card)
{
    const scoring::Bags& bags = card.rules().bags;
    card.heading("Bags");
    if (!bags.limit) {
        card.say("Overtricks are bags. They are counted, and cost nothing.", {"bags.limit"});
        return;
    }
    const int limit = *bags.limit;
    card.say("Each overtrick is a bag. At " + counted(limit, "bag") + ": " + added(-bags.penalty) + '.',
             {"bags.limit", "bags.penalty"});
    if (bags.after == scoring::AfterPenalty::Carry)
        card.say("Then " + std::to_string(limit) + " bags come off and the rest is carried on: " +
                     std::to_string(limit + 2) + " bags leave 2.",
                 {"bags.after"});
    else
        card.say("Then the count starts again at 0, whatever was over: " + std::to_string(limit + 2) +
                     " bags leave 0.",
                 {"bags.after"});
    if (card.rules().overtrickPoints == 0)
        return;
    card.say(bags.cancelPoints ? "The penalty also takes back the points of these bags: " +
                                     added(-bags.penalty - limit * card.rules().overtrickPoints) + " in all."
                               : "The points of the overtricks stay.",
             {"bags.cancelPoints"});
}

namespace {

// What a side scores whose nil takes one trick while the partner makes `bid` exactly.
std::string failedExample(const scoring::RuleSet& rules)
{
    using scoring::FailedTricks;
    const int bid = std::max(sampleBid(rules), rules.bid.minWithNilPartner.value_or(1));
    const FailedTricks tricks = rules.nil.failedTricks;
    const int over =
        tricks == FailedTricks::Count || tricks == FailedTricks::Bags ? rules.overtrickPoints : 0;
    std::string sum = std::to_string(rules.contract.perTrick * bid);
    if (over != 0)
        sum += ' ' + added(over);
    sum += ' ' + added(-rules.nil.valueFailed.value_or(0));
    return "The nil takes 1, the partner bids " + std::to_string(bid) + " and takes " + std::to_string(bid) +
           ": " + sum + " = " +
           added(rules.contract.perTrick * bid + over - rules.nil.valueFailed.value_or(0)) + '.';
}

void writeFailedNil(CardWriter& card)
{
    const scoring::Nil& nil = card.rules().nil;
    const std::string example = ' ' + failedExample(card.rules());
    switch (nil.failedTricks) {
    case scoring::FailedTricks::Count:
        card.say("A failed nil's tricks count for the side like any others: they help the partner's bid, and "
                 "what is over are bags." +
                     example,
                 {"nil.failedTricks"});
        break;
    case scoring::FailedTricks::Bags:
        card.say(
            std::string("A failed nil's tricks do not help the partner; each is an overtrick and a bag") +
                (nil.failedBagsWhenSet ? ", also when the partner is set." : ", unless the partner is set.") +
                example,
            {"nil.failedTricks", "nil.failedBagsWhenSet"});
        break;
    case scoring::FailedTricks::Void:
        card.say("A failed nil's tricks neither help the partner nor are bags." + example,
                 {"nil.failedTricks"});
        break;
    case scoring::FailedTricks::HelpOnly:
        card.say("A failed nil's tricks help the partner's bid, and are never bags." + example,
                 {"nil.failedTricks"});
        break;
    }
}

void writeDoubleNil(CardWriter& card)
{
    const scoring::Nil& nil = card.rules().nil;
    if (nil.maxPerTeam < 2) {
        card.say("One nil in a side: the partner must bid a number.", {"nil.maxPerTeam"});
        return;
    }
    const scoring::DoubleNil points = nil.doubled.value_or(scoring::DoubleNil{
        2 * *nil.valueMade, *nil.valueMade - nil.valueFailed.value_or(0), -2 * nil.valueFailed.value_or(0)});
    card.say("Both partners may bid nil; then their side has no contract. Both made " + added(points.made) +
                 ", one made " + added(points.split) + ", both failed " + added(points.failed) + '.',
             {"nil.maxPerTeam", "nil.double"});
}

void writeBlindNil(CardWriter& card)
{
    const scoring::Nil& nil = card.rules().nil;
    if (!nil.blindMade) {
        card.say("No blind nil.", {"nil.blindMade"});
        return;
    }
    card.say("Blind nil, called before looking at the cards: made " + added(*nil.blindMade) + ", failed " +
                 added(-nil.blindFailed.value_or(0)) + '.',
             {"nil.blindMade", "nil.blindFailed"});
    if (nil.blindMinDeficit)
        card.say("Blind nil only for a side at least " + counted(*nil.blindMinDeficit, "point") +
                     " behind before the hand.",
                 {"nil.blindMinDeficit"});
    if (nil.blindExchange > 0)
        card.say("After a blind nil the partners exchange " + counted(nil.blindExchange, "card") +
                     " face down.",
                 {"nil.blindExchange"});
}

} // namespace

void writeNil(CardWriter& card)
{
    const scoring::Nil& nil = card.rules().nil;
    card.heading("Nil");
    if (!nil.valueMade) {
        card.say("No nil and no blind nil.", {"nil.valueMade", "nil.blindMade"});
        return;
    }
    card.say("Nil is a bid of no tricks by one player: made " + added(*nil.valueMade) + ", failed " +
                 added(-nil.valueFailed.value_or(0)) + ", beside what the partner's bid brings.",
             {"nil.valueMade", "nil.valueFailed"});
    writeFailedNil(card);
    writeDoubleNil(card);
    writeBlindNil(card);
}

} // namespace rules
