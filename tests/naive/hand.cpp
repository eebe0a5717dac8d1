#include "naive/game.h"

#include <algorithm>
#include <stdexcept>

namespace naive {

namespace {

struct Nil {
    bool blind = false;
    int tricks = 0;
    bool failed() const { return tricks > 0; }
};

// One side's line in the record.
struct Played {
    int raw = 0;
    std::optional<int> number;
    bool blind = false;
    std::vector<Nil> nils;

    bool bothNil() const { return nils.size() == 2; }
    int failedNilTricks() const
    {
        int sum = 0;
        for (const Nil& nil : nils)
            sum += nil.tricks;
        return sum;
    }
};

void readBids(const json& bids, const json& tricks, Played& played)
{
    for (std::size_t i = 0; i < bids.size(); ++i) {
        if (bids[i].is_string())
            played.nils.push_back({bids[i] == "blind-nil", tricks.at(i).get<int>()});
        else
            played.number = played.number.value_or(0) + bids[i].get<int>();
    }
}

Played readSide(const json& hand, int side)
{
    const json& record = hand.at(sideName(side));
    const json& tricks = record.at("tricks");
    Played played;
    if (tricks.is_array())
        played.raw = tricks.at(0).get<int>() + tricks.at(1).get<int>();
    else
        played.raw = tricks.get<int>();
    if (record.contains("bid"))
        played.number = record.at("bid").get<int>();
    if (record.contains("bids"))
        readBids(record.at("bids"), tricks, played);
    played.blind = record.value("blind", false);
    return played;
}

const json& list(const json& hand, const char* key)
{
    static const json none = json::array();
    const auto found = hand.find(key);
    return found == hand.end() ? none : *found;
}

int sideOf(const std::string& sideOrSeat)
{
    return sideOrSeat.at(0) == 'a' ? 0 : 1;
}

// The sheet's entry for a foul. Its points and tricks are added as they are.
const json& foulRule(const json& parameters, const std::string& name)
{
    for (const json& rule : parameters.at("fouls"))
        if (rule.at("name") == name)
            return rule;
    throw std::runtime_error("the rules know no foul " + name);
}

// Step 2. A null value (a call allowed by an override) is worth nothing.
int worth(const json& nilRules, const Nil& nil)
{
    const json& value = nil.failed() ? nilRules.at(nil.blind ? "blindFailed" : "valueFailed")
                                     : nilRules.at(nil.blind ? "blindMade" : "valueMade");
    if (value.is_null())
        return 0;
    return nil.failed() ? -value.get<int>() : value.get<int>();
}

void scoreNils(const json& nilRules, const Played& me, Verdict& verdict)
{
    const bool plainPair = me.bothNil() && !me.nils[0].blind && !me.nils[1].blind;
    if (plainPair && nilRules.at("double").is_object()) {
        const int failed = int(me.nils[0].failed()) + int(me.nils[1].failed());
        const char* outcome = failed == 0 ? "made" : failed == 1 ? "split" : "failed";
        addLine(verdict.lines, "nil", nilRules.at("double").at(outcome).get<int>());
        return;
    }
    for (const Nil& nil : me.nils)
        addLine(verdict.lines, nil.blind ? "blind-nil" : "nil", worth(nilRules, nil));
}

// Tricks moved by reneges and fouls, for a side with a contract.
int tricksMoved(const json& parameters, const json& hand, int side, const Played& other)
{
    int moved = 0;
    const json& renege = parameters.at("renege");
    if (renege.is_object() && renege.at("effect") == "tricks") {
        const int each = renege.at("tricks").get<int>();
        moved -= each * casesLost(parameters, hand, side);
        // If the side that reneged bid two nils, only the award counts (rules.md 1.3, fine points).
        if (renege.at("receiverCountsTricks").get<bool>() && !other.bothNil())
            moved += each * casesLost(parameters, hand, 1 - side);
    }
    moved -= tricksOfDenied(parameters, hand, side);
    for (const json& foul : list(hand, "fouls"))
        if (sideOf(foul.at("side").get<std::string>()) == side)
            moved += foulRule(parameters, foul.at("foul").get<std::string>()).at("tricks").get<int>();
    return moved;
}

// Step 3.
int countTricks(const json& parameters, const json& hand, int side, const Played& me, bool bidsItself)
{
    int count = me.raw;
    const json& failedTricks = parameters.at("nil").at("failedTricks");
    if (failedTricks == "void" || failedTricks == "bags")
        count -= me.failedNilTricks();
    if (me.bothNil())
        return count;
    count += tricksMoved(parameters, hand, side, readSide(hand, 1 - side));
    count = std::max(count, 0);
    const json& renege = parameters.at("renege");
    if (renege.is_object() && renege.at("effect") == "auto-set" && casesLost(parameters, hand, side) > 0)
        count = std::min(count, bidsItself ? 0 : me.number.value() - 1);
    const bool isInnocent =
        casesLost(parameters, hand, 1 - side) > 0 && casesLost(parameters, hand, side) == 0;
    if (isInnocent && renege.value("receiverMakesBid", false))
        count = std::max(count, me.number.value_or(0));
    return count;
}

// The tier with that lowest number. Null if the sheet has none.
json tierWith(const json& tiers, int minBid, bool exact, bool onlyBlind)
{
    for (const json& tier : tiers)
        if (tier.at("minBid") == minBid && tier.at("exact") == exact &&
            tier.value("onlyBlind", false) == onlyBlind)
            return tier;
    return nullptr;
}

// The tier for the bid: highest minBid first, exact before not exact, only-blind before both. Null if there
// is none.
json tierFor(const json& tiers, int number, bool blind)
{
    for (int minBid = number; minBid >= 1; --minBid)
        for (const bool exact : {true, false})
            for (const bool onlyBlind : {true, false}) {
                if ((exact && minBid != number) || (onlyBlind && !blind))
                    continue;
                if (json tier = tierWith(tiers, minBid, exact, onlyBlind); !tier.is_null())
                    return tier;
            }
    return nullptr;
}

int madeWorth(const json& contract, const json& tier, int number)
{
    return tier.is_null() ? contract.at("perTrick").get<int>() * number : tier.at("made").get<int>();
}

int setWorth(const json& contract, const json& tier, int number, int missing)
{
    if (!tier.is_null() && !tier.at("set").is_null())
        return -tier.at("set").get<int>();
    if (contract.at("set") == "zero")
        return 0;
    const bool wholeBid = contract.at("set") == "minus-bid" || missing <= 0;
    const int tricks = wholeBid ? number : missing;
    return -contract.at("perTrick").get<int>() * tricks;
}

// Whether a tier's points aren't multiplied, by the sheet.
bool countsOnce(const json& contract, const json& tier, bool made)
{
    const bool isTier = !tier.is_null() && (made || !tier.at("set").is_null());
    return isTier &&
           (tier.value("onlyBlind", false) || contract.value("blindTier", "multiplied") == "single");
}

// Step 4, for a side with a number.
void scoreContract(const json& contract, const Played& me, Verdict& verdict)
{
    const int number = me.number.value();
    verdict.number = number;
    const json setAt = contract.value("setAtTimes", json());
    const bool tookTooMany = number > 0 && !setAt.is_null() && verdict.counted >= setAt.get<int>() * number;
    verdict.made = verdict.counted >= number && !tookTooMany;
    const json tier = tierFor(contract.at("tiers"), number, me.blind);
    const int points = *verdict.made ? madeWorth(contract, tier, number)
                                     : setWorth(contract, tier, number, number - verdict.counted);
    addLine(verdict.lines, "contract", points);
    const json& blindBid = contract.at("blindBid");
    if (me.blind && blindBid.is_object() && !countsOnce(contract, tier, *verdict.made)) {
        const int times = blindBid.at(*verdict.made ? "multiplierMade" : "multiplierSet").get<int>();
        addLine(verdict.lines, "blind-bid", (times - 1) * points);
    }
}

// Step 5, for a side that bid. (A hand without bids has no overtricks.)
int countOvertricks(const json& nilRules, const Played& me, const Verdict& verdict)
{
    const std::string rule = nilRules.at("failedTricks").get<std::string>();
    const int nilTricks = me.failedNilTricks();
    if (me.bothNil())
        return rule == "count" ? me.raw : rule == "bags" ? nilTricks : 0;
    int over = 0;
    if (*verdict.made)
        over = verdict.counted - *verdict.number;
    if (*verdict.made && rule == "help-only")
        over = std::max(0, over - nilTricks);
    if (rule == "bags" && (*verdict.made || nilRules.at("failedBagsWhenSet").get<bool>()))
        over += nilTricks;
    return over;
}

// Step 6.
void scoreAllTricks(const json& bonus, const Played& me, bool bidsItself, Verdict& verdict)
{
    if (bonus.is_null() || me.bothNil() || verdict.counted < 13 || verdict.made == false)
        return;
    if (bidsItself || *me.number < 13)
        addLine(verdict.lines, "all-tricks", bonus.get<int>());
}

// Steps 8 and 9.
void scoreRulings(const json& parameters, const json& hand, int side, Verdict& verdict)
{
    if (parameters.at("renege").is_object())
        addLine(verdict.lines, "renege-award",
                parameters.at("renege").at("receiverPoints").get<int>() *
                    casesLost(parameters, hand, 1 - side));
    for (const json& foul : list(hand, "fouls"))
        if (sideOf(foul.at("side").get<std::string>()) == side)
            addLine(verdict.lines, "foul",
                    foulRule(parameters, foul.at("foul").get<std::string>()).at("points").get<int>());
    for (const json& adjustment : list(hand, "adjustments"))
        if (sideOf(adjustment.at("side").get<std::string>()) == side)
            addLine(verdict.lines, "adjustment", adjustment.at("points").get<int>());
}

} // namespace

void addLine(std::map<std::string, int>& lines, const std::string& kind, int points)
{
    const int sum = (lines[kind] += points);
    if (sum == 0)
        lines.erase(kind);
}

int casesUpheld(const json& hand, int side)
{
    int cases = 0;
    for (const json& renege : list(hand, "reneges"))
        if (renege.at("ruling") == "upheld" && sideOf(renege.at("accused").get<std::string>()) == side)
            ++cases;
    return cases;
}

namespace {

// The number of denied challenges that the side pays for.
int casesDenied(const json& parameters, const json& hand, int side)
{
    const bool isLimited = parameters.at("renege").value("wrongPaid", "always") == "beside-upheld";
    if (isLimited && casesUpheld(hand, 0) + casesUpheld(hand, 1) == 0)
        return 0;
    int cases = 0;
    for (const json& renege : list(hand, "reneges"))
        if (renege.at("ruling") == "rejected" && renege.at("by") == sideName(side))
            ++cases;
    return cases;
}

} // namespace

int casesLost(const json& parameters, const json& hand, int side)
{
    const json& rule = parameters.at("renege");
    if (rule.is_null())
        return 0;
    int cases = casesUpheld(hand, side);
    if (rule.at("loser") == "loser-of-challenge" && rule.value("wrongTricks", json()).is_null())
        cases += casesDenied(parameters, hand, side);
    return cases;
}

int tricksOfDenied(const json& parameters, const json& hand, int side)
{
    const json& rule = parameters.at("renege");
    const json price = rule.is_null() ? json() : rule.value("wrongTricks", json());
    return price.is_null() ? 0 : price.get<int>() * casesDenied(parameters, hand, side);
}

Verdict judge(const json& parameters, const json& hand, int side, bool bidsItself)
{
    const Played me = readSide(hand, side);
    const json& contract = parameters.at("contract");
    Verdict verdict;
    verdict.raw = me.raw;
    scoreNils(parameters.at("nil"), me, verdict);
    verdict.counted = countTricks(parameters, hand, side, me, bidsItself);
    if (bidsItself) {
        addLine(verdict.lines, "contract", contract.at("perTrick").get<int>() * verdict.counted);
    } else {
        if (!me.bothNil())
            scoreContract(contract, me, verdict);
        verdict.overtricks = countOvertricks(parameters.at("nil"), me, verdict);
    }
    addLine(verdict.lines, "overtricks",
            parameters.at("overtrick").at("points").get<int>() * verdict.overtricks);
    scoreAllTricks(contract.at("allTricksBonus"), me, bidsItself, verdict);
    scoreRulings(parameters, hand, side, verdict);
    return verdict;
}

} // namespace naive
