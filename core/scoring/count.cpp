#include "count.h"

#include <algorithm>

namespace scoring {

const Foul* findFoul(const RuleSet& rules, const std::string& name)
{
    const auto at =
        std::find_if(rules.fouls.begin(), rules.fouls.end(), [&](const Foul& f) { return f.name == name; });
    return at == rules.fouls.end() ? nullptr : &*at;
}

namespace {

int tricksOfNils(const SideHand& hand)
{
    return (isNil(hand, 0) ? tricksOf(hand, 0) : 0) + (isNil(hand, 1) ? tricksOf(hand, 1) : 0);
}

/// Moves the count by `tricks`, never below 0, and writes down why.
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
    // Gains before losses: then stopping each loss at 0 is the same as never letting the sum fall below 0.
    // From a side without tricks to give only the award is to be had.
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
}

} // namespace

PerSide<int> casesLost(const RuleSet& rules, const Hand& hand)
{
    PerSide<int> lost;
    if (!rules.renege)
        return lost;
    for (const Renege& renege : hand.reneges)
        if (const auto payer = payerOf(*rules.renege, renege))
            ++lost[*payer];
    return lost;
}

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
        if (ledger.counted > most)
            moveCount(ledger, CountKind::Renege, most - ledger.counted, "renege.effect");
    }
}

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

} // namespace scoring
