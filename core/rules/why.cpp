#include "why.h"

#include "words.h"

#include "scoring/outlook.h"

namespace rules {

namespace {

using scoring::CountKind;
using scoring::CountLine;
using scoring::Line;
using scoring::LineKind;
using scoring::SideLedger;

std::string number(int n)
{
    return std::to_string(n);
}

std::string contractWords(const Set& set, const Line& line, const SideLedger& ledger)
{
    const bool moved = ledger.counted != ledger.tricks;
    const std::string took = (moved ? number(ledger.counted) + " of " : "took ") + number(ledger.tricks) +
                             (moved ? " tricks count" : "");
    if (!ledger.bid)
        return "the hand bids itself, " + took;
    const std::string bid = "bid " + number(*ledger.bid) + ", " + took;
    if (!ledger.made.value_or(false))
        return bid + ": set";
    if (line.parameter == "contract.tiers" && line.points != set.rules.contract.perTrick * *ledger.bid)
        return bid + ": made, a bid of " + number(*ledger.bid) + " is worth " + number(line.points);
    return bid + ": contract made";
}

std::string nilWords(scoring::Side side, const Line& line, const Who& who)
{
    const bool blind = line.kind == LineKind::BlindNil;
    if (!line.partner)
        return "two nils, " + line.note;
    const bool made = line.parameter == "nil.valueMade" || line.parameter == "nil.blindMade";
    return std::string(blind ? "blind nil" : "nil") + " of " + who(scoring::Seat{side, *line.partner}) +
           (made ? " made" : " failed");
}

std::string bagWords(const Set& set, const Line& line)
{
    const std::string limit = number(set.rules.bags.limit.value_or(0));
    return line.parameter == "bags.cancelPoints" ? "the points of " + limit + " bags are taken back"
                                                 : limit + " bags reached: penalty";
}

std::string words(const Set& set, scoring::Side side, const Line& line, const SideLedger& ledger,
                  const Who& who)
{
    switch (line.kind) {
    case LineKind::Contract:
        return contractWords(set, line, ledger);
    case LineKind::Overtricks:
        return counted(ledger.bagsGained, "overtrick") +
               (ledger.bagsGained == 1 ? ", a bag" : ", each a bag");
    case LineKind::Nil:
    case LineKind::BlindNil:
        return nilWords(side, line, who);
    case LineKind::BlindBid:
        return "bid before looking";
    case LineKind::AllTricks:
        return "all 13 tricks, not bid";
    case LineKind::BagPenalty:
        return bagWords(set, line);
    case LineKind::RenegeAward:
        return "award for the other side's renege";
    case LineKind::Foul:
        return "foul: " + spaced(line.note);
    case LineKind::Adjustment:
        break;
    }
    return "adjusted: " + line.note;
}

std::string words(CountKind kind)
{
    switch (kind) {
    case CountKind::FailedNil:
        return "of the failed nil";
    case CountKind::Renege:
        return "by the renege ruling";
    case CountKind::Foul:
        return "by the foul";
    case CountKind::Tricks:
        break;
    }
    return "taken";
}

std::string sideWord(scoring::Side side)
{
    return side == scoring::Side::A ? "side A" : "side B";
}

std::string effectWords(const scoring::RenegeRule& rule, const scoring::Hand& hand, scoring::Side payer)
{
    if (rule.effect != scoring::RenegeEffect::LoseGame && !scoring::hasTricksToMove(hand.sides[payer]))
        return "no tricks to take, " + sideWord(payer) + " bid two nils";
    const bool isCounted =
        rule.receiverCountsTricks && scoring::hasTricksToMove(hand.sides[scoring::other(payer)]);
    switch (rule.effect) {
    case scoring::RenegeEffect::Tricks:
        return counted(rule.tricks, "trick") + " off " + sideWord(payer) +
               (isCounted ? ", counted by the other" : "");
    case scoring::RenegeEffect::AutoSet:
        return sideWord(payer) + " is set";
    case scoring::RenegeEffect::LoseGame:
        break;
    }
    return sideWord(payer) + " loses the game";
}

/// `3 tricks off side A, +30 for side B (The Play 4)`
std::string costWords(const Set& set, const scoring::Hand& hand, const scoring::Renege& renege, Source source)
{
    const auto& rule = set.rules.renege;
    const auto cited = [&](std::string_view parameter) {
        return " (" + source(set.citeFor(parameter)) + ')';
    };
    if (!rule)
        return "0 points, there is no rule for a renege" + cited("renege.tricks");
    const auto payer = scoring::payerOf(*rule, renege);
    if (!payer)
        return "0 points" +
               (renege.ruling == scoring::Ruling::Rejected ? cited("renege.loser") : std::string());
    const bool isRenege = renege.ruling == scoring::Ruling::Upheld;
    const bool losesByTwo = isRenege && rule->secondOffence == scoring::SecondOffence::LoseGame &&
                            rule->effect != scoring::RenegeEffect::LoseGame;
    return effectWords(*rule, hand, *payer) +
           (rule->receiverPoints == 0
                ? std::string()
                : ", " + added(rule->receiverPoints) + " for " + sideWord(scoring::other(*payer))) +
           cited(rule->effect == scoring::RenegeEffect::Tricks ? "renege.tricks" : "renege.effect") +
           (losesByTwo ? "; a second one loses the game" + cited("renege.secondOffence") : std::string());
}

} // namespace

std::string sourceOf(const Cite& cite)
{
    if (cite.follows())
        return "no section cited";
    if (cite.code.empty())
        return cite.section;
    return (cite.section.empty() ? "" : cite.section + ", ") + "reading " + cite.code;
}

std::string placeOf(const Cite& cite)
{
    if (cite.follows())
        return sourceOf(cite);
    return cite.section.empty() ? "our reading" : cite.section;
}

std::vector<Reason> why(const Set& set, scoring::Side side, const SideLedger& ledger, const Who& who)
{
    std::vector<Reason> reasons;
    for (const Line& line : ledger.lines) {
        Reason reason{line.kind,    line.points,  words(set, side, line, ledger, who),
                      "supervisor", "supervisor", {}};
        if (line.kind != LineKind::Adjustment) {
            const Cite& cite =
                set.citeFor(line.kind == LineKind::Foul ? "fouls." + line.note : std::string(line.parameter));
            reason.source = sourceOf(cite);
            reason.place = placeOf(cite);
            reason.reading = cite.reading;
        }
        reasons.push_back(std::move(reason));
    }
    return reasons;
}

std::vector<std::string> whyCounted(const Set& set, const SideLedger& ledger, Source source)
{
    std::vector<std::string> steps;
    for (const CountLine& step : ledger.countedFrom)
        if (step.kind != CountKind::Tricks)
            steps.push_back(added(step.tricks) +
                            (step.tricks == 1 || step.tricks == -1 ? " trick " : " tricks ") +
                            words(step.kind) + " (" + source(set.citeFor(step.parameter)) + ')');
    return steps;
}

std::vector<std::string> whyRuled(const Set& set, const scoring::Hand& hand, scoring::State state,
                                  const Who& who, Source source)
{
    using scoring::Ruling;
    std::vector<std::string> says;
    for (const scoring::Renege& renege : hand.reneges) {
        const std::string challenge =
            "challenge of " + who(renege.accused) + ", book " + number(renege.book) + ", ";
        const char* const ruled = renege.ruling == Ruling::Upheld     ? "upheld: "
                                  : renege.ruling == Ruling::Rejected ? "rejected: "
                                                                      : "withdrawn: ";
        if (renege.ruling == Ruling::Pending)
            says.push_back(challenge + "pending: it counts nothing yet");
        else if (state == scoring::State::AfterEnd)
            says.push_back(challenge + ruled + "the game was over before this hand, it counts nothing");
        else
            says.push_back(challenge + ruled + costWords(set, hand, renege, source));
    }
    return says;
}

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
    return {amount, words, placeOf(cite), cite.reading, !cite.follows() && cite.section.empty()};
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

std::string howItEnded(const scoring::End& end, scoring::By by)
{
    using scoring::By;
    switch (by) {
    case By::Target:
    case By::Decided:
        return {};
    case By::Time:
        return "when time was called";
    case By::ExtraHand:
        return "in an extra hand";
    case By::MinScore:
        return "the other side is at " + counted(end.minScore.value_or(0), {}) + " or below";
    case By::Sets:
        return "the other side was set too often";
    case By::MadeBid:
        return "by a made bid of " + std::to_string(end.winOnMadeBid.value_or(0)) + " or more";
    case By::FirstHand:
        return "in the first hand: the other side took too few tricks";
    case By::Hands:
        return "after hand " + std::to_string(end.lengthCount) + ", the last";
    case By::Renege:
        return "by a renege";
    case By::Games:
        return "by games";
    case By::Total:
        break;
    }
    return "by the total of all games";
}

} // namespace rules
