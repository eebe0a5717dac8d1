// The points and bags of one hand, without asking whether the game is over. Only for this room.
#pragma once

#include "hand.h"
#include "ledger.h"

namespace scoring {

/// Both sides' ledgers for a hand that counts (resources/rules/README.md, steps 1 to 9).
PerSide<SideLedger> tally(const RuleSet& rules, const GameState& before, const Hand& hand);
/// Both sides' ledgers for a hand that doesn't count: the tricks that were counted, with score and bags as
/// before.
PerSide<SideLedger> idle(const GameState& before, const Hand& hand);
/// How many challenges of this hand were upheld against each side.
PerSide<int> upheldAgainst(const Hand& hand);

/// The foul with that name in the rule set. Null if there is none.
const Foul* findFoul(const RuleSet& rules, const std::string& name);
/// The tier that this bid belongs to. Null if none.
const Tier* tierFor(const RuleSet& rules, int number, bool blind);
/// How many cases of this hand each side has to pay for.
PerSide<int> casesLost(const RuleSet& rules, const Hand& hand);

// Whether a game is over. Only for this room.

/// The side with the higher number. Nothing if they are equal.
inline std::optional<Side> higher(int a, int b)
{
    if (a == b)
        return std::nullopt;
    return a > b ? Side::A : Side::B;
}
/// Whether the higher score decides after a hand, because time was called with that choice. `isLater`: time
/// was called before the hand.
inline bool decidesByTime(const RuleSet& rules, std::optional<OnExpiry> choice, bool isLater)
{
    const bool waits = rules.time.oneMoreHand && choice == OnExpiry::FinishHand && !isLater;
    return choice && *choice != OnExpiry::FinishGame && !waits;
}
/// Whether a game with that many hands is too short to end.
inline bool isTooEarly(const RuleSet& rules, int hands)
{
    return rules.end.minHands && hands < *rules.end.minHands;
}

} // namespace scoring
