// Whether an item can be entered. Only the checks use this. game.h scores everything on record, whatever this
// says.
#pragma once

#include "game.h"

#include "message/message.h"

#include <string_view>
#include <vector>

namespace scoring {

/// Impossible: always refused. AgainstSheet: allowed with an override and a reason. Unusual: only worth a
/// hint.
enum class Severity { Impossible, AgainstSheet, Unusual };

/// The cause of a problem: something that was entered; something missing, which matters only for a whole
/// hand; or the end of the game, whatever was entered.
enum class Cause { Entered, BidMissing, TricksMissing, GameOver };

/// What a problem is about, as far as callers need it: a first hand without bids, the number of nils of a
/// side, a blind nil or bid and its conditions, too many blind bids, both bids together, the time call,
/// rulings.
enum class About {
    Anything,
    FirstHand,
    Nils,
    BlindNil,
    BlindNilDeficit,
    BlindBidDeficit,
    BlindAgain,
    TableTotal,
    Time,
    Ruling
};

struct Problem {
    Severity severity = Severity::Impossible;
    std::optional<Side> side;   ///< nothing: it is about the table
    message::Message what;      ///< a clause with the value: `below-min-team`, bid 3, least 4
    std::string_view parameter; ///< the rule behind it; empty: it follows from the deck
    Cause cause = Cause::Entered;
    About about = About::Anything;
};
using Problems = std::vector<Problem>;

/// The limits for a score from paper and for added points.
inline constexpr int mostStartPoints = 100000;
inline constexpr int mostAdjustment = 10000;

/// All problems with entering `item` into a game at `before`, with or without an override. Works for any
/// value of the type. `who` names the two sides. Reasons aren't checked, because a preview may not have them
/// yet.
Problems problems(const RuleSet& rules, const GameState& before, const Item& item,
                  const Who& who = seatAlone);
/// The problems with one side's bids, before anything is played.
Problems bidProblems(const RuleSet& rules, const GameState& before, Side side, const SideHand& hand);
/// Why a game can't continue from paper in this state.
Problems startProblems(const RuleSet& rules, const Start& start);

/// The first problem that keeps the item from being entered. Null if it can be. An override in the item
/// allows what is AgainstSheet.
const Problem* refusal(const Problems& problems, const Item& item);

} // namespace scoring
