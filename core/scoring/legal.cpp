#include "legal.h"

#include "count.h"

#include <algorithm>
#include <cstdlib>

namespace scoring {

using message::Message;

namespace {

void impossible(Problems& found, std::optional<Side> side, Message what, std::string_view parameter = {},
                Cause cause = Cause::Entered)
{
    found.push_back({Severity::Impossible, side, std::move(what), parameter, cause});
}

void checkOpen(const GameState& before, Problems& found)
{
    const Result& result = before.result;
    if (result.state != State::Won)
        return;
    Message over = result.winner
                       ? Message{"game-over",
                                 {{"hand", before.hands},
                                  {"a", result.score.a},
                                  {"b", result.score.b},
                                  {"winner", name(*result.winner)}}}
                       : Message{"game-over-level",
                                 {{"hand", before.hands}, {"a", result.score.a}, {"b", result.score.b}}};
    impossible(found, std::nullopt, std::move(over), {}, Cause::GameOver);
}

void checkTime(const RuleSet& rules, const GameState& before, const TimeCall& call, Problems& found)
{
    if (before.time)
        impossible(found, std::nullopt, Message{"time-twice"});
    else if (!rules.time.onExpiry && !call.choice)
        impossible(found, std::nullopt, Message{"no-time-limit"}, "time.limitMin");
    else if (!rules.time.onExpiry)
        found.push_back({Severity::AgainstSheet, std::nullopt, Message{"time-not-limited"}, "time.limitMin"});
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
        impossible(found, std::nullopt, Message{"override-reason"});
}

bool mayLackTricks(const RuleSet& rules, const Hand& hand)
{
    return hand.timeExpired && choiceOf(rules, *hand.timeExpired) == OnExpiry::StopNow;
}

bool checkSideTricks(Side side, const SideHand& hand, Problems& found)
{
    const Split* split = std::get_if<Split>(&hand.tricks);
    if (nilsIn(hand) > 0 && !split) {
        impossible(found, side, Message{"split-needed"});
        return false;
    }
    const int* together = std::get_if<int>(&hand.tricks);
    for (const int tricks :
         split ? std::vector<int>{(*split)[0], (*split)[1]} : std::vector<int>{together ? *together : 0})
        if (tricks < 0 || tricks > tricksInHand) {
            impossible(found, side, Message{"tricks-range", {{"tricks", tricks}}});
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
            impossible(found, side, Message{"no-tricks"}, {}, Cause::TricksMissing);
            return;
        }
        if (!checkSideTricks(side, hand.sides[side], found))
            return;
    }
    const int sum = rawTricks(hand.sides.a) + rawTricks(hand.sides.b);
    if (sum != tricksInHand)
        impossible(found, std::nullopt,
                   Message{"tricks-sum",
                           {{"a", rawTricks(hand.sides.a)}, {"b", rawTricks(hand.sides.b)}, {"sum", sum}}});
}

void checkTable(const RuleSet& rules, const Hand& hand, Problems& found)
{
    if (std::holds_alternative<std::monostate>(hand.sides.a.bid))
        return;
    const int total = contractOf(hand.sides.a).value_or(0) + contractOf(hand.sides.b).value_or(0);
    if (rules.bid.minTableTotal && total < *rules.bid.minTableTotal)
        found.push_back(
            {Severity::AgainstSheet, std::nullopt,
             Message{"below-table-total", {{"total", total}, {"least", *rules.bid.minTableTotal}}},
             "bid.minTableTotal"});
    if (total > tricksInHand)
        found.push_back({Severity::Unusual, std::nullopt, Message{"bids-over-13", {{"total", total}}}, {}});
}

void checkRulings(const RuleSet& rules, const Hand& hand, const Who& who, Problems& found)
{
    for (const Renege& renege : hand.reneges) {
        if (renege.by == renege.accused.side)
            impossible(found, renege.accused.side,
                       Message{"renege-own-side", {{"accused", who(renege.accused)}}});
        if (renege.book < 1 || renege.book > tricksInHand)
            impossible(found, renege.accused.side, Message{"renege-book", {{"book", renege.book}}});
    }
    for (const FoulCall& call : hand.fouls)
        if (!findFoul(rules, call.foul))
            impossible(found, call.side, Message{"foul-unknown", {{"foul", call.foul}}}, "fouls");
    for (const Adjustment& adjustment : hand.adjustments) {
        if (adjustment.reason.empty())
            impossible(found, adjustment.side, Message{"adjustment-reason"});
        if (std::abs(adjustment.points) > mostAdjustment)
            impossible(found, adjustment.side, Message{"adjustment-range", {{"points", adjustment.points}}});
    }
}

void checkDealer(const GameState& before, const Hand& hand, const Who& who, Problems& found)
{
    if (hand.dealer && before.dealer && *hand.dealer != *before.dealer)
        found.push_back({Severity::AgainstSheet, std::nullopt,
                         Message{"dealer", {{"given", who(*hand.dealer)}, {"turn", who(*before.dealer)}}},
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
        impossible(found, std::nullopt, Message{"misdeal-reason"});
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
            impossible(found, side, Message{"start-score", {{"points", s.score}}});
        if (rules.bags.limit && (s.bags < 0 || s.bags >= *rules.bags.limit))
            impossible(found, side, Message{"start-bags", {{"bags", s.bags}, {"limit", *rules.bags.limit}}},
                       "bags.limit");
        else if (s.bags < 0)
            impossible(found, side, Message{"start-bags-below-none", {{"bags", s.bags}}}, "bags.limit");
        if (s.sets < 0)
            impossible(found, side, Message{"start-sets-below-none", {{"sets", s.sets}}});
        if (rules.end.maxSetsTotal && s.sets >= *rules.end.maxSetsTotal)
            impossible(found, side,
                       Message{"start-sets", {{"sets", s.sets}, {"limit", *rules.end.maxSetsTotal}}},
                       "end.maxSetsTotal");
        if (rules.end.minScore && s.score <= *rules.end.minScore)
            impossible(found, side,
                       Message{"start-lost", {{"points", s.score}, {"limit", *rules.end.minScore}}},
                       "end.minScore");
    }
    if (start.hands < 0)
        impossible(found, std::nullopt, Message{"start-hands-below-none", {{"hands", start.hands}}});
    const int a = start.sides.a.score;
    const int b = start.sides.b.score;
    if (rules.end.length == Length::FixedHands && a != b && start.hands >= rules.end.lengthCount)
        impossible(found, std::nullopt,
                   Message{"start-hands", {{"hands", start.hands}, {"length", rules.end.lengthCount}}},
                   "end.handsOrGames");
    if (rules.end.length != Length::FixedHands && a != b && std::max(a, b) >= rules.end.target)
        impossible(found, a > b ? Side::A : Side::B,
                   Message{"start-won", {{"points", std::max(a, b)}, {"target", rules.end.target}}},
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
