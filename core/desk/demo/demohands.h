// Realistic hands: bids close to the tricks taken, and a nil now and then.
#pragma once

#include "chance.h"

#include "rules/venue.h"
#include "scoring/game.h"

namespace desk {

/// What a hand should show.
enum class Showing {
    Anything,
    NilMade,
    NilFailed,
    TwoNils,
    BlindNil,
    Set,
    Tier,     ///< the highest bid with special points, made: 10 for 200
    Sandbags, ///< a side that bids low and takes many
    Override  ///< what the rules don't allow, with an override
};

/// Whether the rules allow that hand at that point of a game.
bool mayShow(const scoring::RuleSet& rules, const scoring::GameState& before, Showing what);

/// A hand that can be entered there: 13 tricks, and bids that fit them. The more `skill` a side has (0 to 6),
/// the more tricks it takes. `bagger` is the side of Sandbags. If the hand can't show that, it shows
/// anything.
scoring::Hand playedHand(const scoring::RuleSet& rules, const scoring::GameState& before, Showing what,
                         const scoring::PerSide<int>& skill, Chance& chance,
                         scoring::Side bagger = scoring::Side::A);

/// An event at a table besides bids and tricks.
enum class Incident { None, Misdeal, RenegeUpheld, RenegeRejected };

/// Whether the sheet has that event.
bool mayHappen(const rules::Set& rules, Incident incident);

/// The next deal at a table.
struct Deal {
    Showing showing = Showing::Anything;
    Incident incident = Incident::None;
    bool isTimeUp = false; ///< the clock has run out, and time was not called yet
    scoring::PerSide<int> skill{};
    scoring::Side bagger = scoring::Side::A;
};

/// The result: a hand with the challenge and its ruling, a misdeal for a reason on the sheet (`no-spade` if
/// it names none), or that time is up, during a hand or instead of one.
scoring::Item playedItem(const rules::Set& rules, const scoring::GameState& before, const Deal& deal,
                         Chance& chance);

} // namespace desk
