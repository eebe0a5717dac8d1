// Random games for property tests: every legal form of a hand, under any rule set.
#pragma once

#include "arbitrary/rules.h"
#include "scoring/game.h"

#include <rapidcheck.h>

namespace arbitrary {

inline scoring::SideHand sideHand(int tricks)
{
    using scoring::bid;
    scoring::SideHand hand;
    const int first = within(0, tricks);
    const auto call = [] {
        return oneOf({bid(within(1, 13)), bid(within(1, 5)), scoring::nil, scoring::blindNil});
    };
    if (maybe()) {
        const scoring::Bids bids{call(), call()};
        hand.bid = bids;
        hand.blind = !bids[0].isNil() && !bids[1].isNil() && maybe(); // a number, up to 26
        hand.tricks = scoring::Split{first, tricks - first};
    } else {
        hand.bid = within(1, 13);
        hand.blind = maybe();
        hand.tricks = tricks;
    }
    if (within(0, 9) == 0)
        hand.bid = std::monostate{};
    return hand;
}

inline scoring::Hand hand(const scoring::RuleSet& rules)
{
    using namespace scoring;
    Hand hand;
    const int tricks = within(0, 13);
    hand.sides = {sideHand(tricks), sideHand(13 - tricks)};
    for (int n = within(0, 2); n > 0; --n) {
        const Seat accused{oneOf({Side::A, Side::B}), within(0, 1)};
        const auto by = maybe() ? std::optional(scoring::other(accused.side)) : std::nullopt;
        hand.reneges.push_back({by, accused, within(1, 13),
                                oneOf({scoring::Ruling::Upheld, scoring::Ruling::Rejected,
                                       scoring::Ruling::Withdrawn, scoring::Ruling::Pending})});
    }
    for (int n = within(0, 1); n > 0; --n)
        hand.adjustments.push_back({oneOf({Side::A, Side::B}), within(-100, 100), "reason"});
    for (const Foul& foul : rules.fouls)
        if (within(0, 3) == 0)
            hand.fouls.push_back({oneOf({Side::A, Side::B}), foul.name});
    if (within(0, 9) == 0)
        hand.timeExpired = TimeCall{
            maybe() ? std::nullopt
                    : std::optional(oneOf({OnExpiry::FinishHand, OnExpiry::FinishGame, OnExpiry::StopNow})),
            {}};
    return hand;
}

inline scoring::Game game(const scoring::RuleSet& rules)
{
    using namespace scoring;
    Game game;
    const int most = rules.bags.limit.value_or(20) - 1;
    game.start = {{{within(-200, 400), within(0, most), 0}, {within(-200, 400), within(0, most), 0}},
                  within(0, 2)};
    for (int n = within(0, 12); n > 0; --n) {
        const int kind = within(0, 11);
        if (kind == 0)
            game.items.emplace_back(Misdeal{{Side::A, 0}, "no-spade"});
        else if (kind == 1)
            game.items.emplace_back(TimeCall{});
        else
            game.items.emplace_back(hand(rules));
    }
    return game;
}

} // namespace arbitrary
