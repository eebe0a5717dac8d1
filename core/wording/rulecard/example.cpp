#include "example.h"

#include "rulewords.h"
#include "why.h"

#include "scoring/game.h"
#include "wording/filled.h"
#include "wording/sentence.h"
#include "wording/tr.h"

#include <algorithm>

namespace wording {

using scoring::Side;
using scoring::SideHand;

namespace {

std::string seatInCapitals(scoring::Seat seat)
{
    return std::string(hand::sideLetter(seat.side)) + std::to_string(seat.partner + 1);
}

std::string callInWords(const scoring::Bid& bid)
{
    switch (bid.call) {
    case scoring::Bid::Call::Nil:
        return filled(RuleCard::tr("nil"));
    case scoring::Bid::Call::BlindNil:
        return filled(RuleCard::tr("blind nil"));
    case scoring::Bid::Call::Number:
        break;
    }
    return std::to_string(bid.number);
}

std::string sideInWords(Side side, const SideHand& hand)
{
    if (std::holds_alternative<std::monostate>(hand.bid))
        return filled(RuleCard::tr("Side %1 takes %2."), hand::sideLetter(side), scoring::rawTricks(hand));
    const auto* bids = std::get_if<scoring::Bids>(&hand.bid);
    if (bids && scoring::nilsIn(hand) > 0)
        return filled(RuleCard::tr("Side %1 bids %2 and %3 and takes %4 and %5."), hand::sideLetter(side),
                      callInWords((*bids)[0]), callInWords((*bids)[1]), scoring::tricksOf(hand, 0),
                      scoring::tricksOf(hand, 1));
    return filled(hand.blind ? RuleCard::tr("Side %1 bids %2 blind and takes %3.")
                             : RuleCard::tr("Side %1 bids %2 and takes %3."),
                  hand::sideLetter(side), scoring::contractOf(hand).value_or(0), scoring::rawTricks(hand));
}

std::string handInWords(const Situation& at)
{
    std::string text;
    const auto add = [&](const std::string& sentence) { text += (text.empty() ? "" : " ") + sentence; };
    const auto& [a, b] = at.before.sides;
    if (at.before == scoring::Start{})
        add(filled(RuleCard::tr("This is the first hand of the game.")));
    if (a.bags > 0)
        add(filled(RuleCard::tr("Side A already has %1 bags."), a.bags));
    if (b.score > a.score)
        add(filled(RuleCard::tr("Side A trails by %1."), b.score - a.score));
    for (const Side side : scoring::bothSides)
        add(sideInWords(side, at.hand.sides[side]));
    for (const scoring::Renege& each : at.hand.reneges)
        add(each.ruling == scoring::Ruling::Upheld
                ? filled(RuleCard::tr("Side %1 reneged; the challenge is upheld."),
                         hand::sideLetter(each.accused.side))
                : filled(RuleCard::tr("A renege challenge against side %1 is denied."),
                         hand::sideLetter(each.accused.side)));
    for (const scoring::FoulCall& each : at.hand.fouls)
        add(filled(RuleCard::tr("Foul by side %1: %2."), hand::sideLetter(each.side),
                   codeInWords(each.foul)));
    return text;
}

scoring::SideLedger scored(const rules::Set& set, const Situation& at, Side side)
{
    return scoring::play(set.rules, scoring::begin(set.rules, at.before), at.hand).ledger.sides[side];
}

scoring::Split split(int tricks)
{
    return {tricks / 2, tricks - tricks / 2};
}

scoring::Bids halves(int bid)
{
    const int first = std::max(1, bid / 2);
    return {scoring::bid(first), scoring::bid(bid - first)};
}

/// A bid that a side may make: 4, or the nearest to it.
int plainBid(const scoring::BidRules& bid)
{
    return std::min(std::max({4, bid.minTeam.value_or(0), 2 * bid.minPlayer.value_or(0)}),
                    bid.maxTeam.value_or(scoring::tricksInHand));
}

/// Side A bids and takes so many; side B takes the rest and bids the same number, or the least that the table
/// minimum needs.
Situation situation(const scoring::RuleSet& rules, const scoring::Bids& bids, const scoring::Split& tricks)
{
    Situation at;
    at.hand.sides.a = sideHand(rules, bids, tricks);
    const int lacking =
        rules.bid.minTableTotal.value_or(0) - scoring::contractOf(at.hand.sides.a).value_or(0);
    const int bid =
        std::max(plainBid(rules.bid), std::min(lacking, rules.bid.maxTeam.value_or(scoring::tricksInHand)));
    at.hand.sides.b = sideHand(rules, halves(bid), split(scoring::tricksInHand - tricks[0] - tricks[1]));
    return at;
}

Situation numbers(const scoring::RuleSet& rules, int bid, int tricks)
{
    return situation(rules, halves(bid), split(tricks));
}

void addNumbers(const scoring::RuleSet& rules, std::vector<Situation>& all)
{
    for (const int bid : {5, 4, 6, 8, 10, 3, 2, 7, 9, 11, 12, 13})
        for (const int tricks : {bid, bid + 1, bid - 1, bid - 2, scoring::tricksInHand})
            if (tricks <= scoring::tricksInHand)
                all.push_back(numbers(rules, bid, tricks));
    // The rules refuse these if blind bids aren't allowed.
    const int deficit = rules.contract.blindBid.value_or(scoring::BlindBid()).minDeficit.value_or(0);
    for (const int bid : {6, 8, 10, 13})
        for (const int tricks : {bid, bid - 1}) {
            all.push_back(numbers(rules, bid, tricks));
            all.back().hand.sides.a.blind = true;
            all.back().before.sides.b.score = deficit;
        }
}

void addNils(const scoring::RuleSet& rules, std::vector<Situation>& all)
{
    const int least = std::max({5, rules.bid.minWithNilPartner.value_or(0), rules.bid.minPlayer.value_or(0)});
    const int beside = std::min({least, rules.bid.maxTeam.value_or(least), scoring::tricksInHand - 1});
    for (const scoring::Bid& call : {scoring::nil, scoring::blindNil}) {
        const std::size_t first = all.size();
        for (const scoring::Split& tricks : std::initializer_list<scoring::Split>{
                 {0, beside}, {1, beside}, {1, beside - 1}, {2, std::max(0, beside - 2)}})
            all.push_back(situation(rules, {call, scoring::bid(beside)}, tricks));
        for (const scoring::Split& tricks : std::initializer_list<scoring::Split>{{0, 0}, {0, 2}, {1, 2}})
            all.push_back(situation(rules, {call, call}, tricks));
        if (call == scoring::blindNil)
            for (std::size_t i = first; i < all.size(); ++i)
                all[i].before.sides.b.score = rules.nil.blindMinDeficit.value_or(0);
    }
}

void addPenalties(const rules::Set& set, std::vector<Situation>& all)
{
    using scoring::Ruling;
    const int bid = plainBid(set.rules.bid);
    for (const auto& [accused, ruling] :
         {std::pair(Side::B, Ruling::Upheld), std::pair(Side::A, Ruling::Upheld),
          std::pair(Side::B, Ruling::Rejected)})
        for (const int tricks : {bid + 1, bid + 4, bid - 1}) {
            all.push_back(numbers(set.rules, bid, std::min(tricks, scoring::tricksInHand)));
            all.back().hand.reneges.push_back({scoring::other(accused), {accused, 0}, 7, ruling});
        }
    for (const scoring::Foul& foul : set.rules.fouls) {
        all.push_back(numbers(set.rules, 5, 6));
        all.back().hand.fouls.push_back({Side::A, foul.name});
    }
}

void addBags(const scoring::RuleSet& rules, std::optional<int> limit, std::vector<Situation>& all)
{
    if (!limit)
        return;
    for (const int over : {1, 3}) {
        all.push_back(numbers(rules, 5, 5 + over));
        all.back().before.sides.a.bags = *limit - 1;
    }
}

/// The first hand may be played without bids.
void addFirstHand(const scoring::RuleSet& rules, std::vector<Situation>& all)
{
    all.push_back(numbers(rules, plainBid(rules.bid), 6));
    all.back().before = {};
    if (rules.bid.firstHand == scoring::FirstHand::BidsItself)
        for (const Side side : scoring::bothSides)
            all.back().hand.sides[side].bid = {};
}

std::vector<Situation> situations(const rules::Set& before, const rules::Set& after)
{
    std::vector<Situation> all;
    addNumbers(after.rules, all);
    addBags(after.rules, after.rules.bags.limit, all);
    addBags(after.rules, before.rules.bags.limit, all);
    addNils(after.rules, all);
    addPenalties(after, all);
    addFirstHand(after.rules, all);
    return all;
}

} // namespace

SideHand sideHand(const scoring::RuleSet& rules, const scoring::Bids& bids, const scoring::Split& tricks)
{
    SideHand hand;
    const bool anyNil = bids[0].isNil() || bids[1].isNil();
    if (rules.bid.entry == scoring::BidEntry::Team && !anyNil)
        hand.bid = bids[0].number + bids[1].number;
    else
        hand.bid = bids;
    if (anyNil)
        hand.tricks = tricks;
    else
        hand.tricks = tricks[0] + tricks[1];
    return hand;
}

std::optional<scoring::Problem> refusalOf(const rules::Set& set, const Situation& at)
{
    const scoring::Problems problems =
        scoring::problems(set.rules, scoring::begin(set.rules, at.before), at.hand);
    const scoring::Problem* refused = scoring::refusal(problems, at.hand);
    return refused ? std::optional(*refused) : std::nullopt;
}

Example compared(const rules::Set& before, const rules::Set& after, const Situation& at, Side side)
{
    const scoring::SideLedger was = scored(before, at, side);
    const scoring::SideLedger is = scored(after, at, side);
    const int bagsBefore = scoring::keepsBags(before.rules) ? was.bags : 0;
    const int bagsAfter = scoring::keepsBags(after.rules) ? is.bags : 0;
    Example example{handInWords(at), side, {}, was.points, is.points, bagsBefore, bagsAfter};
    std::vector<Reason> left = why(before, side, was, seatInCapitals);
    for (const Reason& each : why(after, side, is, seatInCapitals)) {
        const auto same = std::ranges::find(left, each.kind, &Reason::kind);
        example.lines.push_back({sentence(each.words), std::nullopt, each.points});
        if (same == left.end())
            continue;
        example.lines.back().before = same->points;
        left.erase(same);
    }
    for (const Reason& each : left)
        example.lines.push_back({sentence(each.words), each.points, std::nullopt});
    return example;
}

std::optional<Example> exampleOf(const rules::Set& before, const rules::Set& after)
{
    std::optional<Example> first;
    for (const Situation& each : situations(before, after)) {
        if (refusalOf(after, each))
            continue;
        if (refusalOf(before, each)) {
            if (!first) {
                first = compared(after, after, each, Side::A);
                first->isNew = true;
            }
            continue;
        }
        for (const Side side : scoring::bothSides)
            if (Example example = compared(before, after, each, side); example.differs())
                return example;
    }
    return first;
}

Sampled sampled(const rules::Set& before, const rules::Set& after)
{
    Sampled count;
    const std::vector<Situation> all = situations(before, after);
    for (auto each = all.begin(); each != all.end(); ++each) {
        const bool wasAllowed = !refusalOf(before, *each);
        const bool isAllowed = !refusalOf(after, *each);
        if ((!wasAllowed && !isAllowed) || std::find(all.begin(), each, *each) != each)
            continue;
        ++count.all;
        const bool isOther =
            wasAllowed != isAllowed || std::ranges::any_of(scoring::bothSides, [&](Side side) {
                return compared(before, after, *each, side).differs();
            });
        count.differing += isOther ? 1 : 0;
    }
    return count;
}

} // namespace wording
