#include "tally.h"

#include <algorithm>
#include <tuple>

namespace scoring {

namespace {

// Which tricks count, and which are overtricks.

int tricksOfNils(const SideHand& hand)
{
    return (isNil(hand, 0) ? tricksOf(hand, 0) : 0) + (isNil(hand, 1) ? tricksOf(hand, 1) : 0);
}

/// Changes the count by `tricks`, never below 0, and records why.
void moveCount(SideLedger& ledger, CountKind kind, int tricks, std::string_view parameter)
{
    const int moved = std::max(tricks, -ledger.counted);
    if (moved == 0)
        return;
    ledger.counted += moved;
    ledger.countedFrom.push_back({kind, moved, parameter});
}

void moveByRulings(const RuleSet& rules, const Hand& hand, Side side, const PerSide<int>& lost,
                   SideLedger& ledger)
{
    const bool takesTricks = rules.renege && rules.renege->effect == RenegeEffect::Tricks;
    // Gains before losses, so that stopping each loss at 0 never lets the sum fall below 0. A side without
    // tricks to move gives only the award.
    const bool canGive = hasTricksToMove(hand.sides[other(side)]);
    if (takesTricks && rules.renege->receiverCountsTricks && canGive)
        for (int i = 0; i < lost[other(side)]; ++i)
            moveCount(ledger, CountKind::Renege, rules.renege->tricks, "renege.receiverCountsTricks");
    for (const bool gains : {true, false})
        for (const FoulCall& call : hand.fouls) {
            const Foul* foul = call.side == side ? findFoul(rules, call.foul) : nullptr;
            if (foul && (foul->tricks > 0) == gains)
                moveCount(ledger, CountKind::Foul, foul->tricks, "fouls");
        }
    for (int i = 0; takesTricks && i < lost[side]; ++i)
        moveCount(ledger, CountKind::Renege, -rules.renege->tricks, "renege.tricks");
    for (const Renege& renege : hand.reneges)
        if (rules.renege && wrongPayerOf(*rules.renege, hand, renege) == side)
            moveCount(ledger, CountKind::Renege, -*rules.renege->wrongTricks, "renege.wrongTricks");
}

/// Fills in raw and counted tricks of `side` (resources/rules/README.md, step 3). `lost` is the number of
/// cases that each side pays for.
void countTricks(const RuleSet& rules, const Hand& hand, Side side, const PerSide<int>& lost,
                 SideLedger& ledger)
{
    const SideHand& own = hand.sides[side];
    ledger.tricks = ledger.counted = rawTricks(own);
    ledger.countedFrom.push_back({CountKind::Tricks, ledger.tricks, {}});
    const FailedTricks failed = rules.nil.failedTricks;
    if (failed != FailedTricks::Count && failed != FailedTricks::HelpOnly)
        moveCount(ledger, CountKind::FailedNil, -tricksOfNils(own), "nil.failedTricks");
    if (!hasTricksToMove(own))
        return;
    moveByRulings(rules, hand, side, lost, ledger);
    if (rules.renege && rules.renege->effect == RenegeEffect::AutoSet && lost[side] > 0) {
        const int most = std::max(0, contractOf(own).value_or(1) - 1);
        moveCount(ledger, CountKind::Renege, std::min(0, most - ledger.counted), "renege.effect");
    }
    if (rules.renege && rules.renege->receiverMakesBid && lost[other(side)] > 0 && lost[side] == 0) {
        const int least = contractOf(own).value_or(0);
        moveCount(ledger, CountKind::Renege, std::max(0, least - ledger.counted), "renege.receiverMakesBid");
    }
}

/// Overtricks of a side after its contract was judged (step 5).
int overtricks(const RuleSet& rules, const SideHand& hand, const SideLedger& ledger)
{
    const int ofNils = tricksOfNils(hand);
    const FailedTricks failed = rules.nil.failedTricks;
    if (nilsIn(hand) == 2)
        return failed == FailedTricks::Count || failed == FailedTricks::Bags ? ofNils : 0;
    if (!ledger.bid)
        return 0;
    int over = 0;
    if (*ledger.made)
        over = std::max(0, ledger.counted - (failed == FailedTricks::HelpOnly ? ofNils : 0) - *ledger.bid);
    if (failed == FailedTricks::Bags && (*ledger.made || rules.nil.failedBagsWhenSet))
        over += ofNils;
    return over;
}

void add(SideLedger& ledger, LineKind kind, int points, std::string_view parameter,
         std::optional<int> partner = {}, std::string note = {})
{
    ledger.lines.push_back({kind, points, parameter, partner, std::move(note), 0});
}

void addNils(const RuleSet& rules, const SideHand& hand, SideLedger& ledger)
{
    const Bids* bids = std::get_if<Bids>(&hand.bid);
    if (!bids)
        return;
    if (rules.nil.doubled && (*bids)[0] == nil && (*bids)[1] == nil) {
        const int made = (tricksOf(hand, 0) == 0 ? 1 : 0) + (tricksOf(hand, 1) == 0 ? 1 : 0);
        const DoubleNil& pair = *rules.nil.doubled;
        const int points = made == 2 ? pair.made : made == 1 ? pair.split : pair.failed;
        ledger.lines.push_back({LineKind::Nil, points, "nil.double", std::nullopt, {}, made});
        return;
    }
    for (int partner = 0; partner < 2; ++partner) {
        if (!isNil(hand, partner))
            continue;
        const bool blind = (*bids)[static_cast<std::size_t>(partner)] == blindNil;
        const bool made = tricksOf(hand, partner) == 0;
        const Nil& worth = rules.nil;
        const int points = made ? (blind ? worth.blindMade : worth.valueMade).value_or(0)
                                : -(blind ? worth.blindFailed : worth.valueFailed).value_or(0);
        const std::string_view parameter = made ? (blind ? "nil.blindMade" : "nil.valueMade")
                                                : (blind ? "nil.blindFailed" : "nil.valueFailed");
        add(ledger, blind ? LineKind::BlindNil : LineKind::Nil, points, parameter, partner);
    }
}

int setPoints(const Contract& contract, int number, int counted)
{
    switch (contract.set) {
    case SetRule::MinusBid:
        return -contract.perTrick * number;
    case SetRule::PerShortTrick: // a side set by taking too many is not short
        return -contract.perTrick * (counted < number ? number - counted : number);
    case SetRule::Zero:
        break;
    }
    return 0;
}

void addContract(const RuleSet& rules, const SideHand& hand, SideLedger& ledger)
{
    if (std::holds_alternative<std::monostate>(hand.bid)) {
        const int points = rules.contract.perTrick * ledger.counted;
        add(ledger, LineKind::Contract, points, "bid.firstHand");
        return;
    }
    ledger.bid = contractOf(hand);
    if (!ledger.bid)
        return;
    const int number = *ledger.bid;
    const Tier* tier = tierFor(rules, number, hand.blind);
    const std::optional<int>& times = rules.contract.setAtTimes;
    const bool tookTooMany = times && number > 0 && ledger.counted >= *times * number;
    ledger.made = ledger.counted >= number && !tookTooMany;
    Line line{LineKind::Contract, 0, "contract.perTrick", std::nullopt, {}};
    if (*ledger.made) {
        line.points = tier ? tier->made : rules.contract.perTrick * number;
        line.parameter = tier ? "contract.tiers" : "contract.perTrick";
    } else {
        const bool priced = tier && tier->set;
        line.points = priced ? -*tier->set : setPoints(rules.contract, number, ledger.counted);
        line.parameter = tookTooMany ? "contract.setAtTimes" : priced ? "contract.tiers" : "contract.set";
    }
    ledger.lines.push_back(line);
    const bool isSingle = tier && (*ledger.made || tier->set) &&
                          (tier->onlyBlind || rules.contract.blindTier == BlindTier::Single);
    if (hand.blind && rules.contract.blindBid && !isSingle) {
        const BlindBid& blind = *rules.contract.blindBid;
        const int extra = line.points * ((*ledger.made ? blind.multiplierMade : blind.multiplierSet) - 1);
        add(ledger, LineKind::BlindBid, extra, "contract.blindBid");
    }
}

void addOvertricks(const RuleSet& rules, const SideHand& hand, SideLedger& ledger)
{
    ledger.bagsGained = overtricks(rules, hand, ledger);
    if (ledger.bagsGained > 0)
        add(ledger, LineKind::Overtricks, ledger.bagsGained * rules.overtrickPoints, "overtrick.points");
    const bool fewerBid = !ledger.bid || *ledger.bid < tricksInHand;
    const bool isSet = ledger.made == false;
    if (rules.contract.allTricksBonus && nilsIn(hand) < 2 && fewerBid && !isSet &&
        ledger.counted >= tricksInHand)
        add(ledger, LineKind::AllTricks, *rules.contract.allTricksBonus, "contract.allTricksBonus");
}

void countBags(const RuleSet& rules, SideLedger& ledger)
{
    ledger.bags += ledger.bagsGained;
    if (!rules.bags.limit)
        return;
    const int limit = *rules.bags.limit;
    while (ledger.bags >= limit) {
        add(ledger, LineKind::BagPenalty, -rules.bags.penalty, "bags.penalty");
        if (rules.bags.cancelPoints && rules.overtrickPoints != 0)
            add(ledger, LineKind::BagPenalty, -limit * rules.overtrickPoints, "bags.cancelPoints");
        ledger.bags = rules.bags.after == AfterPenalty::Carry ? ledger.bags - limit : 0;
    }
}

void addRulings(const RuleSet& rules, const Hand& hand, Side side, int awards, SideLedger& ledger)
{
    if (rules.renege && rules.renege->receiverPoints != 0)
        for (int i = 0; i < awards; ++i)
            add(ledger, LineKind::RenegeAward, rules.renege->receiverPoints, "renege.receiverPoints");
    for (const FoulCall& call : hand.fouls) {
        const Foul* foul = call.side == side ? findFoul(rules, call.foul) : nullptr;
        if (foul && foul->points != 0)
            add(ledger, LineKind::Foul, foul->points, "fouls", std::nullopt, foul->name);
    }
    for (const Adjustment& adjustment : hand.adjustments)
        if (adjustment.side == side)
            add(ledger, LineKind::Adjustment, adjustment.points, {}, std::nullopt, adjustment.reason);
}

} // namespace

PerSide<int> upheldAgainst(const Hand& hand)
{
    PerSide<int> upheld;
    for (const Renege& renege : hand.reneges)
        if (isUpheld(renege))
            ++upheld[renege.accused.side];
    return upheld;
}

PerSide<SideLedger> tally(const RuleSet& rules, const GameState& before, const Hand& hand)
{
    const PerSide<int> lost = casesLost(rules, hand);
    PerSide<SideLedger> ledgers;
    for (const Side side : bothSides) {
        SideLedger& ledger = ledgers[side];
        ledger.bags = before.sides[side].bags;
        addNils(rules, hand.sides[side], ledger);
        countTricks(rules, hand, side, lost, ledger);
        addContract(rules, hand.sides[side], ledger);
        addOvertricks(rules, hand.sides[side], ledger);
        countBags(rules, ledger);
        addRulings(rules, hand, side, lost[other(side)], ledger);
        for (const Line& line : ledger.lines)
            ledger.points += line.points;
        ledger.score = before.sides[side].score + ledger.points;
    }
    return ledgers;
}

PerSide<SideLedger> idle(const GameState& before, const Hand& hand)
{
    PerSide<SideLedger> ledgers;
    for (const Side side : bothSides) {
        ledgers[side].bid = contractOf(hand.sides[side]);
        ledgers[side].tricks = rawTricks(hand.sides[side]);
        ledgers[side].score = before.sides[side].score;
        ledgers[side].bags = before.sides[side].bags;
    }
    return ledgers;
}

const Foul* findFoul(const RuleSet& rules, const std::string& name)
{
    const auto at = std::ranges::find(rules.fouls, name, &Foul::name);
    return at == rules.fouls.end() ? nullptr : &*at;
}

const Tier* tierFor(const RuleSet& rules, int number, bool blind)
{
    const auto rank = [](const Tier& tier) { return std::tuple(tier.minBid, tier.exact, tier.onlyBlind); };
    const Tier* best = nullptr;
    for (const Tier& tier : rules.contract.tiers) {
        const bool fits = tier.exact ? number == tier.minBid : number >= tier.minBid;
        if (fits && (blind || !tier.onlyBlind) && (!best || rank(tier) > rank(*best)))
            best = &tier;
    }
    return best;
}

PerSide<int> casesLost(const RuleSet& rules, const Hand& hand)
{
    PerSide<int> lost;
    if (!rules.renege)
        return lost;
    for (const Renege& renege : hand.reneges)
        if (const auto payer = payerOf(*rules.renege, hand, renege))
            ++lost[*payer];
    return lost;
}

} // namespace scoring
