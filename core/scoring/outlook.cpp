#include "outlook.h"

#include "tally.h"

#include <algorithm>

namespace scoring {

namespace {

constexpr std::array<By, 3> lossRules{By::MinScore, By::Sets, By::FirstHand};

/// The number of ways to an outcome.
struct Tally {
    int ways = 0;
    int all = 0;
    void take(bool came)
    {
        ++all;
        ways += came ? 1 : 0;
    }
    Chance chance() const { return ways == 0 ? Chance::Never : ways == all ? Chance::Sure : Chance::Maybe; }
};
struct Tallies {
    Tally makes, wins, winsTotal, bagPenalty;
    std::array<Tally, lossRules.size()> losses;
};
using TalliesByTricks = std::array<Tallies, tricksInHand + 1>;
struct SideTallies {
    TalliesByTricks byTricks;
    TalliesByTricks byPartner; ///< of a single nil
    std::optional<int> contract;
    std::optional<Range> penalty;
};

/// The ways a side can take that many tricks. Which partner took them matters only with a nil.
std::vector<SideHand> waysToTake(SideHand hand, int tricks)
{
    std::vector<SideHand> ways;
    const bool split = nilsIn(hand) > 0;
    for (int first = split ? 0 : tricks; first <= tricks; ++first) {
        if (split)
            hand.tricks = Split{first, tricks - first};
        else
            hand.tricks = tricks;
        ways.push_back(hand);
    }
    return ways;
}

/// Points lost to bags; nothing without a penalty, which may cost 0.
std::optional<int> penaltyOf(const SideLedger& ledger)
{
    std::optional<int> lost;
    for (const Line& line : ledger.lines)
        if (line.kind == LineKind::BagPenalty)
            lost = lost.value_or(0) - line.points;
    return lost;
}

bool winsByTotal(const GameState& after, Side side)
{
    const auto total = [&](Side of) { return after.carried[of] + after.sides[of].score; };
    return after.ofTotal && after.lastOfMatch && after.result.state == State::Won &&
           total(side) > total(other(side));
}

void takePenalty(std::optional<int> lost, SideTallies& side, Tally& falls)
{
    if (lost) {
        const Range before = side.penalty.value_or(Range{*lost, *lost});
        side.penalty = Range{std::min(before.least, *lost), std::max(before.most, *lost)};
    }
    falls.take(lost.has_value());
}

/// The tricks of the partner of a single nil; nothing without a single nil.
std::optional<int> tricksOfNilsPartner(const SideHand& hand)
{
    if (nilsIn(hand) != 1)
        return std::nullopt;
    return tricksOf(hand, isNil(hand, 0) ? 1 : 0);
}

void take(const Played& played, const Hand& hand, PerSide<SideTallies>& all)
{
    const Result& result = played.after.result;
    for (const Side side : bothSides) {
        const SideLedger& ledger = played.ledger.sides[side];
        SideTallies& own = all[side];
        Tallies& tallies = own.byTricks[static_cast<std::size_t>(ledger.tricks)];
        own.contract = ledger.bid;
        tallies.makes.take(ledger.made.value_or(false));
        tallies.wins.take(result.winner == side);
        tallies.winsTotal.take(winsByTotal(played.after, side));
        takePenalty(penaltyOf(ledger), own, tallies.bagPenalty);
        if (const auto partner = tricksOfNilsPartner(hand.sides[side])) {
            Tallies& byPartner = own.byPartner[static_cast<std::size_t>(*partner)];
            byPartner.makes.take(ledger.made.value_or(false));
            byPartner.bagPenalty.take(penaltyOf(ledger).has_value());
        }
        for (std::size_t i = 0; i < lossRules.size(); ++i)
            tallies.losses[i].take(result.winner == other(side) && result.by == lossRules[i]);
    }
}

template <class Which>
ByTricks chances(const TalliesByTricks& tallies, Which which)
{
    ByTricks found{};
    std::transform(tallies.begin(), tallies.end(), found.begin(),
                   [&](const Tallies& each) { return which(each).chance(); });
    return found;
}

SideOutlook outlookOf(const SideTallies& side)
{
    SideOutlook found;
    found.contract = side.contract;
    const auto makes = [](const Tallies& t) { return t.makes; };
    const auto bagPenalty = [](const Tallies& t) { return t.bagPenalty; };
    found.makes = chances(side.byTricks, makes);
    found.makesByPartner = chances(side.byPartner, makes);
    found.wins = chances(side.byTricks, [](const Tallies& t) { return t.wins; });
    found.winsTotal = chances(side.byTricks, [](const Tallies& t) { return t.winsTotal; });
    found.bagPenalty = chances(side.byTricks, bagPenalty);
    found.bagPenaltyByPartner = chances(side.byPartner, bagPenalty);
    found.penalty = side.penalty;
    for (std::size_t i = 0; i < lossRules.size(); ++i) {
        const Loss loss{lossRules[i], chances(side.byTricks, [i](const Tallies& t) { return t.losses[i]; })};
        if (std::any_of(loss.loses.begin(), loss.loses.end(), [](Chance c) { return c != Chance::Never; }))
            found.losses.push_back(loss);
    }
    return found;
}

bool lacksBid(const RuleSet& rules, const GameState& before, const Hand& hand)
{
    return std::any_of(bothSides.begin(), bothSides.end(), [&](Side side) {
        const Problems found = bidProblems(rules, before, side, hand.sides[side]);
        return std::ranges::find(found, Cause::BidMissing, &Problem::cause) != found.end();
    });
}

} // namespace

std::optional<PerSide<SideOutlook>> outlook(const RuleSet& rules, const GameState& before, const Hand& hand)
{
    if (before.result.state == State::Won || lacksBid(rules, before, hand))
        return std::nullopt;
    PerSide<SideTallies> all;
    Hand played = hand;
    for (int tricks = 0; tricks <= tricksInHand; ++tricks)
        for (const SideHand& a : waysToTake(hand.sides.a, tricks))
            for (const SideHand& b : waysToTake(hand.sides.b, tricksInHand - tricks)) {
                played.sides = {a, b};
                take(play(rules, before, played), played, all);
            }
    return PerSide<SideOutlook>{outlookOf(all.a), outlookOf(all.b)};
}

bool endsByTime(const RuleSet& rules, const GameState& before, const Hand& hand)
{
    const auto inHand = hand.timeExpired ? choiceOf(rules, *hand.timeExpired) : std::nullopt;
    const bool isLater = before.time.has_value();
    const bool counts = isLater || inHand != OnExpiry::StopNow;
    return decidesByTime(rules, isLater ? before.time : inHand, isLater) &&
           !isTooEarly(rules, before.hands + (counts ? 1 : 0));
}

std::optional<int> handsLeft(const RuleSet& rules, const GameState& before, const Hand& hand)
{
    const auto inHand = hand.timeExpired ? choiceOf(rules, *hand.timeExpired) : std::nullopt;
    const bool isLater = before.time.has_value();
    const auto choice = isLater ? before.time : inHand;
    if (!choice || *choice == OnExpiry::FinishGame)
        return std::nullopt;
    const int inPlay = isLater || *choice != OnExpiry::StopNow ? 1 : 0;
    const int byTime = inPlay + (decidesByTime(rules, choice, isLater) ? 0 : 1);
    return std::max(byTime, rules.end.minHands.value_or(0) - before.hands);
}

std::optional<int> pointsToTarget(const RuleSet& rules, int score)
{
    if (rules.end.length == Length::FixedHands)
        return std::nullopt;
    return std::max(0, rules.end.target - score);
}

std::optional<int> lastBidOf(const RuleSet& rules, const Tier& tier)
{
    if (tier.exact)
        return tier.minBid;
    const int most = rules.bid.maxTeam.value_or(2 * tricksInHand);
    int last = most;
    while (last > tier.minBid && *tierFor(rules, last, tier.onlyBlind) != tier)
        --last;
    return last < most ? std::optional(last) : std::nullopt;
}

std::optional<FirstBid> bidsFirst(const RuleSet& rules, const GameState& before)
{
    const bool bidsItself = rules.bid.firstHand == FirstHand::BidsItself && before.firstHand;
    if (!before.dealer || bidsItself)
        return std::nullopt;
    const Seat left = next(*before.dealer);
    return FirstBid{left.side, rules.bid.first == BidFirst::DealerLeft ? std::optional(left) : std::nullopt};
}

std::optional<Problem> againstBlindNil(const RuleSet& rules, const GameState& before, Side side)
{
    SideHand hand;
    hand.bid = Bids{blindNil, bid(rules.bid.minWithNilPartner.value_or(rules.bid.minPlayer.value_or(1)))};
    for (const Problem& problem : bidProblems(rules, before, side, hand))
        if (problem.about == About::FirstHand || problem.about == About::Nils ||
            problem.about == About::BlindNil || problem.about == About::BlindNilDeficit ||
            problem.about == About::BlindAgain)
            return problem;
    return std::nullopt;
}

std::optional<Problem> againstBlindBid(const RuleSet& rules, const GameState& before, Side side)
{
    SideHand hand;
    hand.bid = std::max(rules.contract.blindBid->min, rules.bid.minTeam.value_or(1));
    hand.blind = true;
    for (const Problem& problem : bidProblems(rules, before, side, hand))
        if (problem.about == About::FirstHand || problem.about == About::BlindBidDeficit ||
            problem.about == About::BlindAgain)
            return problem;
    return std::nullopt;
}

int cardsExchanged(const Nil& rule, const SideHand& hand)
{
    int cards = 0;
    if (const auto* bids = std::get_if<Bids>(&hand.bid))
        for (const Bid& each : *bids)
            if (each.isNil())
                cards = std::max(cards, each == blindNil ? rule.blindExchange : rule.exchange);
    return cards;
}

} // namespace scoring
