#include "outlook.h"

#include <algorithm>
#include <vector>

namespace scoring {

namespace {

/// In how many ways something came about.
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
    Tally makes, wins, bagPenalty;
};
using AllTallies = PerSide<std::array<Tallies, tricksInHand + 1>>;

/// How a side may have taken so many tricks: who took them matters only beside a nil.
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

bool hasBagPenalty(const SideLedger& ledger)
{
    return std::any_of(ledger.lines.begin(), ledger.lines.end(),
                       [](const Line& line) { return line.kind == LineKind::BagPenalty; });
}

void take(const Played& played, AllTallies& all)
{
    for (const Side side : bothSides) {
        const SideLedger& ledger = played.ledger.sides[side];
        Tallies& tallies = all[side][static_cast<std::size_t>(ledger.tricks)];
        tallies.makes.take(ledger.made.value_or(false));
        tallies.wins.take(played.after.result.winner == side);
        tallies.bagPenalty.take(hasBagPenalty(ledger));
    }
}

bool lacksBid(const RuleSet& rules, const GameState& before, const Hand& hand)
{
    return std::any_of(bothSides.begin(), bothSides.end(), [&](Side side) {
        const Problems found = bidProblems(rules, before, side, hand.sides[side]);
        return std::any_of(found.begin(), found.end(),
                           [](const Problem& problem) { return problem.code == "no-bid"; });
    });
}

} // namespace

std::optional<PerSide<SideOutlook>> outlook(const RuleSet& rules, const GameState& before, const Hand& hand)
{
    if (before.result.state == State::Won || lacksBid(rules, before, hand))
        return std::nullopt;
    AllTallies all;
    Hand played = hand;
    for (int tricks = 0; tricks <= tricksInHand; ++tricks)
        for (const SideHand& a : waysToTake(hand.sides.a, tricks))
            for (const SideHand& b : waysToTake(hand.sides.b, tricksInHand - tricks)) {
                played.sides = {a, b};
                take(play(rules, before, played), all);
            }
    PerSide<SideOutlook> found;
    for (const Side side : bothSides)
        for (std::size_t n = 0; n <= tricksInHand; ++n) {
            found[side].makes[n] = all[side][n].makes.chance();
            found[side].wins[n] = all[side][n].wins.chance();
            found[side].bagPenalty[n] = all[side][n].bagPenalty.chance();
        }
    return found;
}

std::optional<FirstBid> bidsFirst(const RuleSet& rules, const GameState& before)
{
    if (!before.dealer)
        return std::nullopt;
    const Seat left = next(*before.dealer);
    return FirstBid{left.side, rules.bid.first == BidFirst::DealerLeft ? std::optional(left) : std::nullopt};
}

std::optional<Problem> againstBlindNil(const RuleSet& rules, const GameState& before, Side side)
{
    SideHand hand;
    hand.bid = Bids{blindNil, bid(rules.bid.minWithNilPartner.value_or(rules.bid.minPlayer.value_or(1)))};
    for (const Problem& problem : bidProblems(rules, before, side, hand))
        if (problem.code == "bids-itself" || problem.code == "too-many-nils" ||
            problem.code.substr(0, 9) == "blind-nil")
            return problem;
    return std::nullopt;
}

} // namespace scoring
