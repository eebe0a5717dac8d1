#include "why.h"

#include "words.h"

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

std::string seatAlone(scoring::Seat seat)
{
    return scoring::name(seat);
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

} // namespace rules
