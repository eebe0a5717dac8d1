#include "derivation.h"

#include "words.h"

#include "scoring/outlook.h"

namespace rules {

namespace {

using scoring::Bid;
using scoring::Side;
using scoring::SideHand;
using scoring::SideLedger;

Step counted(const std::string& amount, const std::string& words)
{
    return {amount, words, {}, {}};
}

Step byRule(const Set& set, std::string_view parameter, const std::string& amount, const std::string& words)
{
    const Cite& cite = set.citeFor(parameter);
    return {amount, words, placeOf(cite), cite.reading};
}

std::string signless(int number)
{
    return number < 0 ? "−" + std::to_string(-number) : std::to_string(number);
}

Step callOf(const Set& set, const std::string& who, const Bid& bid)
{
    switch (bid.call) {
    case Bid::Call::Nil:
        return byRule(set, "nil.valueMade", "nil", who + " bid nil, which is no part of the contract");
    case Bid::Call::BlindNil:
        return byRule(set, "nil.blindMade", "blind nil",
                      who + " bid nil before looking, which is no part of the contract");
    case Bid::Call::Number:
        break;
    }
    return counted(std::to_string(bid.number), who + " bid " + std::to_string(bid.number));
}

void addBids(Derivation& answer, const Set& set, Side side, const Row& row, const Who& who)
{
    const SideHand& own = row.hand.sides[side];
    if (const auto* bids = std::get_if<scoring::Bids>(&own.bid)) {
        for (const int partner : {0, 1})
            answer.steps.push_back(
                callOf(set, who({side, partner}), (*bids)[static_cast<std::size_t>(partner)]));
        if (const auto contract = scoring::contractOf(own); contract && scoring::nilsIn(own) == 0)
            answer.steps.push_back(byRule(set, "bid.entry", std::to_string(*contract),
                                          "the partners' bids together are the contract"));
    } else if (const auto* number = std::get_if<int>(&own.bid)) {
        answer.steps.push_back(
            byRule(set, "bid.entry", std::to_string(*number), "the side's bid is the contract"));
    } else {
        answer.steps.push_back(
            byRule(set, "bid.firstHand", "–", "nobody bids: the tricks taken are the contract"));
    }
    if (own.blind)
        answer.steps.push_back(byRule(set, "contract.blindBid", "blind", "it was bid before looking"));
}

/// Who was challenged, in which book, and what came of it.
void addRulings(Derivation& answer, const Set& set, const Row& row, const Who& who)
{
    for (std::string& ruled : whyRuled(set, row.hand, row.ledger.state, who, placeOf))
        answer.notes.push_back(std::move(ruled));
}

void addTricks(Derivation& answer, const Set& set, Side side, const Row& row, const Who& who)
{
    const SideHand& own = row.hand.sides[side];
    const SideLedger& ledger = row.ledger.sides[side];
    if (!scoring::hasTricks(own) && !scoring::hasTricks(row.hand.sides[scoring::other(side)])) {
        answer.steps.push_back(counted("0", "play stopped in this hand: nothing was counted"));
        return;
    }
    if (std::holds_alternative<scoring::Split>(own.tricks)) {
        for (const int partner : {0, 1}) {
            const int took = scoring::tricksOf(own, partner);
            answer.steps.push_back(counted(std::to_string(took), who(scoring::Seat{side, partner}) +
                                                                     " took " + std::to_string(took)));
        }
    } else {
        answer.steps.push_back(counted(std::to_string(ledger.tricks), "taken, as counted at the table"));
    }
    answer.notes.push_back("the other side took " +
                           std::to_string(row.ledger.sides[scoring::other(side)].tricks) + ", " +
                           std::to_string(scoring::tricksInHand) + " in all");
    for (const std::string& moved : whyCounted(set, ledger, placeOf))
        answer.notes.push_back(moved);
    addRulings(answer, set, row, who);
    if (ledger.counted != ledger.tricks)
        answer.notes.push_back(std::to_string(ledger.counted) + " count for the contract");
}

void addPoints(Derivation& answer, const Set& set, Side side, const Row& row, const Who& who)
{
    const SideLedger& ledger = row.ledger.sides[side];
    for (Reason& reason : why(set, side, ledger, who))
        answer.steps.push_back({added(reason.points), std::move(reason.words), std::move(reason.place),
                                std::move(reason.reading)});
    answer.notes = whyCounted(set, ledger, placeOf);
    addRulings(answer, set, row, who);
}

void addBags(Derivation& answer, const Set& set, Side side, const Row& row)
{
    const SideLedger& ledger = row.ledger.sides[side];
    const scoring::Bags& bags = set.rules.bags;
    answer.steps.push_back(counted(std::to_string(row.before.bags), "before this hand"));
    if (row.ledger.state == scoring::State::AfterEnd)
        return;
    answer.steps.push_back(
        byRule(set, "overtrick.points", added(ledger.bagsGained),
               ledger.bagsGained == 0 ? "no trick over the contract" : "of this hand, each a bag"));
    const int off = ledger.bags - row.before.bags - ledger.bagsGained;
    if (off != 0)
        answer.steps.push_back(byRule(set, "bags.after", added(off),
                                      bags.after == scoring::AfterPenalty::Carry
                                          ? "come off with the penalty, the rest is carried on"
                                          : "all come off with the penalty"));
    if (!bags.limit)
        answer.notes.emplace_back("bags are only counted here, no number of them costs anything");
    else
        answer.notes.push_back(std::to_string(*bags.limit - ledger.bags) + " more to the penalty of " +
                               std::to_string(bags.penalty) + " (" + placeOf(set.citeFor("bags.limit")) +
                               ')');
}

void addScore(Derivation& answer, const Set& set, Side side, const Row& row)
{
    const SideLedger& ledger = row.ledger.sides[side];
    answer.steps.push_back(counted(signless(row.before.score), "before this hand"));
    answer.steps.push_back(counted(added(ledger.score - row.before.score), "points of this hand"));
    answer.steps.push_back(counted(signless(ledger.score), "after it"));
    const std::optional<int> lacks = scoring::pointsToTarget(set.rules, ledger.score);
    if (!lacks)
        answer.notes.push_back("the game is over after " + rules::counted(set.rules.end.lengthCount, "hand") +
                               " (" + placeOf(set.citeFor("end.handsOrGames")) + ')');
    else if (*lacks > 0)
        answer.notes.push_back(std::to_string(*lacks) + " short of " + std::to_string(set.rules.end.target) +
                               " (" + placeOf(set.citeFor("end.target")) + ')');
}

} // namespace

Derivation derivation(const Set& set, Figure figure, Side side, const Row& row, const Who& who)
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
        answer.notes.emplace_back("the game was over before this hand: it is on record and counts nothing");
    if (row.ledger.state == scoring::State::Held)
        answer.notes.emplace_back("a challenge of this hand is undecided: the points may become others");
    if (row.hand.override)
        answer.notes.push_back("let in by the supervisor: " + *row.hand.override);
    return answer;
}

} // namespace rules
