// One hand's points and bags, before anything is asked about the end of the game. Private to this room.
#pragma once

#include "hand.h"
#include "ledger.h"

namespace scoring {

/// Both sides' ledgers of a hand that counts (resources/rules/README.md, steps 1 to 9).
PerSide<SideLedger> tally(const RuleSet& rules, const GameState& before, const Hand& hand);
/// Both sides' ledgers of a hand that does not count: what the table counted, and standings as they were.
PerSide<SideLedger> idle(const GameState& before, const Hand& hand);
/// How many cases of this hand were upheld against each side.
PerSide<int> upheldAgainst(const Hand& hand);

/// The rule set's foul of that name; null where it names none.
const Foul* findFoul(const RuleSet& rules, const std::string& name);
/// The special bid that this bid is, made blind or not; null where it is none.
const Tier* tierFor(const RuleSet& rules, int number, bool blind);
/// Cases of this hand that each side has to pay for.
PerSide<int> casesLost(const RuleSet& rules, const Hand& hand);

// Whether a game is over. Private to this room.

/// The side with more; nothing where both have as much.
inline std::optional<Side> higher(int a, int b)
{
    if (a == b)
        return std::nullopt;
    return a > b ? Side::A : Side::B;
}
/// Whether the higher score decides after a hand, once time was called with that choice. `isLater`: the hand
/// was not in play then.
inline bool decidesByTime(const RuleSet& rules, std::optional<OnExpiry> choice, bool isLater)
{
    const bool waits = rules.time.oneMoreHand && choice == OnExpiry::FinishHand && !isLater;
    return choice && *choice != OnExpiry::FinishGame && !waits;
}
/// Whether a game of so many hands is too short to end.
inline bool isTooEarly(const RuleSet& rules, int hands)
{
    return rules.end.minHands && hands < *rules.end.minHands;
}

} // namespace scoring
