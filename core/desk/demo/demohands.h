// Hands as a table might have played them: bids near what the tricks come to, nils now and then.
#pragma once

#include "chance.h"

#include "rules/venue.h"
#include "scoring/game.h"

namespace desk {

/// What a hand has to show.
enum class Showing {
    Anything,
    NilMade,
    NilFailed,
    TwoNils,
    BlindNil,
    Set,
    Tier,     ///< the highest bid with a worth of its own, made: 10 for 200
    Sandbags, ///< a side that bids low and takes many
    Override  ///< what the rules don't allow, with an override
};

/// Whether the rules allow that hand at that point of a game.
bool mayShow(const scoring::RuleSet& rules, const scoring::GameState& before, Showing what);

/// A hand that may be entered there: 13 tricks, and bids that were made in view of them. A side takes the
/// more tricks the more `skill` it has (0 to 6). `bagger` is the side of Sandbags. Where the hand cannot show
/// that, it shows anything.
scoring::Hand playedHand(const scoring::RuleSet& rules, const scoring::GameState& before, Showing what,
                         const scoring::PerSide<int>& skill, Chance& chance,
                         scoring::Side bagger = scoring::Side::A);

/// Something that happens at a table beside what is bid and taken.
enum class Incident { None, Misdeal, RenegeUpheld, RenegeRejected };

/// Whether the sheet knows such a thing.
bool mayHappen(const rules::Set& rules, Incident incident);

/// The next deal at a table.
struct Deal {
    Showing showing = Showing::Anything;
    Incident incident = Incident::None;
    bool isTimeUp = false; ///< the clock has run out, and time was not called yet
    scoring::PerSide<int> skill{};
    scoring::Side bagger = scoring::Side::A;
};

/// What comes of it: a hand with the challenge in it that was ruled on, a misdeal for a reason on the sheet
/// (`no-spade` where it names none), or that time is up, in a hand or instead of one.
scoring::Item playedItem(const rules::Set& rules, const scoring::GameState& before, const Deal& deal,
                         Chance& chance);

} // namespace desk
