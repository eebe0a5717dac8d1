#include "game.h"

#include "tally.h"

namespace scoring {

namespace {

void takeTime(const RuleSet& rules, GameState& game, const TimeCall& call)
{
    if (!game.time)
        game.time = choiceOf(rules, call);
    if (game.time && rules.time.scope == TimeScope::Match)
        game.lastOfMatch = true;
}

bool isStopped(const RuleSet& rules, const GameState& before, const Hand& hand)
{
    if (!hasTricks(hand.sides.a) || !hasTricks(hand.sides.b))
        return true;
    return hand.timeExpired && !before.time && choiceOf(rules, *hand.timeExpired) == OnExpiry::StopNow;
}

void takeHand(GameState& game, const Hand& hand, const PerSide<SideLedger>& ledgers)
{
    const PerSide<int> upheld = upheldAgainst(hand);
    for (const Side side : bothSides) {
        SideState& state = game.sides[side];
        const bool set = ledgers[side].made == false;
        state.score = ledgers[side].score;
        state.bags = ledgers[side].bags;
        state.sets += set ? 1 : 0;
        state.setsInARow = set ? state.setsInARow + 1 : 0;
        state.reneges += upheld[side];
        state.blinds += isBlind(hand.sides[side]) ? 1 : 0;
    }
    ++game.hands;
    game.firstHand = false;
    const std::optional<Seat> dealer = hand.dealer ? hand.dealer : game.dealer;
    game.dealer = dealer ? std::optional(next(*dealer)) : std::nullopt;
}

} // namespace

int deficit(const GameState& before, Side side)
{
    return before.sides[other(side)].score - before.sides[side].score;
}

GameState begin(const RuleSet& rules, const Start& start)
{
    GameState game;
    game.hands = start.hands;
    game.firstHand = start == Start{};
    for (const Side side : bothSides) {
        game.sides[side].score = start.sides[side].score;
        game.sides[side].bags = start.sides[side].bags;
        game.sides[side].sets = start.sides[side].sets;
    }
    game.result.score = {start.sides.a.score, start.sides.b.score};
    const bool level = start.sides.a.score == start.sides.b.score;
    if (level && rules.end.tie == Tie::ExtraHand && rules.end.length != Length::FixedHands &&
        start.sides.a.score >= rules.end.target)
        game.result.state = State::ExtraHand;
    return game;
}

Played play(const RuleSet& rules, const GameState& before, const Hand& hand)
{
    Played played{{hand.dealer ? hand.dealer : before.dealer, 1, idle(before, hand), State::AfterEnd},
                  before};
    if (before.result.state == State::Won)
        return played;
    GameState& after = played.after;
    const bool stopped = isStopped(rules, before, hand);
    if (hand.timeExpired)
        takeTime(rules, after, *hand.timeExpired);
    if (stopped) {
        after.result = resultAtCall(rules, after);
    } else {
        played.ledger.sides = tally(rules, before, hand);
        takeHand(after, hand, played.ledger.sides);
        after.result = resultAfterHand(rules, before, after, hand, played.ledger.sides);
    }
    played.ledger.state = after.result.state;
    return played;
}

GameState callTime(const RuleSet& rules, const GameState& before, const TimeCall& call)
{
    GameState after = before;
    if (before.result.state == State::Won || before.time)
        return after;
    takeTime(rules, after, call);
    after.result = resultAtCall(rules, after);
    return after;
}

void add(const RuleSet& rules, const Item& item, GameState& state, GameLedger& ledger)
{
    if (const Hand* hand = std::get_if<Hand>(&item)) {
        Played played = play(rules, state, *hand);
        played.ledger.hand = static_cast<int>(ledger.hands.size()) + 1;
        ledger.hands.push_back(std::move(played.ledger));
        state = std::move(played.after);
    } else if (const TimeCall* call = std::get_if<TimeCall>(&item)) {
        state = callTime(rules, state, *call);
    }
    ledger.result = state.result;
    ledger.timeCalled = state.time.has_value();
}

GameLedger score(const RuleSet& rules, GameState state, const std::vector<Item>& items)
{
    GameLedger ledger;
    ledger.result = state.result;
    for (const Item& item : items)
        add(rules, item, state, ledger);
    return ledger;
}

GameLedger score(const RuleSet& rules, const Game& game)
{
    return score(rules, begin(rules, game.start), game.items);
}

} // namespace scoring
