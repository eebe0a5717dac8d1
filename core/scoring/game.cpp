#include "game.h"

#include "tally.h"

#include <algorithm>

namespace scoring {

namespace {

/// The result of one test for the end: play continues, a side has won, or the game is over and tied.
struct Verdict {
    bool over = false;
    std::optional<Side> winner;
    By by = By::Target;
};

std::optional<Side> ahead(const GameState& game)
{
    return higher(game.sides.a.score, game.sides.b.score);
}

std::optional<Side> aheadInMatch(const GameState& game)
{
    return higher(game.sides.a.score + game.carried.a, game.sides.b.score + game.carried.b);
}

/// The higher score decides.
Verdict byScore(const GameState& game, By by)
{
    return {true, ahead(game), by};
}

/// If one side did it, `wins` says whether that wins or loses. If both did, the higher score decides.
Verdict bySide(const GameState& game, const PerSide<bool>& did, bool wins, By by)
{
    if (did.a && did.b)
        return byScore(game, by);
    if (!did.a && !did.b)
        return {};
    const Side doer = did.a ? Side::A : Side::B;
    return {true, wins ? doer : other(doer), by};
}

/// A side loses the game by a rule. If both do, the rule decides nothing.
Verdict byLoss(const PerSide<bool>& lost, By by)
{
    if (lost.a == lost.b)
        return {};
    return {true, lost.a ? Side::B : Side::A, by};
}

Verdict byRenege(const RuleSet& rules, const GameState& before, const GameState& after, const Hand& hand)
{
    if (!rules.renege)
        return {};
    const PerSide<int> cases = casesLost(rules, hand);
    PerSide<bool> lost;
    for (const Side side : bothSides) {
        const bool again =
            after.sides[side].reneges > before.sides[side].reneges && after.sides[side].reneges >= 2;
        lost[side] = (rules.renege->effect == RenegeEffect::LoseGame && cases[side] > 0) ||
                     (rules.renege->secondOffence == SecondOffence::LoseGame && again);
    }
    return byLoss(lost, By::Renege);
}

Verdict byFirstHand(const RuleSet& rules, const GameState& before, const PerSide<SideLedger>& ledgers)
{
    if (!before.firstHand || !rules.bid.firstHandMinBooks)
        return {};
    const int least = *rules.bid.firstHandMinBooks;
    return byLoss({ledgers.a.counted < least, ledgers.b.counted < least}, By::FirstHand);
}

Verdict byMadeBid(const RuleSet& rules, const GameState& after, const PerSide<SideLedger>& ledgers)
{
    if (!rules.end.winOnMadeBid)
        return {};
    const auto did = [&](const SideLedger& l) {
        return l.made.value_or(false) && *l.bid >= *rules.end.winOnMadeBid;
    };
    return bySide(after, {did(ledgers.a), did(ledgers.b)}, true, By::MadeBid);
}

// Tricks that a ruling moves were not taken.
Verdict byAllTricks(const RuleSet& rules, const GameState& after, const PerSide<SideLedger>& ledgers)
{
    if (!rules.end.winOnAllTricks)
        return {};
    const auto did = [](const SideLedger& l) { return std::min(l.tricks, l.counted) >= tricksInHand; };
    return bySide(after, {did(ledgers.a), did(ledgers.b)}, true, By::AllTricks);
}

Verdict byTarget(const RuleSet& rules, const GameState& after, const PerSide<SideLedger>& ledgers)
{
    if (rules.end.length == Length::FixedHands)
        return after.hands >= rules.end.lengthCount ? byScore(after, By::Hands) : Verdict{};
    const PerSide<bool> reached{after.sides.a.score >= rules.end.target,
                                after.sides.b.score >= rules.end.target};
    if (reached.a && reached.b && rules.end.bothReach == BothReach::HighestLastBid)
        if (const auto bolder = higher(ledgers.a.bid.value_or(0), ledgers.b.bid.value_or(0)))
            return {true, bolder, By::Target};
    return bySide(after, reached, true, By::Target);
}

Verdict byMinScore(const RuleSet& rules, const GameState& after)
{
    if (!rules.end.minScore)
        return {};
    const int floor = *rules.end.minScore;
    return bySide(after, {after.sides.a.score <= floor, after.sides.b.score <= floor}, false, By::MinScore);
}

Verdict bySets(const RuleSet& rules, const GameState& after)
{
    PerSide<bool> out;
    for (const Side side : bothSides) {
        const SideState& s = after.sides[side];
        out[side] = (rules.end.maxSetsTotal && s.sets >= *rules.end.maxSetsTotal) ||
                    (rules.end.maxSetsConsecutive && s.setsInARow >= *rules.end.maxSetsConsecutive);
    }
    return bySide(after, out, false, By::Sets);
}

Verdict byMercy(const RuleSet& rules, const GameState& after)
{
    if (!rules.end.mercyLead)
        return {};
    const int least = *rules.end.mercyLead;
    const PerSide<bool> leads{deficit(after, Side::B) >= least, deficit(after, Side::A) >= least};
    return bySide(after, leads, true, By::Mercy);
}

Verdict byTime(const RuleSet& rules, const GameState& after, bool isLater)
{
    return decidesByTime(rules, after.time, isLater) ? byScore(after, By::Time) : Verdict{};
}

Verdict afterHand(const RuleSet& rules, const GameState& before, const GameState& after, const Hand& hand,
                  const PerSide<SideLedger>& ledgers)
{
    if (const Verdict v = byRenege(rules, before, after, hand); v.over)
        return v;
    if (const Verdict v = byFirstHand(rules, before, ledgers); v.over)
        return v;
    if (isTooEarly(rules, after.hands))
        return {};
    if (before.result.state == State::ExtraHand)
        return byScore(after, By::ExtraHand);
    for (const Verdict& v : {byMadeBid(rules, after, ledgers), byAllTricks(rules, after, ledgers),
                             byTarget(rules, after, ledgers), byMinScore(rules, after), bySets(rules, after),
                             byMercy(rules, after), byTime(rules, after, before.time.has_value())})
        if (v.over)
            return v;
    return {};
}

/// A verdict as a result. If the total decides the match, its last game may end tied, and continues only
/// while the totals are tied. If a tie is allowed, any game may end tied.
Result resultOf(const RuleSet& rules, const GameState& after, bool wasExtraHand, const Verdict& verdict)
{
    Result result{State::InProgress, std::nullopt, std::nullopt, {after.sides.a.score, after.sides.b.score}};
    if (!verdict.over) {
        result.state = wasExtraHand ? State::ExtraHand : State::InProgress;
        return result;
    }
    const bool byTotal = after.ofTotal && after.lastOfMatch;
    const bool decided = rules.end.tie == Tie::Stands ||
                         (byTotal ? aheadInMatch(after).has_value() : verdict.winner.has_value());
    result.state = decided ? State::Won : State::ExtraHand;
    if (decided) {
        result.winner = verdict.winner;
        result.by = verdict.by;
    }
    return result;
}

/// The state of the game after a hand that counted: `after` has its scores, `hand` and `ledgers` the play
/// (resources/rules/README.md, step 10).
Result resultAfterHand(const RuleSet& rules, const GameState& before, const GameState& after,
                       const Hand& hand, const PerSide<SideLedger>& ledgers)
{
    return resultOf(rules, after, before.result.state == State::ExtraHand,
                    afterHand(rules, before, after, hand, ledgers));
}

/// The state of the game after time was called with no hand in play.
Result resultAtCall(const RuleSet& rules, const GameState& after)
{
    // A tied game that waits for an extra hand may become the last of a total, which needs none.
    const Verdict verdict = isTooEarly(rules, after.hands) ? Verdict{} : byTime(rules, after, false);
    return resultOf(rules, after, after.result.state == State::ExtraHand, verdict);
}

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
