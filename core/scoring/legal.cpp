#include "legal.h"

#include "count.h"

#include <algorithm>
#include <cstdlib>

namespace scoring {

namespace {

void impossible(Problems& found, std::string_view code, std::optional<Side> side, std::string text,
                std::string_view parameter = {}, Cause cause = Cause::Entered)
{
    found.push_back({Severity::Impossible, code, side, std::move(text), parameter, cause});
}

void checkOpen(const GameState& before, Problems& found)
{
    const Result& result = before.result;
    if (result.state != State::Won)
        return;
    const std::string score = std::to_string(result.score.a) + " to " + std::to_string(result.score.b);
    impossible(found, "game-over", std::nullopt,
               "the game is over since hand " + std::to_string(before.hands) + ", a to b " + score +
                   (result.winner ? ", won by " + name(*result.winner) : std::string()),
               {}, Cause::GameOver);
}

void checkTime(const RuleSet& rules, const GameState& before, const TimeCall& call, Problems& found)
{
    if (before.time)
        impossible(found, "time-twice", std::nullopt, "time is called a second time in this game");
    else if (!rules.time.onExpiry && !call.choice)
        impossible(found, "no-time-limit", std::nullopt,
                   "the sheet has no time limit: say \"finish-hand\", \"finish-game\" or \"stop-now\"",
                   "time.limitMin");
    else if (!rules.time.onExpiry)
        found.push_back({Severity::AgainstSheet, "time-not-limited", std::nullopt,
                         "time is called where the sheet has no time limit", "time.limitMin"});
}

/// The call in a hand: it was let in with a reason of its own, and that is not asked for again with the hand.
void checkTimeIn(const RuleSet& rules, const GameState& before, const TimeCall& call, Problems& found)
{
    Problems ofCall;
    checkTime(rules, before, call, ofCall);
    for (Problem& problem : ofCall)
        if (problem.severity != Severity::AgainstSheet || !call.override)
            found.push_back(std::move(problem));
}

void checkReason(const std::optional<std::string>& override, Problems& found)
{
    if (override && override->empty())
        impossible(found, "override-reason", std::nullopt, "an override needs a reason");
}

bool mayLackTricks(const RuleSet& rules, const Hand& hand)
{
    return hand.timeExpired && choiceOf(rules, *hand.timeExpired) == OnExpiry::StopNow;
}

bool checkSideTricks(Side side, const SideHand& hand, Problems& found)
{
    const Split* split = std::get_if<Split>(&hand.tricks);
    if (nilsIn(hand) > 0 && !split) {
        impossible(found, "split-needed", side, "bids nil, so each partner's tricks are needed");
        return false;
    }
    const int* together = std::get_if<int>(&hand.tricks);
    for (const int tricks :
         split ? std::vector<int>{(*split)[0], (*split)[1]} : std::vector<int>{together ? *together : 0})
        if (tricks < 0 || tricks > tricksInHand) {
            impossible(found, "tricks-range", side,
                       "takes " + std::to_string(tricks) + " tricks, a hand has 13");
            return false;
        }
    return true;
}

void checkTricks(const RuleSet& rules, const Hand& hand, Problems& found)
{
    const bool none = !hasTricks(hand.sides.a) && !hasTricks(hand.sides.b);
    if (none && mayLackTricks(rules, hand))
        return;
    for (const Side side : bothSides) {
        if (!hasTricks(hand.sides[side])) {
            impossible(found, "no-tricks", side, "gives no tricks", {}, Cause::TricksMissing);
            return;
        }
        if (!checkSideTricks(side, hand.sides[side], found))
            return;
    }
    const int sum = rawTricks(hand.sides.a) + rawTricks(hand.sides.b);
    if (sum != tricksInHand)
        impossible(found, "tricks-sum", std::nullopt,
                   std::to_string(rawTricks(hand.sides.a)) + " + " + std::to_string(rawTricks(hand.sides.b)) +
                       " tricks make " + std::to_string(sum) + ", a hand has 13");
}

void checkTable(const RuleSet& rules, const Hand& hand, Problems& found)
{
    if (std::holds_alternative<std::monostate>(hand.sides.a.bid))
        return;
    const int total = contractOf(hand.sides.a).value_or(0) + contractOf(hand.sides.b).value_or(0);
    if (rules.bid.minTableTotal && total < *rules.bid.minTableTotal)
        found.push_back({Severity::AgainstSheet, "below-table-total", std::nullopt,
                         "both sides bid " + std::to_string(total) + ", below " +
                             std::to_string(*rules.bid.minTableTotal) + " the hand is thrown in",
                         "bid.minTableTotal"});
    if (total > tricksInHand)
        found.push_back({Severity::Unusual,
                         "bids-over-13",
                         std::nullopt,
                         "both sides bid " + std::to_string(total) + " of 13 tricks",
                         {}});
}

void checkRulings(const RuleSet& rules, const Hand& hand, const Who& who, Problems& found)
{
    for (const Renege& renege : hand.reneges) {
        if (renege.by == renege.accused.side)
            impossible(found, "renege-own-side", renege.accused.side,
                       "accuses " + who(renege.accused) + ", who sits on the same side");
        if (renege.book < 1 || renege.book > tricksInHand)
            impossible(found, "renege-book", renege.accused.side,
                       "is challenged for book " + std::to_string(renege.book) + ", a hand has 13");
    }
    for (const FoulCall& call : hand.fouls)
        if (!findFoul(rules, call.foul))
            impossible(found, "foul-unknown", call.side,
                       "is charged with \"" + call.foul + "\", no foul of this sheet", "fouls");
    for (const Adjustment& adjustment : hand.adjustments) {
        if (adjustment.reason.empty())
            impossible(found, "adjustment-reason", adjustment.side, "is adjusted without a reason");
        if (std::abs(adjustment.points) > mostAdjustment)
            impossible(found, "adjustment-range", adjustment.side,
                       "is adjusted by " + std::to_string(adjustment.points) + " points");
    }
}

void checkDealer(const GameState& before, const Hand& hand, const Who& who, Problems& found)
{
    if (hand.dealer && before.dealer && *hand.dealer != *before.dealer)
        found.push_back(
            {Severity::AgainstSheet, "dealer", std::nullopt,
             "the dealer is given as " + who(*hand.dealer) + ", it is " + who(*before.dealer) + "'s turn",
             "misdeal.redealer"});
}

void check(const RuleSet& rules, const GameState& before, const Hand& hand, const Who& who, Problems& found)
{
    checkDealer(before, hand, who, found);
    for (const Side side : bothSides)
        for (Problem& problem : bidProblems(rules, before, side, hand.sides[side]))
            found.push_back(std::move(problem));
    checkTable(rules, hand, found);
    checkTricks(rules, hand, found);
    checkRulings(rules, hand, who, found);
    if (hand.timeExpired)
        checkTimeIn(rules, before, *hand.timeExpired, found);
    checkReason(hand.override, found);
}

void check(const RuleSet&, const GameState&, const Misdeal& misdeal, const Who&, Problems& found)
{
    if (misdeal.reason.empty())
        impossible(found, "misdeal-reason", std::nullopt, "a misdeal needs a reason");
    checkReason(misdeal.override, found);
}

void check(const RuleSet& rules, const GameState& before, const TimeCall& call, const Who&, Problems& found)
{
    checkTime(rules, before, call, found);
    checkReason(call.override, found);
}

} // namespace

Problems problems(const RuleSet& rules, const GameState& before, const Item& item, const Who& who)
{
    Problems found;
    checkOpen(before, found);
    std::visit([&](const auto& what) { check(rules, before, what, who, found); }, item);
    return found;
}

Problems startProblems(const RuleSet& rules, const Start& start)
{
    Problems found;
    for (const Side side : bothSides) {
        const StartSide& s = start.sides[side];
        if (std::abs(s.score) > mostStartPoints)
            impossible(found, "start-score", side, "begins at " + std::to_string(s.score) + " points");
        if (s.bags < 0 || (rules.bags.limit && s.bags >= *rules.bags.limit))
            impossible(found, "start-bags", side,
                       "begins with " + std::to_string(s.bags) + " bags" +
                           (rules.bags.limit ? ", the penalty falls at " + std::to_string(*rules.bags.limit)
                                             : std::string()),
                       "bags.limit");
        if (s.sets < 0)
            impossible(found, "start-sets", side, "begins with " + std::to_string(s.sets) + " sets");
        if (rules.end.maxSetsTotal && s.sets >= *rules.end.maxSetsTotal)
            impossible(found, "start-sets", side,
                       "begins with " + std::to_string(s.sets) + " sets, " +
                           std::to_string(*rules.end.maxSetsTotal) + " lose the game",
                       "end.maxSetsTotal");
        if (rules.end.minScore && s.score <= *rules.end.minScore)
            impossible(found, "start-lost", side,
                       "begins at " + std::to_string(s.score) + ", " + std::to_string(*rules.end.minScore) +
                           " loses the game",
                       "end.minScore");
    }
    if (start.hands < 0)
        impossible(found, "start-hands", std::nullopt,
                   "begins after " + std::to_string(start.hands) + " hands");
    const int a = start.sides.a.score;
    const int b = start.sides.b.score;
    if (rules.end.length == Length::FixedHands && a != b && start.hands >= rules.end.lengthCount)
        impossible(found, "start-hands", std::nullopt,
                   "begins after " + std::to_string(start.hands) + " hands, the game has " +
                       std::to_string(rules.end.lengthCount),
                   "end.handsOrGames");
    if (rules.end.length != Length::FixedHands && a != b && std::max(a, b) >= rules.end.target)
        impossible(found, "start-won", a > b ? Side::A : Side::B,
                   "begins at " + std::to_string(std::max(a, b)) + ", the target is " +
                       std::to_string(rules.end.target),
                   "end.target");
    return found;
}

const Problem* refusal(const Problems& problems, const Item& item)
{
    const bool lifted = overrideOf(item).has_value();
    const auto at = std::find_if(problems.begin(), problems.end(), [&](const Problem& p) {
        return p.severity == Severity::Impossible || (p.severity == Severity::AgainstSheet && !lifted);
    });
    return at == problems.end() ? nullptr : &*at;
}

} // namespace scoring
