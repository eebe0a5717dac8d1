// How the numbers in a row of the score sheet come about.
#include "why.h"

#include "rules/words.h"
#include "scoring/outlook.h"
#include "wording/filled.h"
#include "wording/tr.h"

namespace wording {

using rules::added;
using rules::digits;

namespace {

using scoring::Bid;
using scoring::Side;
using scoring::SideHand;
using scoring::SideLedger;

Step counted(const std::string& amount, const QString& words)
{
    return {amount, words.toStdString(), {}, {}};
}

Step byRule(const rules::Set& set, std::string_view parameter, const std::string& amount,
            const QString& words)
{
    const rules::Cite& cite = set.citeFor(parameter);
    return {amount, words.toStdString(),
            set.isUncited(parameter) ? std::string() : placeOf(set.sourceFor(parameter)), cite.reading,
            !cite.follows() && !cite.isBefore && cite.section.empty()};
}

Step callOf(const rules::Set& set, const std::string& who, const Bid& bid)
{
    const QString name = QString::fromStdString(who);
    switch (bid.call) {
    case Bid::Call::Nil:
        return byRule(set, "nil.valueMade", filled(RuleCard::tr("nil")),
                      RuleCard::tr("%1 bid nil, which isn’t part of the side’s bid").arg(name));
    case Bid::Call::BlindNil:
        return byRule(set, "nil.blindMade", filled(RuleCard::tr("blind nil")),
                      RuleCard::tr("%1 bid blind nil, which isn’t part of the side’s bid").arg(name));
    case Bid::Call::Number:
        break;
    }
    return counted(std::to_string(bid.number),
                   RuleCard::tr("%1 bid %2").arg(name, QString::number(bid.number)));
}

void addBids(Derivation& answer, const rules::Set& set, Side side, const Row& row, const scoring::Who& who)
{
    const SideHand& own = row.hand.sides[side];
    if (const auto* bids = std::get_if<scoring::Bids>(&own.bid)) {
        for (const int partner : {0, 1})
            answer.steps.push_back(
                callOf(set, who({side, partner}), (*bids)[static_cast<std::size_t>(partner)]));
        if (const auto contract = scoring::contractOf(own); contract && scoring::nilsIn(own) == 0)
            answer.steps.push_back(byRule(set, "bid.entry", std::to_string(*contract),
                                          RuleCard::tr("the partners’ bids add up to the side’s bid")));
    } else if (const auto* number = std::get_if<int>(&own.bid)) {
        answer.steps.push_back(
            byRule(set, "bid.entry", std::to_string(*number), RuleCard::tr("the side’s bid")));
    } else {
        answer.steps.push_back(
            byRule(set, "bid.firstHand", "–",
                   RuleCard::tr("no one bids in this hand; the tricks taken are the bid")));
    }
    if (own.blind)
        answer.steps.push_back(byRule(set, "contract.blindBid", filled(RuleCard::tr("blind")),
                                      RuleCard::tr("bid before looking at the cards")));
}

/// What changed the count of tricks, and each challenge with its trick and its outcome.
void addCounts(Derivation& answer, const rules::Set& set, Side side, const Row& row, const scoring::Who& who)
{
    for (const auto& notes :
         {whyCounted(set, row.ledger.sides[side]), whyRuled(set, row.hand, row.ledger.state, who)})
        answer.notes.insert(answer.notes.end(), notes.begin(), notes.end());
}

void addTricks(Derivation& answer, const rules::Set& set, Side side, const Row& row, const scoring::Who& who)
{
    const SideHand& own = row.hand.sides[side];
    const SideLedger& ledger = row.ledger.sides[side];
    if (!scoring::hasTricks(own) && !scoring::hasTricks(row.hand.sides[scoring::other(side)])) {
        answer.steps.push_back(counted("0", RuleCard::tr("play stopped in this hand: it doesn’t count")));
        return;
    }
    if (std::holds_alternative<scoring::Split>(own.tricks)) {
        for (const int partner : {0, 1}) {
            const QString took = QString::number(scoring::tricksOf(own, partner));
            const QString name = QString::fromStdString(who(scoring::Seat{side, partner}));
            answer.steps.push_back(counted(took.toStdString(), RuleCard::tr("%1 took %2").arg(name, took)));
        }
    } else {
        answer.steps.push_back(
            counted(std::to_string(ledger.tricks), RuleCard::tr("taken, as counted at the table")));
    }
    answer.notes.push_back(filled(RuleCard::tr("the other side took %1, %2 in all"),
                                  row.ledger.sides[scoring::other(side)].tricks, scoring::tricksInHand));
    addCounts(answer, set, side, row, who);
    if (scoring::countsOtherTricks(ledger))
        answer.notes.push_back(filled(RuleCard::tr("%1 count toward the bid"), ledger.counted));
}

void addPoints(Derivation& answer, const rules::Set& set, Side side, const Row& row, const scoring::Who& who)
{
    for (Reason& reason : why(set, side, row.ledger.sides[side], who))
        answer.steps.push_back({added(reason.points), std::move(reason.words), std::move(reason.place),
                                std::move(reason.reading)});
    addCounts(answer, set, side, row, who);
}

void addBags(Derivation& answer, const rules::Set& set, Side side, const Row& row)
{
    const SideLedger& ledger = row.ledger.sides[side];
    const scoring::Bags& bags = set.rules.bags;
    answer.steps.push_back(counted(std::to_string(row.before.bags), RuleCard::tr("before this hand")));
    if (row.ledger.state == scoring::State::AfterEnd)
        return;
    answer.steps.push_back(byRule(set, "overtrick.points", added(ledger.bagsGained),
                                  ledger.bagsGained == 0 ? RuleCard::tr("no overtricks")
                                                         : RuleCard::tr("overtricks in this hand")));
    const int off = ledger.bags - row.before.bags - ledger.bagsGained;
    if (off != 0)
        answer.steps.push_back(byRule(set, "bags.after", added(off),
                                      bags.after == scoring::AfterPenalty::Carry
                                          ? RuleCard::tr("come off with the penalty; the rest carry over")
                                          : RuleCard::tr("all come off with the penalty")));
    if (!bags.limit)
        answer.notes.push_back(filled(RuleCard::tr("these rules have no bag penalty")));
    else
        answer.notes.push_back(filled(RuleCard::tr("%1 more until the penalty of %2 (%3)"),
                                      *bags.limit - ledger.bags, bags.penalty,
                                      sourceOf(set.sourceFor("bags.limit"))));
}

void addScore(Derivation& answer, const rules::Set& set, Side side, const Row& row)
{
    const SideLedger& ledger = row.ledger.sides[side];
    answer.steps.push_back(counted(digits(row.before.score), RuleCard::tr("before this hand")));
    answer.steps.push_back(
        counted(added(ledger.score - row.before.score), RuleCard::tr("points from this hand")));
    answer.steps.push_back(counted(digits(ledger.score), RuleCard::tr("after this hand")));
    const std::optional<int> lacks = scoring::pointsToTarget(set.rules, ledger.score);
    if (!lacks)
        answer.notes.push_back(
            filled(RuleCard::tr("the game is over after %n hand(s) (%1)", nullptr, set.rules.end.lengthCount),
                   sourceOf(set.sourceFor("end.handsOrGames"))));
    else if (*lacks > 0)
        answer.notes.push_back(filled(RuleCard::tr("%1 short of %2 (%3)"), *lacks, set.rules.end.target,
                                      sourceOf(set.sourceFor("end.target"))));
}

} // namespace

Derivation derivation(const rules::Set& set, Figure figure, Side side, const Row& row,
                      const scoring::Who& who)
{
    Derivation answer;
    switch (figure) {
    case Figure::Bid:
        addBids(answer, set, side, row, who);
        break;
    case Figure::Tricks:
        addTricks(answer, set, side, row, who);
        break;
    case Figure::Points:
        addPoints(answer, set, side, row, who);
        break;
    case Figure::Bags:
        addBags(answer, set, side, row);
        break;
    case Figure::Score:
        addScore(answer, set, side, row);
        break;
    }
    if (row.ledger.state == scoring::State::AfterEnd)
        answer.notes.push_back(filled(RuleCard::tr("the game was over before this hand: it doesn’t count")));
    const bool namesChallenges = figure == Figure::Points || figure == Figure::Tricks;
    if (row.ledger.state == scoring::State::Held && !namesChallenges)
        answer.notes.push_back(
            filled(RuleCard::tr("a challenge in this hand is open: the points may change")));
    if (row.hand.override)
        answer.notes.push_back(filled(RuleCard::tr("override by the supervisor: %1"), *row.hand.override));
    return answer;
}

} // namespace wording
