#include "why.h"

#include "rules/words.h"
#include "wording/filled.h"
#include "wording/tr.h"

#include <algorithm>
#include <cstdlib>

namespace wording {

using rules::added;

namespace {

using scoring::CountKind;
using scoring::CountLine;
using scoring::Line;
using scoring::LineKind;
using scoring::SideLedger;

std::string selfBidWords(const SideLedger& ledger)
{
    return ledger.counted != ledger.tricks
               ? filled(RuleCard::tr("played without bids, %1 of %2 tricks count"), ledger.counted,
                        ledger.tricks)
               : filled(RuleCard::tr("played without bids, took %1"), ledger.tricks);
}

bool isByRuling(const CountLine& step)
{
    return step.parameter == "renege.effect";
}

/// The bid was judged by another number of tricks than were taken.
std::string movedContractWords(const Line& line, const SideLedger& ledger, bool isTier)
{
    const int bid = *ledger.bid;
    if (line.parameter == "contract.setAtTimes")
        return filled(RuleCard::tr("bid %1, %2 of %3 tricks count: set by taking too many"), bid,
                      ledger.counted, ledger.tricks);
    if (std::ranges::any_of(ledger.countedFrom, isByRuling))
        return filled(RuleCard::tr("bid %1, took %2: set by the renege ruling"), bid, ledger.tricks);
    if (!ledger.made.value_or(false))
        return filled(RuleCard::tr("bid %1, %2 of %3 tricks count: set"), bid, ledger.counted, ledger.tricks);
    return isTier ? filled(RuleCard::tr("bid %1, %2 of %3 tricks count: made (a bid of %4 is worth %5)"), bid,
                           ledger.counted, ledger.tricks, bid, line.points)
                  : filled(RuleCard::tr("bid %1, %2 of %3 tricks count: made"), bid, ledger.counted,
                           ledger.tricks);
}

std::string contractWords(const rules::Set& set, const Line& line, const SideLedger& ledger)
{
    if (!ledger.bid)
        return selfBidWords(ledger);
    const int bid = *ledger.bid;
    const bool isTier =
        line.parameter == "contract.tiers" && line.points != set.rules.contract.perTrick * bid;
    if (ledger.counted != ledger.tricks)
        return movedContractWords(line, ledger, isTier);
    if (line.parameter == "contract.setAtTimes")
        return filled(RuleCard::tr("bid %1, took %2: set by taking too many"), bid, ledger.tricks);
    if (!ledger.made.value_or(false))
        return filled(RuleCard::tr("bid %1, took %2: set"), bid, ledger.tricks);
    return isTier ? filled(RuleCard::tr("bid %1, took %2: made (a bid of %3 is worth %4)"), bid,
                           ledger.tricks, bid, line.points)
                  : filled(RuleCard::tr("bid %1, took %2: made"), bid, ledger.tricks);
}

std::string nilWords(scoring::Side side, const Line& line, const scoring::Who& who)
{
    if (!line.partner)
        return line.nilsMade == 2   ? filled(RuleCard::tr("two nils, both made"))
               : line.nilsMade == 1 ? filled(RuleCard::tr("two nils, one made, one failed"))
                                    : filled(RuleCard::tr("two nils, both failed"));
    const bool made = line.parameter == "nil.valueMade" || line.parameter == "nil.blindMade";
    const std::string name = who(scoring::Seat{side, *line.partner});
    if (line.kind == LineKind::BlindNil)
        return filled(made ? RuleCard::tr("blind nil by %1 made") : RuleCard::tr("blind nil by %1 failed"),
                      name);
    return filled(made ? RuleCard::tr("nil by %1 made") : RuleCard::tr("nil by %1 failed"), name);
}

std::string bagWords(const rules::Set& set, const Line& line)
{
    return filled(line.parameter == "bags.cancelPoints" ? RuleCard::tr("the points of %1 bags are canceled")
                                                        : RuleCard::tr("bag penalty at %1 bags"),
                  set.rules.bags.limit.value_or(0));
}

std::string words(const rules::Set& set, scoring::Side side, const Line& line, const SideLedger& ledger,
                  const scoring::Who& who)
{
    switch (line.kind) {
    case LineKind::Contract:
        return contractWords(set, line, ledger);
    case LineKind::Overtricks:
        return filled(scoring::keepsBags(set.rules)
                          ? RuleCard::tr("%n overtrick(s), each a bag", nullptr, ledger.bagsGained)
                          : RuleCard::tr("%n overtrick(s)", nullptr, ledger.bagsGained));
    case LineKind::Nil:
    case LineKind::BlindNil:
        return nilWords(side, line, who);
    case LineKind::BlindBid:
        return filled(RuleCard::tr("blind bid"));
    case LineKind::AllTricks:
        return filled(RuleCard::tr("all 13 tricks after bidding fewer"));
    case LineKind::BagPenalty:
        return bagWords(set, line);
    case LineKind::RenegeAward:
        return filled(RuleCard::tr("award for the other side’s renege"));
    case LineKind::Foul:
        return filled(RuleCard::tr("foul: %1"), codeInWords(line.note));
    case LineKind::Adjustment:
        break;
    }
    return filled(RuleCard::tr("adjusted: %1"), line.note);
}

/// Whether the tricks were lost by a challenge, the side's own or one against it.
bool isForLostChallenge(const rules::Set& set, const CountLine& step)
{
    const auto& rule = set.rules.renege;
    const bool isLosers = rule && rule->loser == scoring::RenegeLoser::LoserOfChallenge;
    return step.parameter == "renege.wrongTricks" || (isLosers && step.parameter == "renege.tricks");
}

QString countText(const rules::Set& set, const CountLine& step)
{
    const int tricks = std::abs(step.tricks);
    switch (step.kind) {
    case CountKind::FailedNil:
        return RuleCard::tr("%1 trick(s) of the failed nil (%2)", nullptr, tricks);
    case CountKind::Renege:
        return isForLostChallenge(set, step)
                   ? RuleCard::tr("%1 trick(s) for the lost challenge (%2)", nullptr, tricks)
                   : RuleCard::tr("%1 trick(s) by the renege ruling (%2)", nullptr, tricks);
    case CountKind::Foul:
    case CountKind::Tricks: // the tricks taken are no change
        break;
    }
    return RuleCard::tr("%1 trick(s) by the foul (%2)", nullptr, tricks);
}

std::string effectWords(const scoring::RenegeRule& rule, const scoring::Hand& hand, scoring::Side payer)
{
    if (rule.effect != scoring::RenegeEffect::LoseGame && !scoring::hasTricksToMove(hand.sides[payer]))
        return filled(RuleCard::tr("no tricks to take, side %1 bid two nils"), hand::sideLetter(payer));
    const bool isCounted =
        rule.receiverCountsTricks && scoring::hasTricksToMove(hand.sides[scoring::other(payer)]);
    switch (rule.effect) {
    case scoring::RenegeEffect::Tricks:
        return filled(isCounted ? RuleCard::tr("%n trick(s) off side %1, counted for the other side", nullptr,
                                               rule.tricks)
                                : RuleCard::tr("%n trick(s) off side %1", nullptr, rule.tricks),
                      hand::sideLetter(payer));
    case scoring::RenegeEffect::AutoSet:
        return filled(RuleCard::tr("side %1 is set"), hand::sideLetter(payer));
    case scoring::RenegeEffect::LoseGame:
        break;
    }
    return filled(RuleCard::tr("side %1 loses the game"), hand::sideLetter(payer));
}

/// The outcome of a challenge without a penalty.
std::string nothingPaid(const rules::Set& set, const scoring::Renege& renege, Source source)
{
    if (!set.rules.renege)
        return filled(RuleCard::tr("0 points, because there is no fixed renege penalty (%1)"),
                      source(set.sourceFor("renege.tricks")));
    const bool isBesideUpheld = set.rules.renege->wrongPaid == scoring::WrongPaid::BesideUpheld;
    return renege.ruling == scoring::Ruling::Rejected
               ? filled(RuleCard::tr("0 points (%1)"),
                        source(set.sourceFor(isBesideUpheld ? "renege.wrongPaid" : "renege.loser")))
               : filled(RuleCard::tr("0 points"));
}

/// `3 tricks off side A, +30 for side B (The Play 4)`
std::string costWords(const rules::Set& set, const scoring::Hand& hand, const scoring::Renege& renege,
                      Source source)
{
    const auto& rule = set.rules.renege;
    if (const auto wrong = rule ? scoring::wrongPayerOf(*rule, hand, renege) : std::nullopt) {
        scoring::RenegeRule price;
        price.tricks = *rule->wrongTricks;
        return filled(RuleCard::tr("%1 (%2)"), effectWords(price, hand, *wrong),
                      source(set.sourceFor("renege.wrongTricks")));
    }
    const auto payer = rule ? scoring::payerOf(*rule, hand, renege) : std::nullopt;
    if (!payer)
        return nothingPaid(set, renege, source);
    const std::string rests = source(
        set.sourceFor(rule->effect == scoring::RenegeEffect::Tricks ? "renege.tricks" : "renege.effect"));
    const std::string effect = effectWords(*rule, hand, *payer);
    std::string cost = rule->receiverPoints == 0 ? filled(RuleCard::tr("%1 (%2)"), effect, rests)
                                                 : filled(RuleCard::tr("%1, %2 for side %3 (%4)"), effect,
                                                          added(rule->receiverPoints),
                                                          hand::sideLetter(scoring::other(*payer)), rests);
    const scoring::Side receiver = scoring::other(*payer);
    const bool paysToo = std::ranges::any_of(
        hand.reneges, [&](const auto& each) { return scoring::payerOf(*rule, hand, each) == receiver; });
    if (rule->receiverMakesBid && !paysToo && scoring::contractOf(hand.sides[receiver]))
        cost = filled(RuleCard::tr("%1; side %2 counts at least its bid (%3)"), cost,
                      hand::sideLetter(receiver), source(set.sourceFor("renege.receiverMakesBid")));
    const bool losesByTwo = renege.ruling == scoring::Ruling::Upheld &&
                            rule->secondOffence == scoring::SecondOffence::LoseGame &&
                            rule->effect != scoring::RenegeEffect::LoseGame;
    return losesByTwo ? filled(RuleCard::tr("%1; a second one loses the game (%2)"), cost,
                               source(set.sourceFor("renege.secondOffence")))
                      : cost;
}

std::string ruledText(const rules::Set& set, const scoring::Hand& hand, const scoring::Renege& renege,
                      scoring::State state, const std::string& who, Source source)
{
    using scoring::Ruling;
    if (renege.ruling == Ruling::Pending)
        return filled(RuleCard::tr("challenge against %1, trick %2, open: no effect yet"), who, renege.book);
    const std::string cost =
        state == scoring::State::AfterEnd
            ? filled(RuleCard::tr("no effect, because the game was over before this hand"))
            : costWords(set, hand, renege, source);
    switch (renege.ruling) {
    case Ruling::Upheld:
        return filled(RuleCard::tr("challenge against %1, trick %2, upheld: %3"), who, renege.book, cost);
    case Ruling::Rejected:
        return filled(RuleCard::tr("challenge against %1, trick %2, denied: %3"), who, renege.book, cost);
    case Ruling::Withdrawn:
    case Ruling::Pending:
        break;
    }
    return filled(RuleCard::tr("challenge against %1, trick %2, withdrawn: %3"), who, renege.book, cost);
}

} // namespace

std::vector<Reason> why(const rules::Set& set, scoring::Side side, const SideLedger& ledger,
                        const scoring::Who& who)
{
    std::vector<Reason> reasons;
    for (const Line& line : ledger.lines) {
        Reason reason{line.kind, line.points, words(set, side, line, ledger, who), {}, {}, {}};
        if (line.kind == LineKind::Adjustment) {
            reason.source = reason.place = filled(RuleCard::tr("supervisor"));
        } else {
            const std::string rule =
                line.kind == LineKind::Foul ? "fouls." + line.note : std::string(line.parameter);
            const rules::Cite& cite = set.sourceFor(rule);
            if (!set.isUncited(rule)) {
                reason.source = sourceOf(cite);
                reason.place = placeOf(cite);
            }
            reason.reading = cite.reading;
        }
        reasons.push_back(std::move(reason));
    }
    return reasons;
}

std::vector<std::string> whyCounted(const rules::Set& set, const SideLedger& ledger, Source source)
{
    std::vector<std::string> steps;
    for (const CountLine& step : ledger.countedFrom)
        if (isByRuling(step))
            steps.push_back(
                filled(RuleCard::tr("set by the renege ruling (%1)"), source(set.sourceFor(step.parameter))));
        else if (step.kind != CountKind::Tricks)
            steps.push_back(
                filled(countText(set, step), added(step.tricks), source(set.sourceFor(step.parameter))));
    return steps;
}

std::vector<std::string> whyRuled(const rules::Set& set, const scoring::Hand& hand, scoring::State state,
                                  const scoring::Who& who, Source source)
{
    std::vector<std::string> all;
    for (const scoring::Renege& renege : hand.reneges)
        all.push_back(ruledText(set, hand, renege, state, who(renege.accused), source));
    return all;
}

std::string howItEnded(const scoring::End& end, scoring::By by)
{
    using scoring::By;
    switch (by) {
    case By::Target:
    case By::Decided:
        return {};
    case By::Time:
        return filled(RuleCard::tr("after time was called"));
    case By::ExtraHand:
        return filled(RuleCard::tr("in an extra hand"));
    case By::MinScore:
        return filled(RuleCard::tr("a side is at %1 or below"), end.minScore.value_or(0));
    case By::Sets:
        return filled(RuleCard::tr("a side was set too often"));
    case By::MadeBid:
        return filled(RuleCard::tr("by a made bid of %1 or more"), end.winOnMadeBid.value_or(0));
    case By::AllTricks:
        return filled(RuleCard::tr("by all 13 tricks of a hand"));
    case By::FirstHand:
        return filled(RuleCard::tr("the other side took too few tricks in the first hand"));
    case By::Hands:
        return filled(RuleCard::tr("after hand %1, the last one"), end.lengthCount);
    case By::Renege:
        return filled(RuleCard::tr("by a renege"));
    case By::Games:
        return filled(RuleCard::tr("by games"));
    case By::Mercy:
        return filled(RuleCard::tr("by a lead of %1 or more"), end.mercyLead.value_or(0));
    case By::Total:
        break;
    }
    return filled(RuleCard::tr("by the total of all games"));
}

namespace {

/// A side's hands, as far as the rules for the end need them.
struct SideEnd {
    int sets = 0;
    int setsInARow = 0;
    int lastBid = 0; ///< 0 if none
    bool madeIt = false;
};

SideEnd endOf(const scoring::GameLedger& game, scoring::Side side, int setsBefore)
{
    SideEnd end{setsBefore};
    for (const scoring::HandLedger& hand : game.hands) {
        const SideLedger& ledger = hand.sides[side];
        if (ledger.countedFrom.empty()) // stopped by time, or after the end
            continue;
        const bool isSet = ledger.made == false;
        end.sets += isSet ? 1 : 0;
        end.setsInARow = isSet ? end.setsInARow + 1 : 0;
        end.lastBid = ledger.bid.value_or(0);
        end.madeIt = ledger.made.value_or(false);
    }
    return end;
}

std::string bothReached(const scoring::End& end, int bidA, int bidB)
{
    if (end.bothReach == scoring::BothReach::Higher)
        return filled(RuleCard::tr("both reached %1; the higher score wins"), end.target);
    return bidA == bidB
               ? filled(RuleCard::tr("both reached %1 on equal bids; the higher score wins"), end.target)
               : filled(RuleCard::tr("both reached %1; the higher bid (%2) wins"), end.target,
                        std::max(bidA, bidB));
}

} // namespace

std::string howItEnded(const scoring::End& end, const scoring::GameLedger& game,
                       const scoring::PerSide<int>& setsBefore)
{
    using scoring::By;
    using scoring::Side;
    const scoring::Result& result = game.result;
    if (!result.by)
        return {};
    if (!result.winner)
        return howItEnded(end, *result.by);
    const scoring::PerSide<SideEnd> sides{endOf(game, Side::A, setsBefore.a),
                                          endOf(game, Side::B, setsBefore.b)};
    const auto both = [&](auto did) { return did(Side::A) && did(Side::B); };
    const auto isByTotal = [&](Side side) {
        return end.maxSetsTotal && sides[side].sets >= *end.maxSetsTotal;
    };
    const auto isOut = [&](Side side) {
        return isByTotal(side) ||
               (end.maxSetsConsecutive && sides[side].setsInARow >= *end.maxSetsConsecutive);
    };
    const Side loser = scoring::other(*result.winner);
    const int floor = end.minScore.value_or(0);
    if (*result.by == By::Target && both([&](Side side) { return result.score[side] >= end.target; }))
        return bothReached(end, sides.a.lastBid, sides.b.lastBid);
    if (*result.by == By::MadeBid &&
        both([&](Side side) { return sides[side].madeIt && sides[side].lastBid >= end.winOnMadeBid; }))
        return filled(RuleCard::tr("both made a bid of %1 or more; the higher score wins"),
                      end.winOnMadeBid.value_or(0));
    if (*result.by == By::MinScore)
        return both([&](Side side) { return result.score[side] <= floor; })
                   ? filled(RuleCard::tr("both are at %1 or below; the higher score wins"), floor)
                   : filled(RuleCard::tr("%1 is at %2 or below"), hand::sideLetter(loser), floor);
    if (*result.by != By::Sets)
        return howItEnded(end, *result.by);
    if (both(isOut))
        return filled(RuleCard::tr("both were set too often; the higher score wins"));
    return isByTotal(loser)
               ? filled(RuleCard::tr("%1 was set %n time(s)", nullptr, sides[loser].sets),
                        hand::sideLetter(loser))
               : filled(RuleCard::tr("%1 was set %n time(s) in a row", nullptr, sides[loser].setsInARow),
                        hand::sideLetter(loser));
}

} // namespace wording
