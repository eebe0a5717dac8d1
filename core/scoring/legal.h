// Whether an item may be entered. Only the checks ask; game.h scores everything that is on record, whatever
// the answer was.
#pragma once

#include "game.h"

#include "message/message.h"

#include <string_view>
#include <vector>

namespace scoring {

/// Impossible is always refused. AgainstSheet is allowed by an override with a reason. Unusual is only worth
/// a hint.
enum class Severity { Impossible, AgainstSheet, Unusual };

/// The cause of a problem: something that was entered; something that isn't entered yet, which only matters
/// for a whole hand; or the end of the game, whatever is entered.
enum class Cause { Entered, BidMissing, TricksMissing, GameOver };

/// What a problem is about, as far as anybody asks: whose hand it is to bid itself, how many nils a side has,
/// a blind nil or bid and what that takes, a blind bid too many, what both sides bid together, the time call,
/// what was ruled.
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
    std::optional<Side> side;   ///< nothing: about the table
    message::Message what;      ///< a clause with the value: `below-min-team`, bid 3, least 4
    std::string_view parameter; ///< the rule behind it; empty if it follows from the deck
    Cause cause = Cause::Entered;
    About about = About::Anything;
};
using Problems = std::vector<Problem>;

/// The limits for points of a score from paper and of an adjustment.
inline constexpr int mostStartPoints = 100000;
inline constexpr int mostAdjustment = 10000;

/// All problems with entering `item` into a game at `before`, with or without an override. Works for any
/// value of the type. `who` names the two sides. Reasons aren't checked: a preview can lack them.
Problems problems(const RuleSet& rules, const GameState& before, const Item& item,
                  const Who& who = seatAlone);
/// The problems with one side's bids, before anything is played.
Problems bidProblems(const RuleSet& rules, const GameState& before, Side side, const SideHand& hand);
/// Why a game can't be continued from paper in this state.
Problems startProblems(const RuleSet& rules, const Start& start);

/// The first problem that keeps the item out; null if it may be entered. An override in the item lifts
/// problems that are only AgainstSheet.
const Problem* refusal(const Problems& problems, const Item& item);

} // namespace scoring
